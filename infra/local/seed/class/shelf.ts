import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { SoundKit } from '#shared/catalogue/sound-kit.ts'
import { Unit } from '#shared/catalogue/unit.ts'

/** What is published, each with the hash that names it. */
export interface Shelf {
  readonly texts: readonly { readonly hash: string; readonly text: ReadingText; readonly words: number }[]
  readonly kits: readonly { readonly hash: string; readonly kit: SoundKit }[]
  readonly units: readonly { readonly hash: string; readonly unit: Unit }[]
}

/** Reads what was built to be published. */
export async function readShelf(folder: string): Promise<Shelf> {
  const list = async (name: string) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))[name]
  const file = async (name: string, hash: string) =>
    JSON.parse(await readFile(join(folder, name, `${hash}.json`), 'utf8'))
  const [texts, sounds, units] = await Promise.all(['texts', 'sounds', 'units'].map(list))
  return {
    texts: await Promise.all(
      texts.map(async ({ hash, words }: { hash: string; words: number }) => ({
        hash,
        words,
        text: ReadingText.parse(await file('texts', hash)),
      })),
    ),
    kits: await Promise.all(
      sounds.map(async ({ hash }: { hash: string }) => ({
        hash,
        kit: SoundKit.parse(await file('sounds', hash)),
      })),
    ),
    units: await Promise.all(
      units.map(async ({ hash }: { hash: string }) => ({
        hash,
        unit: Unit.parse(await file('units', hash)),
      })),
    ),
  }
}
