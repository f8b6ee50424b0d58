import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { Range } from './range.ts'

const StoredObject = z.object({
  bucket: z.string(),
  key: z.string(),
  file: z.string(),
  etag: z.string(),
  size: z.number(),
  /** Epoch milliseconds. */
  modifiedAt: z.number(),
  /** JSON of the headers that a read gives back. */
  headers: z.string(),
})
export type StoredObject = z.output<typeof StoredObject>

const TABLES = `CREATE TABLE IF NOT EXISTS s3_objects (
  bucket TEXT NOT NULL, key TEXT NOT NULL, file TEXT NOT NULL, etag TEXT NOT NULL, size INTEGER NOT NULL,
  modifiedAt INTEGER NOT NULL, headers TEXT NOT NULL, PRIMARY KEY (bucket, key)) STRICT`

export type Objects = ReturnType<typeof openObjects>

/** The objects of all buckets: bytes in files, the rest in the database. A put is on disk before it returns. */
export function openObjects(db: DatabaseSync, folder: string) {
  mkdirSync(folder, { recursive: true })
  db.exec(TABLES)
  const select = db.prepare('SELECT * FROM s3_objects WHERE bucket = ? AND key = ?')
  const page = db.prepare(
    `SELECT * FROM s3_objects WHERE bucket = ? AND substr(key, 1, length(?)) = ? AND key > ? ORDER BY key LIMIT ?`,
  )
  const upsert = db.prepare('INSERT OR REPLACE INTO s3_objects VALUES (?, ?, ?, ?, ?, ?, ?)')
  const remove = db.prepare('DELETE FROM s3_objects WHERE bucket = ? AND key = ?')

  sweep()

  /** Files of puts that a crash cut short belong to no row. */
  function sweep() {
    const known = new Set(
      db
        .prepare('SELECT file FROM s3_objects')
        .all()
        .map(({ file }) => file),
    )
    for (const file of readdirSync(folder)) if (!known.has(file)) rmSync(join(folder, file))
  }

  function find(bucket: string, key: string): StoredObject | undefined {
    const row = select.get(bucket, key)
    return row && StoredObject.parse(row)
  }

  return {
    find,
    read: ({ file }: StoredObject) => readFile(join(folder, file)),
    async readRange({ file }: StoredObject, { first, last }: Range): Promise<Buffer> {
      const handle = await open(join(folder, file))
      try {
        const bytes = Buffer.alloc(last - first + 1)
        await handle.read(bytes, 0, bytes.length, first)
        return bytes
      } finally {
        await handle.close()
      }
    },
    async put(
      bucket: string,
      key: string,
      bytes: Buffer,
      headers: Readonly<Record<string, string>>,
    ): Promise<StoredObject> {
      const file = randomUUID()
      const handle = await open(join(folder, `${file}.part`), 'wx')
      await handle.writeFile(bytes)
      await handle.sync()
      await handle.close()
      await rename(join(folder, `${file}.part`), join(folder, file))
      await syncFolder(folder)
      const etag = createHash('md5').update(bytes).digest('hex')
      const before = find(bucket, key)
      upsert.run(bucket, key, file, etag, bytes.length, Date.now(), JSON.stringify(headers))
      if (before) await rm(join(folder, before.file), { force: true })
      return {
        bucket,
        key,
        file,
        etag,
        size: bytes.length,
        modifiedAt: Date.now(),
        headers: JSON.stringify(headers),
      }
    },
    async delete(bucket: string, key: string): Promise<void> {
      const before = find(bucket, key)
      remove.run(bucket, key)
      if (before) await rm(join(folder, before.file), { force: true })
    },
    /** In the order of their keys, those after `after`. */
    list: (bucket: string, prefix: string, after: string, limit: number): readonly StoredObject[] =>
      page.all(bucket, prefix, prefix, after, limit).map(row => StoredObject.parse(row)),
  }
}

/** Makes a rename durable, where the system lets a folder be opened. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
