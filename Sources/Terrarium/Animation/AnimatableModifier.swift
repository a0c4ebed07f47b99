/// A modifier whose numbers would be animated: the older name of adopting both protocols.
public nonisolated protocol AnimatableModifier: Animatable, ViewModifier {}
