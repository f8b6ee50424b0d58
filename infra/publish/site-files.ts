import { readdir } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

/** One object of the site bucket. */
export interface SiteFile {
  readonly key: string
  readonly body: { readonly file: string } | { readonly text: string }
  readonly contentType: string
  readonly cacheControl: string
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const CURRENT = 'no-cache'
/** Named by their content: another content has another name. Everything else is asked for again each time. */
const namedByContent = /^(assets|content\/(texts|units|sounds))\//

const contentTypes: Readonly<Record<string, string>> = {
  '.bin': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The file as the bucket is to hold it. Throws for a kind of file that a browser would not know how to take. */
export function siteFile(key: string, body: SiteFile['body']): SiteFile {
  const contentType = contentTypes[extname(key)]
  if (!contentType) throw new Error(`no content type is known for ${key}`)
  return { key, body, contentType, cacheControl: namedByContent.test(key) ? IMMUTABLE : CURRENT }
}

/** Every file below a folder, under a prefix of keys. Throws when there is none: a build is missing. */
export async function filesOf(folder: string, prefix = ''): Promise<readonly SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(file => siteFile(prefix + file.slice(folder.length + 1).replaceAll(sep, '/'), { file }))
  if (files.length === 0) throw new Error(`${folder} holds nothing to publish`)
  return files
}

export const isPage = (key: string): boolean => key.endsWith('.html')

/** Whether what lies under this key can only be this. */
export const isNamedByContent = ({ cacheControl }: SiteFile): boolean => cacheControl === IMMUTABLE

/**
 * First what is named by its content, then what pages name by other names, then the pages, last the service worker
 * that keeps them: whoever finds one finds all that it names.
 */
export function inOrder(files: readonly SiteFile[]): readonly (readonly SiteFile[])[] {
  const worker = ({ key }: SiteFile) => key === 'sw.js'
  const page = ({ key }: SiteFile) => isPage(key)
  const other = (file: SiteFile) => !isNamedByContent(file) && !page(file) && !worker(file)
  return [isNamedByContent, other, page, worker].map(kind => files.filter(kind))
}
