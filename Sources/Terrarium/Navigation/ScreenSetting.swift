/// One thing that content says about the bars of its screen.
enum ScreenSetting: Equatable {
    case title(String)
    case displayMode(NavigationBarItem.TitleDisplayMode)
    case backButtonHidden(Bool)
    case visibility(Visibility, [ToolbarPlacement])
    case background(String, [ToolbarPlacement])
    case backgroundVisibility(Visibility, [ToolbarPlacement])
    case colorScheme(String?, [ToolbarPlacement])
    case role(String)
}

/// Says something about the bars of the screen around the content.
nonisolated struct ScreenSettingModifier: ViewModifier {
    typealias Body = Never

    let setting: ScreenSetting

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: ScreenSettingNode.self)
            cursor.advance(past: node)
            node.setSetting(modifier.setting)
            node.updateContent(content)
        } else {
            let node = ScreenSettingNode(modifier.setting, parent: cursor.parent)
            cursor.append(node)
            node.updateContent(content)
            node.join()
        }
    }
}

package final class ScreenSettingNode: ScreenMemberNode, @unchecked Sendable {
    private(set) var setting: ScreenSetting

    init(_ setting: ScreenSetting, parent: Node) {
        self.setting = setting
        super.init(parent: parent)
    }

    func setSetting(_ new: ScreenSetting) {
        guard new != setting else { return }
        let isAboutTabBar = setting.isAboutTabBar || new.isAboutTabBar
        setting = new
        screen?.barDidChange()
        if isAboutTabBar { tabBarSettingDidChange() }
    }

    override func didJoin() {
        if setting.isAboutTabBar { tabBarSettingDidChange() }
    }

    package override func willUnmount() {
        super.willUnmount()
        guard setting.isAboutTabBar else { return }
        if let screen { screen.host?.refreshTabBar() } else { setHidesTabBar(false) }
    }

    /// A stack speaks for its screens; without one the setting speaks for itself.
    private func tabBarSettingDidChange() {
        if let screen { screen.host?.refreshTabBar() } else { setHidesTabBar(setting.hidesTabBar) }
    }
}

extension [ToolbarPlacement] {
    /// The bars that a modifier names; those that the context suggests where it names none.
    var orAutomatic: Self { isEmpty ? [.automatic] : self }
}

extension View {
    nonisolated func screenSetting(_ setting: ScreenSetting) -> some View {
        modifier(ScreenSettingModifier(setting: setting))
    }
}

/// What the bars of a screen show, worked out from everything that its content says. What is said further out counts.
struct ScreenBarState {
    private(set) var title: String?
    private(set) var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    private(set) var hidesBackButton = false
    private(set) var items: [ToolbarItemNodeBase] = []
    private var visibilities: [ToolbarPlacement: Visibility] = [:]
    private var attributes: [ToolbarPlacement: [SnapshotAttribute]] = [:]

    init(of screen: NavigationScreenNode, members: [ScreenMemberNode]) {
        var hasMode = false
        var hasBackButton = false
        for member in members {
            guard let setting = (member as? ScreenSettingNode)?.setting else { continue }
            switch setting {
            case .title(let new): title = title ?? new
            case .displayMode(let mode):
                if !hasMode { displayMode = mode }
                hasMode = true
            case .backButtonHidden(let isHidden):
                if !hasBackButton { hidesBackButton = isHidden }
                hasBackButton = true
            case .visibility(let visibility, let bars):
                for bar in bars where visibilities[bar.resolved] == nil { visibilities[bar.resolved] = visibility }
            case .background(let name, let bars): add(SnapshotAttribute("background", name), to: bars)
            case .backgroundVisibility(let visibility, let bars):
                add(SnapshotAttribute("backgroundVisibility", "\(visibility)"), to: bars)
            case .colorScheme(let name, let bars):
                if let name { add(SnapshotAttribute("colorScheme", name), to: bars) }
            case .role(let name): add(SnapshotAttribute("role", name), to: [.navigationBar])
            }
        }
        // The items of an inner toolbar stand in the tree before those that are added around it.
        items = members.compactMap { $0 as? ToolbarItemNodeBase }
    }

    func isHidden(_ bar: ToolbarPlacement) -> Bool { visibilities[bar] == .hidden }

    /// The words of a bar's line: background, its visibility, colour scheme, role.
    func attributes(of bar: ToolbarPlacement) -> [SnapshotAttribute] {
        (attributes[bar] ?? []).sorted { $0.name < $1.name }
    }

    private mutating func add(_ attribute: SnapshotAttribute, to bars: [ToolbarPlacement]) {
        for bar in bars {
            let known = attributes[bar.resolved] ?? []
            if !known.contains(where: { $0.name == attribute.name }) {
                attributes[bar.resolved] = known + [attribute]
            }
        }
    }
}
