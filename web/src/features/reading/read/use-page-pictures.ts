import { type ReactNode, useEffect, useState } from 'react'
import type { SceneShelf } from '#shared/catalogue/scenes/scene.ts'
import type { ReadingText } from '#shared/catalogue/schema.ts'

type Shelf = { readonly default: SceneShelf }
/** Only a picture book has its shelf fetched, and what draws it. */
const shelves: Readonly<Record<string, () => Promise<Shelf>>> = {
  'PK es-PR': () => import('#shared/catalogue/content/scenes/pk-es.json'),
  'PK en-US': () => import('#shared/catalogue/content/scenes/pk-en.json'),
  'K es-PR': () => import('#shared/catalogue/content/scenes/k-es.json'),
  'K en-US': () => import('#shared/catalogue/content/scenes/k-en.json'),
}

/**
 * The pictures of a picture book's pages, a paragraph a page. None while they come, where they cannot be fetched, of a text
 * that has none, and of another version than the one they were drawn for: then its cover stands for all.
 */
export function usePagePictures({
  id,
  grade,
  language,
  body,
}: ReadingText): readonly ReactNode[] | undefined {
  const [pictures, setPictures] = useState<readonly ReactNode[]>()
  const count = body.length
  useEffect(() => {
    let isGone = false
    setPictures(undefined)
    const load = async () => {
      const shelf = shelves[`${grade} ${language}`]
      if (!shelf) return
      const [{ default: scenes }, { picturesOf }] = await Promise.all([
        shelf(),
        import('#web/ui/art/pages/page-pictures.tsx'),
      ])
      const own = scenes[id]
      if (!isGone && own?.pages.length === count) setPictures(picturesOf(own, language))
    }
    // Its cover is there already.
    load().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [id, grade, language, count])
  return pictures
}
