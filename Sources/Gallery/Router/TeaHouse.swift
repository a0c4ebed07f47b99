import Foundation
import Terrarium

/// 茶店の小さなアプリ。画面は一つの値で切り替わる
struct TeaHouse: App {
    var body: some Scene {
        WindowGroup {
            TeaHouseRoot()
                .environmentObject(Router())
                .environmentObject(Waiting())
                .environmentObject(Notice())
        }
    }
}

/// 行き先ごとに画面を出し分け、待ち表示とお知らせを一度だけ置く
struct TeaHouseRoot: View {
    @EnvironmentObject private var router: Router
    @EnvironmentObject private var waiting: Waiting
    @EnvironmentObject private var notice: Notice

    var body: some View {
        ZStack {
            switch router.stop {
            case .entrance: EntranceScreen()
            case .menu: MenuScreen()
            case .table: TableScreen()
            }
            if waiting.isShown { WaitingView() }
            if let message = notice.message {
                NoticeView(message: message) { notice.message = nil }
            }
        }
    }
}

struct EntranceScreen: View {
    @EnvironmentObject private var router: Router
    /// 画面を離れると消える
    @State private var knocks = 0

    var body: some View {
        VStack {
            Text("茶店へようこそ")
            Button("戸をたたく（\(knocks)）") { knocks += 1 }
            Button("中に入る") { router.go(to: .menu) }
        }
    }
}

struct MenuScreen: View {
    @EnvironmentObject private var router: Router
    @EnvironmentObject private var waiting: Waiting

    var body: some View {
        VStack {
            Text("お品書き")
            ForEach(["緑茶", "ほうじ茶"], id: \.self) { tea in
                Button(tea) {
                    router.order = tea
                    waiting.isShown = true
                }
            }
            Button("戻る") { router.goBack() }
        }
    }
}

struct TableScreen: View {
    @EnvironmentObject private var router: Router
    @EnvironmentObject private var notice: Notice

    var body: some View {
        VStack {
            Text("お席にどうぞ：\(router.order ?? "未定")")
            Button("店の人を呼ぶ") { notice.message = "ただいま参ります" }
            Button("入口まで戻る") { router.unwind(to: .entrance) }
        }
    }
}

struct WaitingView: View {
    @EnvironmentObject private var router: Router
    @EnvironmentObject private var waiting: Waiting

    var body: some View {
        VStack {
            Text("お湯を沸かしています")
            Button("できました") {
                waiting.isShown = false
                router.go(to: .table)
            }
        }
        .padding()
        .background(.white)
        .border(.gray)
    }
}

struct NoticeView: View {
    let message: String
    let close: @MainActor () -> Void

    var body: some View {
        VStack {
            Text(message)
            Button("わかりました", action: close)
        }
        .padding()
        .background(.white)
        .border(.red)
    }
}
