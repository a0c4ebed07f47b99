import SwiftUI
import Testing

/// Chains as people write them, with literals and conditions in the arguments. The compiler gives up on an expression
/// that takes it too long, so that this file compiles only while overloads stay cheap.
private struct LongChain: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var isPresented = false

    var body: some View {
        Text("Long \(text.count) chain")
            .font(.system(size: isOn ? 20 : 12, weight: .bold, design: .rounded))
            .foregroundStyle(isOn ? .red : .blue)
            .multilineTextAlignment(.center)
            .lineLimit(isOn ? 2 : 1)
            .padding(.horizontal, isOn ? 12 : 8)
            .padding(.vertical)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .background(isOn ? Color.yellow.opacity(0.2) : .clear, in: .rect(cornerRadius: 8))
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray.opacity(0.5), lineWidth: isOn ? 2 : 1))
            .shadow(color: .black.opacity(0.1), radius: isOn ? 4 : 2, x: 0, y: 1)
            .scaleEffect(isOn ? 1.1 : 1)
            .rotationEffect(.degrees(isOn ? 5 : 0))
            .opacity(text.isEmpty ? 0.5 : 1)
            .offset(x: isOn ? 4 : 0, y: 0)
            .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isOn)
            .contentShape(Rectangle())
            .onTapGesture { isOn.toggle() }
            .onChange(of: isOn) { _, new in text = new ? "on" : "" }
            .onAppear { isPresented = false }
            .sheet(isPresented: $isPresented) { Text("Sheet") }
            .accessibilityLabel("Chain")
            .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
            .tint(isOn ? .red : nil)
            .disabled(text.count > 3)
    }
}

@MainActor
struct LongChainTests {
    @Test func aLongChainWorks() throws {
        let host = ViewHost { LongChain() }
        try host.tap(.label("Chain"))
        #expect(host.texts == ["Long 2 chain"])
        #expect(host.outline().contains("scale=1.1"))
    }
}
