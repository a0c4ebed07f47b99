extension View {
    /// Masks the view with another one: the older form.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        self.mask { mask }
    }
}
