import { type Finding, found } from '#shared/catalogue/checks/finding.ts'
import { MOST_SHARED, sequencesOf, sharedPart } from '#shared/catalogue/checks/overlap.ts'
import { bodyWords } from '#shared/catalogue/checks/words.ts'
import type { ReadingText } from '#shared/catalogue/schema.ts'

/** What only the whole catalogue shows: the same id or title twice, or texts of a language that say the same. */
export function checkAcross(texts: readonly ReadingText[]): Finding[] {
  return [
    ...repeated(texts, ({ id }) => id, 'id'),
    ...repeated(texts, ({ title }) => title.toLowerCase(), 'title'),
    ...overlaps(texts),
  ]
}

function repeated(
  texts: readonly ReadingText[],
  keyOf: (text: ReadingText) => string,
  what: string,
): Finding[] {
  const first = new Map<string, string>()
  return texts.flatMap(text => {
    const key = keyOf(text)
    const other = first.get(key)
    if (other === undefined) first.set(key, text.id)
    return other === undefined
      ? []
      : [{ id: text.id, ...found('duplicate', `its ${what} is also that of ${other}`) }]
  })
}

function overlaps(texts: readonly ReadingText[]): Finding[] {
  const all = texts.map(text => ({ text, sequences: sequencesOf(bodyWords(text)) }))
  return all.flatMap((one, at) =>
    all.slice(0, at).flatMap(other => {
      if (one.text.language !== other.text.language) return []
      const share = sharedPart(one.sequences, other.sequences)
      if (share < MOST_SHARED) return []
      const percent = Math.round(share * 100)
      return [
        {
          id: one.text.id,
          ...found('overlap', `${percent} % of its 4-word sequences are in ${other.text.id}`),
        },
      ]
    }),
  )
}
