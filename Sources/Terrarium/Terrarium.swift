@_exported public import TerrariumLayout
