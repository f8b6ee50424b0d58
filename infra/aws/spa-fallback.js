// Runs in CloudFront before the bucket is asked: a path without a dot is a screen of the client, not a file. The landing
// page has a document in each language, the sign-in page one of both; all other screens share the app's.
// (An error response would do the same, but would also turn the API's own 403 and 404 into a page.)
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request
  var uri = request.uri
  if (uri.indexOf('.') !== -1) return request
  if (uri === '/') request.uri = '/index.html'
  else if (/^\/en\/?$/.test(uri)) request.uri = '/en.html'
  else request.uri = /^\/auth\/?$/.test(uri) ? '/auth.html' : '/app.html'
  return request
}
