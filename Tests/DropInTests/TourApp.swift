import SwiftUI

enum Stop {
    case gate
    case garden
    case tower
}

struct TourApp: App {
    var body: some Scene {
        WindowGroup {
            TourView()
                .environmentObject(Tour())
        }
    }
}

struct TourView: View {
    @EnvironmentObject var tour: Tour

    var body: some View {
        switch tour.stop {
        case .gate:
            Button(
                action: {
                    tour.go(to: .garden)
                },
                label: {
                    Text("To the garden")
                })
        case .garden:
            Button(
                action: {
                    tour.go(to: .tower)
                },
                label: {
                    Text("Up the tower")
                })
        case .tower:
            VStack {
                Button(
                    action: {
                        tour.turnBack()
                    },
                    label: {
                        Text("Down again")
                    })
                Button(
                    action: {
                        tour.leave()
                    },
                    label: {
                        Text("Home")
                    })
            }
        }
    }
}
