struct Page {
    let html: String
    init(_ m: [Measurement]) { html = "" }
}
