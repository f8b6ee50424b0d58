import { unzipSync } from 'fflate'
import { MOST_BYTES } from '#shared/kernel/import.ts'

/** A file as it will be sent. */
export interface Upload {
  readonly name: string
  readonly content: Blob
}

/** Why nothing can be sent: the words are the screen's. */
export class Unsendable extends Error {
  readonly reason: 'tooLarge' | 'noCsv' | 'brokenZip'
  constructor(reason: Unsendable['reason']) {
    super(reason)
    this.name = 'Unsendable'
    this.reason = reason
  }
}

const isCsv = (name: string) => /\.csv$/i.test(name)
const baseOf = (path: string) => path.split('/').at(-1) ?? path

/** The one file of an import that takes one, whatever it is called at home. */
export function singleFile(name: string, files: readonly File[]): readonly Upload[] {
  const [content] = files.filter(file => isCsv(file.name))
  if (!content || content.size === 0) throw new Unsendable('noCsv')
  return within([{ name, content }])
}

/** The CSV files of a roster: chosen one by one, or in a zip, in whatever folder of it. */
export async function rosterFiles(
  files: readonly File[],
  known: readonly string[],
): Promise<readonly Upload[]> {
  const found = await Promise.all(files.map(file => (isCsv(file.name) ? [plain(file)] : unpacked(file))))
  const named = new Map(found.flat().map(upload => [upload.name.toLowerCase(), upload]))
  const uploads = known.flatMap(name => {
    const upload = named.get(name.toLowerCase())
    return upload && upload.content.size > 0 ? [{ ...upload, name }] : []
  })
  if (uploads.length === 0) throw new Unsendable('noCsv')
  return within(uploads)
}

const plain = (file: File): Upload => ({ name: file.name, content: file })

async function unpacked(file: File): Promise<readonly Upload[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const entries = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (originalSize > MOST_BYTES) throw new Unsendable('tooLarge')
        return isCsv(name) && !name.includes('__MACOSX')
      },
    })
    return Object.entries(entries).map(([path, content]) => ({
      name: baseOf(path),
      content: new Blob([new Uint8Array(content)]),
    }))
  } catch (error) {
    throw error instanceof Unsendable ? error : new Unsendable('brokenZip')
  }
}

function within(uploads: readonly Upload[]): readonly Upload[] {
  if (uploads.some(({ content }) => content.size > MOST_BYTES)) throw new Unsendable('tooLarge')
  return uploads
}
