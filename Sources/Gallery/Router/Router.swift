import Terrarium

/// 画面の行き先
enum Stop {
    case entrance
    case menu
    case table
}

/// いまの画面と、これまでの道のりを覚えておくもの
final class Router: ObservableObject {
    @Published private(set) var stop: Stop = .entrance
    @Published private(set) var history: [Stop] = []
    /// 次の画面へ渡す値
    @Published var order: String?

    func go(to next: Stop) {
        history.append(stop)
        stop = next
    }

    func goBack() {
        guard let last = history.popLast() else { return }
        stop = last
    }

    /// 道のりの中のある画面まで戻る。そこを通っていなければ何もしない
    func unwind(to earlier: Stop) {
        guard let index = history.lastIndex(of: earlier) else { return }
        stop = earlier
        history.removeSubrange(index...)
    }
}

/// どの画面からでも出せる待ち表示
final class Waiting: ObservableObject {
    @Published var isShown = false
}

/// どの画面からでも出せるお知らせ
final class Notice: ObservableObject {
    @Published var message: String?
}
