import SwiftUI
import Testing

private enum LoginError: LocalizedError {
    case wrongPassword

    var errorDescription: String? { "Wrong password" }
    var recoverySuggestion: String? { "Try \"tea\"." }
}

@MainActor
private final class LoginViewModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published var error: LoginError?
    @Published var isShowingError = false
    @Published private(set) var isLoading = false
    @Published private(set) var isLoggedIn = false

    var canSubmit: Bool { email.contains("@") && password.count >= 3 && !isLoading }

    func logIn() async {
        isLoading = true
        defer { isLoading = false }
        await Task.yield()
        if password == "tea" {
            isLoggedIn = true
        } else {
            error = .wrongPassword
            isShowingError = true
        }
    }
}

private struct LoginView: View {
    private enum Field: Hashable { case email, password }

    @StateObject private var model = LoginViewModel()
    @FocusState private var focus: Field?

    var body: some View {
        Group {
            if model.isLoggedIn {
                Text("Welcome, \(model.email)").transition(.opacity.combined(with: .scale))
            } else {
                form
            }
        }
        .animation(.default, value: model.isLoggedIn)
        .alert(isPresented: $model.isShowingError, error: model.error) { _ in
            Button("OK", role: .cancel) { model.password = "" }
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
    }

    private var form: some View {
        VStack(spacing: 20) {
            TextField("Email", text: $model.email)
                .keyboardType(.emailAddress)
                .textContentType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .focused($focus, equals: .email)
                .submitLabel(.next)
            SecureField("Password", text: $model.password)
                .textContentType(.password)
                .focused($focus, equals: .password)
                .submitLabel(.go)
            Button {
                Task { await model.logIn() }
            } label: {
                if model.isLoading {
                    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
                } else {
                    Text("Log In").frame(maxWidth: .infinity)
                }
            }
            .buttonStyle(.borderedProminent)
            .disabled(!model.canSubmit)
            Text(focus == .password ? "password" : focus == .email ? "email" : "none")
        }
        .textFieldStyle(.roundedBorder)
        .padding(.horizontal, 32)
        .onSubmit {
            switch focus {
            case .email: focus = .password
            default: focus = nil
            }
        }
        .onAppear { focus = .email }
    }
}

@MainActor
struct LoginTests {
    @Test func theFocusBeginsInTheFirstField() throws {
        let host = ViewHost { LoginView() }
        #expect(host.texts.last == "email")
        #expect(host.outline().contains("keyboard=emailAddress"))
        #expect(throws: ViewQueryError.self) { try host.tap("Log In") }
    }

    @Test func returnMovesOnAndThenEnds() throws {
        let host = ViewHost { LoginView() }
        try host.submit(.field("Email"))
        #expect(host.texts.last == "password")
        try host.submit(.field("Password"))
        #expect(host.texts.last == "none")
    }

    @Test func aWrongPasswordIsTold() async throws {
        let host = ViewHost { LoginView() }
        try host.type("ada@example.org", into: .field("Email"))
        try host.type("milk", into: .field("Password"))
        try host.tap("Log In")
        try await host.settle()
        #expect(host.texts.contains("Wrong password"))
        #expect(host.texts.contains("Try \"tea\"."))
        try host.tap("OK")
        #expect(!host.texts.contains("Wrong password"))
        #expect(try host.find(.field("Password")).value == "")
    }

    @Test func theRightOneLogsIn() async throws {
        let host = ViewHost { LoginView() }
        try host.type("ada@example.org", into: .field("Email"))
        try host.type("tea", into: .field("Password"))
        try host.tap("Log In")
        try await host.settle()
        #expect(host.texts == ["Welcome, ada@example.org"])
    }
}
