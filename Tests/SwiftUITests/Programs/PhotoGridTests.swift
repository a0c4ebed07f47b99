import SwiftUI
import Testing

private struct Photo: Identifiable, Hashable {
    let id: Int
    var name: String { "Photo \(id)" }
}

private struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

private struct PhotoGridView: View {
    @Namespace private var namespace
    @State private var selected: Photo?
    @State private var scale: CGFloat = 1
    @GestureState private var drag = CGSize.zero
    private let photos = (1...6).map(Photo.init)
    private let columns = [GridItem(.adaptive(minimum: 100), spacing: 4)]

    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 4) {
                    ForEach(photos) { photo in
                        Button {
                            withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { selected = photo }
                        } label: {
                            Rectangle()
                                .fill(Color(hue: Double(photo.id) / 6, saturation: 0.6, brightness: 0.9).gradient)
                                .aspectRatio(1, contentMode: .fit)
                                .overlay(alignment: .bottomLeading) {
                                    Text(photo.name).font(.caption2).padding(4)
                                }
                                .matchedGeometryEffect(id: photo.id, in: namespace, isSource: selected == nil)
                        }
                        .buttonStyle(PressedStyle())
                        .accessibilityLabel(photo.name)
                    }
                }
            }
            .blur(radius: selected == nil ? 0 : 8)
            .allowsHitTesting(selected == nil)
            if let photo = selected {
                detail(photo).zIndex(1).transition(.asymmetric(insertion: .identity, removal: .opacity))
            }
        }
    }

    @ViewBuilder
    private func detail(_ photo: Photo) -> some View {
        VStack {
            RoundedRectangle(cornerRadius: 20)
                .fill(.thickMaterial)
                .matchedGeometryEffect(id: photo.id, in: namespace)
                .frame(width: 300, height: 300)
                .scaleEffect(scale)
                .offset(drag)
                .gesture(MagnificationGesture().onChanged { scale = $0 }.onEnded { _ in scale = 1 })
                .simultaneousGesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
            Text("Viewing \(photo.name)")
            Button("Close") {
                withAnimation {
                    selected = nil
                } completion: {
                    scale = 1
                }
            }
        }
    }
}

@MainActor
struct PhotoGridTests {
    @Test func aPhotoOpensAndCloses() throws {
        let host = ViewHost { PhotoGridView() }
        #expect(host.texts.contains("Photo 6"))
        try host.tap(.label("Photo 3"))
        #expect(host.texts.contains("Viewing Photo 3"))
        #expect(host.outline().contains("blur=8"))
        try host.tap("Close")
        #expect(!host.texts.contains("Viewing Photo 3"))
    }

    @Test func threeStandInARow() throws {
        let host = ViewHost(size: CGSize(width: 320, height: 400)) { PhotoGridView() }
        let first = try host.frame(of: .label("Photo 1"))
        let third = try host.frame(of: .label("Photo 3"))
        let fourth = try host.frame(of: .label("Photo 4"))
        #expect(first.minY == third.minY)
        #expect(fourth.minY == first.maxY + 4)
        #expect(fourth.minX == first.minX)
    }
}
