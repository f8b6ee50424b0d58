import type { ReadingText } from './schema.ts'

/** JSON with the keys of every object in order of code unit and no space: the same value is always the same bytes. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** The name of one version of a text: SHA-256 of its canonical JSON, 64 hexadecimal digits. A reading cites it. */
export async function contentHash(text: ReadingText): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(text)))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
