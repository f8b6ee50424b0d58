// Runs in CloudFront before the bucket is asked: a path without a dot is a screen of the client, not a file. The landing
// page has a document in each language, the sign-in page and a child's home have one; all other screens share the app's.
// (An error response would do the same, but would also turn the API's own 403 and 404 into a page.)
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request
  var uri = request.uri
  if (uri.indexOf('.') !== -1) return request
  var own = /^\/(en|auth|dashboard)\/?$/.exec(uri)
  if (own) request.uri = `/${own[1]}.html`
  else request.uri = uri === '/' ? '/index.html' : '/app.html'
  return request
}
