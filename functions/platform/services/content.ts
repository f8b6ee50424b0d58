import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { environment } from '#functions/platform/environment.ts'
import { endpointOf, signer } from './signed.ts'

const s3 = signer('s3')
const endpoint = endpointOf('s3', 'S3')

const KNOWN_LIMIT = 500

/**
 * Reads what is published in a folder of `content/` by its content hash; undefined where there is none. Nothing changes
 * under its hash: a warm function keeps what it has read. Throws when a file is not what its name says.
 */
export function hashedContent<T>(folder: string, schema: z.ZodMiniType<T>) {
  const known = new Map<string, T>()
  return async (hash: string): Promise<T | undefined> => {
    const before = known.get(hash)
    if (before) return before
    const json = (await content.read(`${folder}/${hash}.json`))?.toString()
    if (json === undefined) return undefined
    if (createHash('sha256').update(json).digest('hex') !== hash)
      throw new Error(`${folder}/${hash} is damaged`)
    const made = schema.parse(JSON.parse(json))
    if (known.size >= KNOWN_LIMIT) known.clear()
    known.set(hash, made)
    return made
  }
}

/** Reads a published list, in a folder of `content/`, as it is now; undefined where there is none. */
export async function publishedList<T>(path: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  const json = await content.read(path)
  return json === undefined ? undefined : schema.parse(JSON.parse(json.toString()))
}

/** What is published: a seed reads it where it was built. */
export const content = {
  /** A published file by its path under `content/`, which has a folder; undefined where there is none. */
  async read(path: string): Promise<Buffer | undefined> {
    const { ok, status, body } = await s3.ask(`${endpoint}/${environment('contentBucket')}/content/${path}`)
    if (ok) return body
    // Without leave to list the bucket, S3 answers 403 for a key that is not there.
    if (status === 404 || status === 403) return undefined
    throw new Error(`content ${path}: S3 answered ${status}`)
  },
}
