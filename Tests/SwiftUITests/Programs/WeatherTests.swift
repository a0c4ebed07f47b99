import SwiftUI
import Testing

private struct Forecast: Identifiable {
    let id = UUID()
    let day: String
    let symbol: String
    let low: Int
    let high: Int
}

private struct Chart: Shape {
    var values: [Double]
    var animatableData: Double = 1

    func path(in rect: CGRect) -> Path {
        Path { path in
            guard values.count > 1, let maximum = values.max(), maximum > 0 else { return }
            let step = rect.width / CGFloat(values.count - 1)
            for (index, value) in values.enumerated() {
                let point = CGPoint(x: CGFloat(index) * step, y: rect.height * (1 - value / maximum * animatableData))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}

private struct Card<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder var content: () -> Content

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label(title, systemImage: "thermometer")
                .font(.caption.bold())
                .textCase(.uppercase)
                .foregroundStyle(.secondary)
            content()
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        .overlay(RoundedRectangle(cornerRadius: 16).stroke(.white.opacity(0.2), lineWidth: 1))
        .shadow(color: .black.opacity(0.1), radius: 8, x: 0, y: 4)
    }
}

private struct WeatherView: View {
    @State private var isFahrenheit = false
    let forecasts = [
        Forecast(day: "Mon", symbol: "sun.max.fill", low: 12, high: 24),
        Forecast(day: "Tue", symbol: "cloud.rain.fill", low: 10, high: 18),
    ]

    var body: some View {
        ZStack {
            LinearGradient(
                gradient: Gradient(colors: [.blue, Color(red: 0.4, green: 0.7, blue: 1)]), startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            .ignoresSafeArea()
            ScrollView(.vertical, showsIndicators: false) {
                VStack(spacing: 16) {
                    Text("Berlin").font(.largeTitle).fontWeight(.bold)
                    Text(degrees(24)).font(.system(size: 80, weight: .thin, design: .rounded)).contentTransition(
                        .numericText())
                    Card(title: "Temperature") {
                        Chart(values: forecasts.map { Double($0.high) })
                            .stroke(
                                LinearGradient(colors: [.yellow, .orange], startPoint: .leading, endPoint: .trailing),
                                style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
                            )
                            .frame(height: 80)
                    }
                    Card(title: "Week") {
                        ForEach(forecasts) { forecast in
                            HStack {
                                Text(forecast.day).frame(width: 50, alignment: .leading)
                                Image(systemName: forecast.symbol).symbolRenderingMode(.multicolor)
                                Spacer()
                                Text("\(degrees(forecast.low)) – \(degrees(forecast.high))").monospacedDigit()
                            }
                        }
                    }
                    Button(isFahrenheit ? "Show °C" : "Show °F") {
                        withAnimation(.easeInOut(duration: 0.3)) { isFahrenheit.toggle() }
                    }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                }
                .padding()
            }
        }
        .foregroundColor(.white)
    }

    private func degrees(_ celsius: Int) -> String {
        isFahrenheit ? "\(celsius * 9 / 5 + 32)°F" : "\(celsius)°"
    }
}

@MainActor
struct WeatherTests {
    @Test func unitsAreSwitched() throws {
        let host = ViewHost { WeatherView() }
        #expect(host.texts.contains("12° – 24°"))
        try host.tap("Show °F")
        #expect(host.texts.contains("53°F – 75°F"))
        #expect(host.texts.contains("Show °C"))
    }

    @Test func cardsShowTheirLooks() {
        let outline = ViewHost { WeatherView() }.outline()
        #expect(outline.contains("linearGradient") || outline.contains("LinearGradient"))
        #expect(outline.contains("shadow=8"))
        #expect(outline.contains("ultraThinMaterial"))
    }
}
