import { type Finding, found } from '#shared/catalogue/checks/finding.ts'
import { MOST_SHARED, sequencesOf, sharedPart } from '#shared/catalogue/checks/overlap.ts'
import { bodyWords } from '#shared/catalogue/checks/words.ts'
import { type Cover, faceOf, PEOPLE } from '#shared/catalogue/cover.ts'
import { decodability, LEAST_DECODABLE, ladders } from '#shared/catalogue/ladder.ts'
import { expectedOf, type ReadingText } from '#shared/catalogue/schema.ts'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { namedIn } from './named-in.ts'

/** What only the whole catalogue shows: the same id or title twice, or texts of a language that say the same. */
export function checkAcross(texts: readonly ReadingText[]): Finding[] {
  return [
    ...repeated(texts, ({ id }) => id, 'id'),
    ...repeated(texts, ({ title }) => title.toLowerCase(), 'title'),
    ...overlaps(texts),
    ...texts.flatMap(text => checkPair(text, texts)),
    ...texts
      .filter(({ form }) => form === undefined)
      .map(({ id }) => ({ id, ...found('schema', 'it has no form') })),
    ...checkSeries(texts),
    ...checkLadders(texts),
    ...checkCovers(texts),
    ...checkThemes(texts),
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

/** A pair names a text of the other language, which names it. */
function checkPair({ id, language, pair }: ReadingText, texts: readonly ReadingText[]): Finding[] {
  if (pair === undefined) return []
  const partner = texts.find(text => text.id === pair)
  if (partner === undefined) return [{ id, ...found('pair', `its partner ${pair} is gone`) }]
  if (partner.language === language)
    return [{ id, ...found('pair', `its partner ${pair} is of the same language`) }]
  return partner.pair === id ? [] : [{ id, ...found('pair', `its partner ${pair} does not name it`) }]
}

/** The parts of a series are counted from 1, each once. */
function checkSeries(texts: readonly ReadingText[]): Finding[] {
  const named = texts.flatMap(({ id, series }) => (series === undefined ? [] : [{ id, ...series }]))
  return [...Map.groupBy(named, ({ name }) => name)].flatMap(([name, parts]) =>
    parts
      .toSorted((a, b) => a.part - b.part)
      .flatMap(({ id, part }, at) =>
        part === at + 1 ? [] : [{ id, ...found('series', `part ${part} of «${name}» stands at ${at + 1}`) }],
      ),
  )
}

/** Texts that a step of a ladder needs. */
const A_STEP_HAS = 4

/** A text of a step is sounded out with it, and each step has texts enough. */
export function checkLadders(texts: readonly ReadingText[]): Finding[] {
  const onSteps = texts.filter(({ step }) => step !== undefined)
  const unread = onSteps.flatMap(text => {
    const { id, language, step = '' } = text
    if (!ladders[language].some(one => one.id === step))
      return [{ id, ...found('ladder', `${language} has no step «${step}»`) }]
    const share = decodability(expectedOf(text), language, step)
    return share >= LEAST_DECODABLE
      ? []
      : [{ id, ...found('ladder', `${(100 * share).toFixed(1)} % of it is sounded out at «${step}»`) }]
  })
  const bare = stepsOf(texts)
    .filter(({ count }) => count < A_STEP_HAS)
    .map(({ language, step, count }) => ({
      id: `${language} ${step}`,
      ...found('ladder', `${count} texts on this step; at least ${A_STEP_HAS}`),
    }))
  return [...unread, ...bare]
}

/** How many texts each step of each ladder has. */
export const stepsOf = (texts: readonly ReadingText[]) =>
  LANGUAGES.flatMap(language =>
    ladders[language].map(({ id }) => ({
      language,
      step: id,
      count: texts.filter(text => text.language === language && text.step === id).length,
    })),
  )

/** Every text has a picture with all that its title names, and no two of a grade are alike. */
function checkCovers(texts: readonly ReadingText[]): Finding[] {
  const first = new Map<string, string>()
  return texts.flatMap(({ id, title, language, grade, cover }) => {
    if (cover === undefined) return [{ id, ...found('cover', 'it has no picture') }]
    const unseen = namedIn(title, language).filter(part => !cover.parts.includes(part))
    const face = `${grade} ${faceOf(cover)}`
    const other = first.get(face)
    if (other === undefined) first.set(face, id)
    return [
      ...unseen.map(part => ({
        id,
        ...found('cover', `its title names what is not in its picture: ${part}`),
      })),
      ...(other === undefined ? [] : [{ id, ...found('cover', `its picture is also that of ${other}`) }]),
    ]
  })
}

/** Texts of a grade and language that may be about the same thing; a series is one of them. */
const MOST_OF_A_THEME = 2

/** What a picture shows before all else, but for people. */
const themeOf = ({ parts }: Cover) => parts.find(part => !PEOPLE.some(person => person === part))

/** No grade has the same theme again and again. */
export function checkThemes(texts: readonly ReadingText[]): Finding[] {
  const themed = texts.flatMap(({ id, grade, language, series, cover }) => {
    const theme = cover && themeOf(cover)
    return theme ? [{ id, name: series?.name ?? id, cell: `${grade} ${language} ${theme}` }] : []
  })
  return [...Map.groupBy(themed, ({ cell }) => cell)].flatMap(([cell, own]) => {
    const count = new Set(own.map(({ name }) => name)).size
    const ids = own.map(({ id }) => id).join(', ')
    return count > MOST_OF_A_THEME
      ? [{ id: cell, ...found('theme', `${ids}; at most ${MOST_OF_A_THEME}`) }]
      : []
  })
}
