public import Combine
public import Foundation
public import FoundationNetworking
import Terrarium

extension URLSession {
    /// What a task of loading publishes.
    public typealias DataTaskOutput = (data: Data, response: URLResponse)

    /// Publishes what is loaded from a URL, or why it was not. Every subscriber loads anew.
    public func dataTaskPublisher(for url: URL) -> AnyPublisher<DataTaskOutput, URLError> {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Publishes what is loaded by a request, or why it was not. Every subscriber loads anew.
    public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<DataTaskOutput, URLError> {
        let session = UncheckedBox(self)
        return Deferred {
            Future<DataTaskOutput, URLError> { promise in
                let promise = UncheckedBox(promise)
                session.value.dataTask(with: request) { data, response, error in
                    if let data, let response {
                        promise.value(.success((data, response)))
                    } else {
                        promise.value(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
                .resume()
            }
        }
        .eraseToAnyPublisher()
    }
}
