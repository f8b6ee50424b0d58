// Runs in CloudFront before the bucket is asked: a path without a dot is a screen of the client, not a file.
// (An error response would do the same, but would also turn the API's own 403 and 404 into a page.)
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request
  if (request.uri.indexOf('.') === -1) request.uri = '/index.html'
  return request
}
