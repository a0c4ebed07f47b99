import SwiftUI
import Testing

private struct StopwatchView: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var seconds = 0
    @State private var isRunning = false
    @State private var laps: [Int] = []
    let ticks: PassthroughSubject<Void, Never>

    var body: some View {
        VStack {
            Text(String(format: "%02d:%02d", seconds / 60, seconds % 60))
                .font(.system(.largeTitle, design: .monospaced))
                .padding()
                .background(Circle().trim(from: 0, to: CGFloat(seconds % 60) / 60).stroke(Color.orange, lineWidth: 4))
            HStack {
                Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
                Button("Lap") { laps.insert(seconds, at: 0) }.disabled(!isRunning)
                Button("Reset", action: reset)
            }
            ForEach(Array(laps.enumerated()), id: \.offset) { index, lap in
                Text("Lap \(laps.count - index): \(lap)")
            }
        }
        .onReceive(ticks) { _ in
            if isRunning { seconds += 1 }
        }
        .onReceive(NotificationCenter.default.publisher(for: .init("stopwatch.reset"))) { _ in reset() }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { isRunning = false }
        }
    }

    private func reset() {
        seconds = 0
        laps = []
        isRunning = false
    }
}

@MainActor
struct StopwatchTests {
    @Test func ticksCountWhileItRuns() throws {
        let ticks = PassthroughSubject<Void, Never>()
        let host = ViewHost { StopwatchView(ticks: ticks) }
        ticks.send()
        #expect(host.texts.first == "00:00")
        try host.tap("Start")
        for _ in 0..<61 { ticks.send() }
        #expect(host.texts.first == "01:01")
        try host.tap("Lap")
        ticks.send()
        try host.tap("Lap")
        #expect(host.texts.suffix(2) == ["Lap 2: 62", "Lap 1: 61"])
        try host.tap("Stop")
        ticks.send()
        #expect(host.texts.first == "01:02")
    }

    @Test func aNotificationResetsAndTheBackgroundStops() throws {
        let ticks = PassthroughSubject<Void, Never>()
        let host = ViewHost { StopwatchView(ticks: ticks) }
        try host.tap("Start")
        ticks.send()
        host.scenePhase = .background
        #expect(host.texts.contains("Start"))
        #expect(host.texts.first == "00:01")
        NotificationCenter.default.post(name: .init("stopwatch.reset"), object: nil)
        #expect(host.texts.first == "00:00")
    }
}
