extension View {
    /// Presents a choice while a binding is true.
    ///
    /// Every button ends the dialog after its action. The title shows only where `titleVisibility` is `visible`. Without
    /// a button to cancel, the dialog gets one. A tap beside it ends it too.
    @preconcurrency
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: { EmptyView() })
    }

    /// Presents a choice with a message while a binding is true.
    @preconcurrency
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            PresentationModifier(kind: .confirmation, trigger: PresentationTrigger(isPresented)) { (_: Void) in
                AlertPanel(
                    title: title, showsTitle: titleVisibility == .visible, isConfirmation: true, actions: actions(),
                    message: message())
            })
    }

    /// Presents a choice while a binding is true.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a choice with a message while a binding is true.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Presents a choice about data while a binding is true and there is data.
    ///
    /// The data is that of the moment when it opens; later changes do not show.
    @preconcurrency
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
            message: { _ in EmptyView() })
    }

    /// Presents a choice with a message about data while a binding is true and there is data.
    ///
    /// The data is that of the moment when it opens; later changes do not show.
    @preconcurrency
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .confirmation, trigger: PresentationTrigger(isPresented, data: data)
            ) { value in
                AlertPanel(
                    title: title, showsTitle: titleVisibility == .visible, isConfirmation: true,
                    actions: actions(value), message: message(value))
            })
    }

    /// Presents a choice about data while a binding is true and there is data.
    ///
    /// The data is that of the moment when it opens; later changes do not show.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Presents a choice with a message about data while a binding is true and there is data.
    ///
    /// The data is that of the moment when it opens; later changes do not show.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }
}
