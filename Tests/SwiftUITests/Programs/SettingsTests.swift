import SwiftUI
import Testing

private enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

private struct SettingsView: View {
    @AppStorage("programs.notifications") private var notifications = true
    @AppStorage("programs.theme") private var theme = Theme.system
    @State private var fontSize = 14.0
    @State private var reminders = 2
    @State private var birthday = Date(timeIntervalSince1970: 0)
    @State private var accent = Color.blue
    @State private var isConfirming = false
    @State private var isAdvanced = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("General"), footer: Text("Version \(1).\(2)")) {
                    Toggle("Notifications", isOn: $notifications)
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { theme in
                            Text(theme.rawValue.capitalized).tag(theme)
                        }
                    }
                    .pickerStyle(.menu)
                    LabeledContent("Scheme", value: colorScheme == .dark ? "Dark" : "Light")
                }
                Section("Text") {
                    Slider(value: $fontSize, in: 10...30, step: 1) {
                        Text("Size")
                    } minimumValueLabel: {
                        Text("A").font(.caption)
                    } maximumValueLabel: {
                        Text("A").font(.title)
                    }
                    Text("Size: \(fontSize, specifier: "%.0f")")
                    Stepper("Reminders: \(reminders)", value: $reminders, in: 0...5)
                    DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
                    ColorPicker("Accent", selection: $accent, supportsOpacity: false)
                }
                DisclosureGroup("Advanced", isExpanded: $isAdvanced) {
                    Link("Website", destination: URL(string: "https://example.org")!)
                    ShareLink(item: URL(string: "https://example.org")!)
                }
                Button("Reset", role: .destructive) { isConfirming = true }
                    .confirmationDialog("Reset everything?", isPresented: $isConfirming, titleVisibility: .visible) {
                        Button("Reset Now", role: .destructive, action: reset)
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text("This cannot be undone.")
                    }
            }
            .navigationBarTitle("Settings", displayMode: .inline)
        }
        .navigationViewStyle(.stack)
        .preferredColorScheme(theme.colorScheme)
        .tint(accent)
    }

    private func reset() {
        notifications = true
        theme = .system
        fontSize = 14
        reminders = 0
    }
}

@MainActor
struct SettingsTests {
    private func settings() throws -> ViewHost {
        let suite = "programs.settings.\(UUID())"
        let defaults = try #require(UserDefaults(suiteName: suite))
        return ViewHost(size: CGSize(width: 400, height: 900)) { SettingsView().defaultAppStorage(defaults) }
    }

    @Test func theThemeColoursTheWindow() throws {
        let host = try settings()
        #expect(host.texts.contains("Light"))
        try host.select("Dark", in: .label("Theme"))
        #expect(host.texts.filter { $0 == "Dark" }.count == 2)
    }

    @Test func controlsChangeTheirValues() throws {
        let host = try settings()
        try host.set(.role(.slider), to: 20)
        #expect(host.texts.contains("Size: 20"))
        try host.increment(.label("Reminders: 2"))
        #expect(host.texts.contains("Reminders: 3"))
        try host.set(.role(.datePicker), to: Date(timeIntervalSince1970: 86_400 * 31))
        #expect(try host.find(.role(.datePicker)).value == "1970-02-01")
        try host.set(.toggle("Notifications"), to: false)
        #expect(try host.find(.toggle("Notifications")).value == "off")
    }

    @Test func advancedSettingsOpen() throws {
        let host = try settings()
        #expect(!host.texts.contains("Website"))
        try host.tap("Advanced")
        try host.tap("Website")
        #expect(host.openedURLs.map(\.absoluteString) == ["https://example.org"])
    }

    @Test func resettingAsksFirst() throws {
        let host = try settings()
        try host.increment(.label("Reminders: 2"))
        try host.tap("Reset")
        #expect(host.texts.contains("This cannot be undone."))
        try host.tap("Cancel")
        #expect(host.texts.contains("Reminders: 3"))
        try host.tap("Reset")
        try host.tap("Reset Now")
        #expect(host.texts.contains("Reminders: 0"))
    }
}
