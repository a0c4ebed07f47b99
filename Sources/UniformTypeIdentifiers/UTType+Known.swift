extension UTType {
    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let compositeContent = UTType(known: "public.composite-content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let package = UTType(known: "com.apple.package")
    public static let bundle = UTType(known: "com.apple.bundle")
    public static let application = UTType(known: "com.apple.application")
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    public static let diskImage = UTType(known: "public.disk-image")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let yaml = UTType(known: "public.yaml")
    public static let json = UTType(known: "public.json")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let shellScript = UTType(known: "public.shell-script")
    public static let log = UTType(known: "com.apple.log")
    public static let image = UTType(known: "public.image")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let png = UTType(known: "public.png")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let heic = UTType(known: "public.heic")
    public static let tiff = UTType(known: "public.tiff")
    public static let bmp = UTType(known: "com.microsoft.bmp")
    public static let svg = UTType(known: "public.svg-image")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let icon = UTType(known: "public.icon")
    public static let rawImage = UTType(known: "public.camera-raw-image")
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive")
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    public static let font = UTType(known: "public.font")
    public static let database = UTType(known: "public.database")
    public static let vCard = UTType(known: "public.vcard")
    public static let contact = UTType(known: "public.contact")
    public static let message = UTType(known: "public.message")
    public static let epub = UTType(known: "org.idpf.epub-container")
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}

extension UTType {
    /// What is known of a kind.
    struct Facts: Sendable {
        var parents: [String] = []
        var endings: [String] = []
        var mime: String?
    }

    static let known: [String: Facts] = [
        "public.content": Facts(), "public.item": Facts(), "public.data": Facts(parents: ["public.item"]),
        "public.composite-content": Facts(parents: ["public.content"]),
        "public.directory": Facts(parents: ["public.item"]),
        "public.folder": Facts(parents: ["public.directory"]),
        "com.apple.package": Facts(parents: ["public.directory"]),
        "com.apple.bundle": Facts(parents: ["public.directory"], endings: ["bundle"]),
        "com.apple.application": Facts(), "public.archive": Facts(), "public.database": Facts(),
        "com.apple.application-bundle": Facts(
            parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"], endings: ["app"]),
        "public.disk-image": Facts(parents: ["public.archive"]),
        "public.url": Facts(parents: ["public.data"]),
        "public.file-url": Facts(parents: ["public.url"]),
        "public.text": Facts(parents: ["public.data", "public.content"]),
        "public.plain-text": Facts(parents: ["public.text"], endings: ["txt", "text"], mime: "text/plain"),
        "public.utf8-plain-text": Facts(parents: ["public.plain-text"]),
        "public.rtf": Facts(parents: ["public.text"], endings: ["rtf"], mime: "text/rtf"),
        "public.html": Facts(parents: ["public.text"], endings: ["html", "htm"], mime: "text/html"),
        "public.xml": Facts(parents: ["public.text"], endings: ["xml"], mime: "application/xml"),
        "public.yaml": Facts(parents: ["public.text"], endings: ["yml", "yaml"], mime: "application/x-yaml"),
        "public.json": Facts(parents: ["public.text"], endings: ["json"], mime: "application/json"),
        "com.apple.property-list": Facts(parents: ["public.data"], endings: ["plist"]),
        "public.delimited-values-text": Facts(parents: ["public.text"]),
        "public.comma-separated-values-text": Facts(
            parents: ["public.delimited-values-text"], endings: ["csv"], mime: "text/csv"),
        "public.tab-separated-values-text": Facts(
            parents: ["public.delimited-values-text"], endings: ["tsv"], mime: "text/tab-separated-values"),
        "public.source-code": Facts(parents: ["public.plain-text"]),
        "public.swift-source": Facts(parents: ["public.source-code"], endings: ["swift"]),
        "public.shell-script": Facts(parents: ["public.source-code"], endings: ["sh"]),
        "com.apple.log": Facts(parents: ["public.plain-text"], endings: ["log"]),
        "public.image": Facts(parents: ["public.data", "public.content"]),
        "public.jpeg": Facts(parents: ["public.image"], endings: ["jpeg", "jpg"], mime: "image/jpeg"),
        "public.png": Facts(parents: ["public.image"], endings: ["png"], mime: "image/png"),
        "com.compuserve.gif": Facts(parents: ["public.image"], endings: ["gif"], mime: "image/gif"),
        "public.heic": Facts(parents: ["public.image"], endings: ["heic"], mime: "image/heic"),
        "public.tiff": Facts(parents: ["public.image"], endings: ["tiff", "tif"], mime: "image/tiff"),
        "com.microsoft.bmp": Facts(parents: ["public.image"], endings: ["bmp"], mime: "image/bmp"),
        "public.svg-image": Facts(parents: ["public.image"], endings: ["svg"], mime: "image/svg+xml"),
        "org.webmproject.webp": Facts(parents: ["public.image"], endings: ["webp"], mime: "image/webp"),
        "public.icon": Facts(parents: ["public.image"]),
        "public.camera-raw-image": Facts(parents: ["public.image"]),
        "com.apple.live-photo": Facts(),
        "public.audiovisual-content": Facts(parents: ["public.data", "public.content"]),
        "public.movie": Facts(parents: ["public.audiovisual-content"]),
        "public.video": Facts(parents: ["public.movie"]),
        "com.apple.quicktime-movie": Facts(
            parents: ["public.movie"], endings: ["mov", "qt"], mime: "video/quicktime"),
        "public.mpeg-4": Facts(parents: ["public.movie"], endings: ["mp4"], mime: "video/mp4"),
        "public.audio": Facts(parents: ["public.audiovisual-content"]),
        "public.mp3": Facts(parents: ["public.audio"], endings: ["mp3"], mime: "audio/mpeg"),
        "com.microsoft.waveform-audio": Facts(parents: ["public.audio"], endings: ["wav"], mime: "audio/vnd.wave"),
        "public.mpeg-4-audio": Facts(parents: ["public.audio"], endings: ["m4a"], mime: "audio/mp4"),
        "com.adobe.pdf": Facts(
            parents: ["public.data", "public.composite-content"], endings: ["pdf"], mime: "application/pdf"),
        "public.zip-archive": Facts(
            parents: ["public.data", "public.archive"], endings: ["zip"], mime: "application/zip"),
        "org.gnu.gnu-zip-archive": Facts(
            parents: ["public.data", "public.archive"], endings: ["gz"], mime: "application/x-gzip"),
        "public.font": Facts(), "public.contact": Facts(), "public.message": Facts(),
        "public.vcard": Facts(parents: ["public.text", "public.contact"], endings: ["vcf"], mime: "text/vcard"),
        "org.idpf.epub-container": Facts(
            parents: ["public.data", "public.composite-content"], endings: ["epub"], mime: "application/epub+zip"),
        "com.pixar.universal-scene-description-mobile": Facts(parents: ["public.data"], endings: ["usdz"]),
    ]
}
