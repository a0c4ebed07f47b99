public import Foundation

extension View {
    /// Presents an alert while a binding is true.
    ///
    /// Every button ends the alert after its action. Without buttons the alert gets OK; no other button is added.
    @preconcurrency
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents an alert with a message while a binding is true.
    @preconcurrency
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            PresentationModifier(kind: .alert, trigger: PresentationTrigger(isPresented)) { (_: Void) in
                AlertPanel(title: title, isConfirmation: false, actions: actions(), message: message())
            })
    }

    /// Presents an alert while a binding is true.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a message while a binding is true.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert about data while a binding is true and there is data.
    ///
    /// The data is that of the moment when it opens; later changes do not show.
    @preconcurrency
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents an alert with a message about data while a binding is true and there is data.
    ///
    /// The data is that of the moment when it opens; later changes do not show.
    @preconcurrency
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            PresentationModifier(kind: .alert, trigger: PresentationTrigger(isPresented, data: data)) { value in
                AlertPanel(title: title, isConfirmation: false, actions: actions(value), message: message(value))
            })
    }

    /// Presents an alert about data while a binding is true and there is data.
    ///
    /// The data is that of the moment when it opens; later changes do not show.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert with a message about data while a binding is true and there is data.
    ///
    /// The data is that of the moment when it opens; later changes do not show.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert for an error while a binding is true; its title is the error's description.
    @preconcurrency
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
    }

    /// Presents an alert with a message for an error while a binding is true.
    @preconcurrency
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        modifier(
            PresentationModifier(kind: .alert, trigger: PresentationTrigger(isPresented, data: error)) { error in
                AlertPanel(
                    title: Text(verbatim: error.errorDescription ?? ""), isConfirmation: false,
                    actions: actions(error), message: message(error))
            })
    }
}
