import SwiftUI
import Testing

private struct TodoItem: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var isDone = false
}

@Observable
private final class TodoStore {
    var items = [TodoItem(title: "Buy milk"), TodoItem(title: "Call mum")]
    var openCount: Int { items.filter { !$0.isDone }.count }

    func add(_ title: String) {
        guard !title.trimmingCharacters(in: .whitespaces).isEmpty else { return }
        withAnimation(.spring()) { items.append(TodoItem(title: title)) }
    }

    func delete(at offsets: IndexSet) {
        items.remove(atOffsets: offsets)
    }

    func move(from source: IndexSet, to destination: Int) {
        items.move(fromOffsets: source, toOffset: destination)
    }
}

private struct TodoRow: View {
    @Binding var item: TodoItem

    var body: some View {
        HStack {
            Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(item.isDone ? .green : .gray)
                .imageScale(.large)
                .onTapGesture { item.isDone.toggle() }
                .accessibilityLabel(item.isDone ? "Done" : "Open")
            Text(item.title)
                .strikethrough(item.isDone)
                .foregroundColor(item.isDone ? .secondary : .primary)
            Spacer()
        }
        .contentShape(Rectangle())
    }
}

private struct TodoListView: View {
    @State private var store = TodoStore()
    @State private var isAdding = false
    @State private var newTitle = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach($store.items) { $item in
                        TodoRow(item: $item)
                            .swipeActions(edge: .leading) {
                                Button("Finish") { item.isDone = true }.tint(.green)
                            }
                    }
                    .onDelete { store.delete(at: $0) }
                    .onMove { store.move(from: $0, to: $1) }
                } header: {
                    Text("Today")
                } footer: {
                    Text("\(store.openCount) tasks left")
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("To Do")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                        isAdding = true
                    } label: {
                        Label("Add", systemImage: "plus")
                    }
                }
            }
            .sheet(isPresented: $isAdding, onDismiss: { newTitle = "" }) {
                NavigationStack {
                    Form {
                        TextField("Title", text: $newTitle)
                            .focused($isFocused)
                            .submitLabel(.done)
                    }
                    .navigationTitle("New Task")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Cancel", role: .cancel) { isAdding = false }
                        }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Save") {
                                store.add(newTitle)
                                isAdding = false
                            }
                            .disabled(newTitle.isEmpty)
                        }
                    }
                }
                .presentationDetents([.medium, .large])
                .onAppear { isFocused = true }
            }
            .overlay {
                if store.items.isEmpty {
                    ContentUnavailableView("Nothing to do", systemImage: "checkmark.seal")
                }
            }
        }
    }
}

@MainActor
struct ToDoTests {
    @Test func aTaskIsAddedThroughTheSheet() throws {
        let host = ViewHost { TodoListView() }
        #expect(host.texts.contains("2 tasks left"))
        try host.tap("Add")
        #expect(throws: ViewQueryError.self) { try host.tap("Save") }
        try host.type("Water plants", into: .field("Title"))
        try host.tap("Save")
        #expect(host.texts.contains("Water plants"))
        #expect(host.texts.contains("3 tasks left"))
    }

    @Test func cancellingAddsNothing() throws {
        let host = ViewHost { TodoListView() }
        try host.tap("Add")
        try host.type("Water plants", into: .field("Title"))
        try host.tap("Cancel")
        #expect(!host.texts.contains("Water plants"))
        try host.tap("Add")
        #expect(try host.find(.field("Title")).value == "")
    }

    @Test func tasksAreFinishedAndDeleted() throws {
        let host = ViewHost { TodoListView() }
        try host.tap(.label("Open").nth(0))
        #expect(host.texts.contains("1 tasks left"))
        try host.swipe(.role(.row).nth(1), .leading)
        #expect(host.texts.contains("0 tasks left"))
        try host.swipe(.role(.row).nth(0), .trailing)
        try host.swipe(.role(.row).nth(0), .trailing)
        #expect(host.texts.contains("Nothing to do"))
    }

    @Test func editingBeginsAndEnds() throws {
        let host = ViewHost { TodoListView() }
        try host.tap("Edit")
        #expect(host.texts.contains("Done"))
    }
}
