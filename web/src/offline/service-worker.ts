// Keeps the app's own files, so that it opens without a network. Nothing that an API answered is ever kept.
import { CONTENT_SHELF } from '#web/lib/local-data.ts'
import { documentOf, wayOf } from './requests.ts'

/** Written in by the build: the name of this build, and the files without which it does not open. */
declare const BUILD: string
declare const SHELL_FILES: readonly string[]

// What a worker has beyond a page; the types of both at once contradict each other.
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asking extends Waiting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Pages {
  claim(): Promise<void>
  matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>
}
declare const clients: Pages
declare function skipWaiting(): Promise<void>
const waits = (event: Event): event is Waiting => 'waitUntil' in event
const asks = (event: Event): event is Asking => 'respondWith' in event

const SHELL_SHELF = `shell-${BUILD}`
const shelves = { shell: SHELL_SHELF, content: CONTENT_SHELF }

addEventListener('install', event => {
  if (waits(event)) event.waitUntil(install())
})
addEventListener('activate', event => {
  if (waits(event)) event.waitUntil(activate())
})
addEventListener('fetch', event => {
  if (!asks(event)) return
  const { request } = event
  const asked = wayOf(request, location.origin)
  if (asked.way === 'document') event.respondWith(fromNetwork(request, documentOf(pathOf(request))))
  if (asked.way === 'newest') event.respondWith(newest(request, shelves[asked.shelf]))
  if (asked.way === 'named') event.respondWith(named(request, shelves[asked.shelf]))
})

const pathOf = ({ url }: Request): string => new URL(url).pathname

async function install(): Promise<void> {
  const shelf = await caches.open(SHELL_SHELF)
  // Documents keep their names from build to build: those must not come from the browser's own cache.
  await shelf.addAll(
    SHELL_FILES.map(file => (file.startsWith('/assets/') ? file : new Request(file, { cache: 'no-cache' }))),
  )
  await skipWaiting()
}

/** Forgets other builds, and tells open pages which one is here. */
async function activate(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== SHELL_SHELF && name !== CONTENT_SHELF) await caches.delete(name)
  await clients.claim()
  for (const page of await clients.matchAll()) page.postMessage({ build: BUILD })
}

async function fromNetwork(request: Request, file: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await caches.match(file)
    if (cached) return cached
    throw error
  }
}

async function newest(request: Request, shelf: string): Promise<Response> {
  const answer = await fromNetwork(request, pathOf(request))
  await keep(shelf, pathOf(request), answer)
  return answer
}

async function named(request: Request, shelf: string): Promise<Response> {
  const cached = await caches.match(request)
  if (cached) return cached
  const answer = await fetch(request)
  await keep(shelf, request, answer)
  return answer
}

/** Only on a shelf that stands: whoever leaves takes theirs away, and what was on its way then is not kept. */
async function keep(shelf: string, name: Request | string, answer: Response): Promise<void> {
  if (answer.ok && (await caches.has(shelf))) await (await caches.open(shelf)).put(name, answer.clone())
}
