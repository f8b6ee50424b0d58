// What the service worker does with each request, and which document stands at an address: pure, tested here.

type DocumentFile = '/index.html' | '/en.html' | '/auth.html' | '/dashboard.html' | '/app.html'

/** The document at a path. The edge's fallback (`infra/aws/spa-fallback.js`) says the same, and a test compares them. */
export function documentOf(path: string): DocumentFile {
  const [, own] = /^\/(en|auth|dashboard)\/?$/.exec(path) ?? []
  if (own === 'en' || own === 'auth' || own === 'dashboard') return `/${own}.html`
  return path === '/' ? '/index.html' : '/app.html'
}

/**
 * - `pass`: the browser does what it would without us.
 * - `document`: from the network; offline, the one kept of this build.
 * - `newest`: from the network, and kept; offline, the last one kept.
 * - `named`: the name says the content, or the build does, so what is kept is right for good.
 */
export type Way =
  | { readonly way: 'pass' | 'document' }
  | { readonly way: 'newest' | 'named'; readonly shelf: Shelf }
/** `shell` is the build's; `content` tells what somebody read here, and goes when they sign out. */
type Shelf = 'shell' | 'content'

interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
}

export function wayOf({ method, url, mode }: Asked, origin: string): Way {
  const { origin: host, pathname } = new URL(url)
  if (method !== 'GET' || host !== origin || pathname.startsWith('/api/')) return { way: 'pass' }
  if (mode === 'navigate') return pathname.includes('.') ? { way: 'pass' } : { way: 'document' }
  if (/^\/(assets|pictures)\//.test(pathname) || pathname === '/appearance.js')
    return { way: 'named', shelf: 'shell' }
  if (/^\/(content|audio)\/.+\//.test(pathname)) return { way: 'named', shelf: 'content' }
  if (pathname.startsWith('/content/')) return { way: 'newest', shelf: 'content' }
  if (pathname === '/runtime-config.json') return { way: 'newest', shelf: 'shell' }
  return { way: 'pass' }
}
