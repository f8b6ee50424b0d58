import { type Finding, type Found, found } from '#shared/catalogue/checks/finding.ts'
import { checkMarks } from '#shared/catalogue/checks/marks.ts'
import { checkSpelling } from '#shared/catalogue/checks/spelling.ts'
import { type Writing, wordsIn } from '#shared/catalogue/checks/words.ts'
import { ladders, stepOfWord } from '#shared/catalogue/ladder.ts'
import { allOf, bothOf, type Pair, type SoundKit } from '#shared/catalogue/sound-kit.ts'
import { GRADES, LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { type Pronunciation, pronounce, rulesBetween, soundsSame } from '#shared/language/pronunciation.ts'
import { languageOf, SOUNDS, type Sound } from '#shared/language/sound.ts'
import { placesOf } from '#shared/language/sounds.ts'
import { normalizeWord } from '#shared/language/spoken-forms.ts'
import type { Dictionaries } from './dictionaries.ts'

const LEAST = { words: 12, phrases: 6 } as const
/** A child hears it in one breath. */
const MOST_HINT_WORDS = 12

/** All that has to be mended in what is practised of one sound. */
export function checkSound(kit: SoundKit, dictionaries: Dictionaries): Found[] {
  const { id, language, hint, pairs } = kit
  const all = { words: allOf(kit.words), phrases: allOf(kit.phrases) }
  const writings: readonly Writing[] = [
    ...LANGUAGES.map(one => ({ language: one, written: [{ where: 'hint', written: hint[one] }] })),
    {
      language,
      written: [
        ...all.words.map(written => ({ where: 'words', written })),
        ...all.phrases.map(written => ({ where: 'phrases', written })),
        ...pairs.flatMap(({ words, sentences = [] }) =>
          [...words, ...sentences].map(written => ({ where: `pair ${words.join('/')}`, written })),
        ),
      ],
    },
  ]
  return [
    ...(languageOf(id) === language ? [] : [found('schema', `${id} is no sound of ${language}`)]),
    ...(['words', 'phrases'] as const).flatMap(kind => [
      ...(all[kind].length < LEAST[kind] ? [found('length', `${all[kind].length} ${kind}`)] : []),
      ...(new Set(all[kind]).size < all[kind].length ? [found('duplicate', `among the ${kind}`)] : []),
      ...all[kind]
        .filter(text => placesOf(text, id).length === 0)
        .map(text => found('pronunciation', `«${text}» has no ${kit.letters}`)),
    ]),
    ...LANGUAGES.filter(one => wordsIn(hint[one]).length > MOST_HINT_WORDS).map(one =>
      found('length', `its hint in ${one} is longer than ${MOST_HINT_WORDS} words`),
    ),
    ...pairs.flatMap(pair => inPair(pair, kit).map(detail => found('pronunciation', detail))),
    ...writings.flatMap(writing => [...checkMarks(writing), ...checkSpelling(writing, dictionaries)]),
  ]
}

/** A pair has the sound; what the island says alike has sentences that tell the two apart, and nothing else has. */
function inPair(pair: Pair, { id, language }: SoundKit): string[] {
  const { words, sentences } = pair
  const [a, b] = words.map(word => pronounce(normalizeWord(word), language))
  if (!a || !b) return []
  const isOne =
    soundsSame(a, b, language) ||
    (language === 'es-PR' && (rulesBetween(a, b, language) ?? rulesBetween(b, a, language)) !== undefined)
  const said = bothOf(pair)
  const wrong: string[] = []
  if (placesOf(said, id).length === 0) wrong.push(`«${said}» does not have it`)
  if (!differInOne(saidHere(a, language), saidHere(b, language)))
    wrong.push(`«${said}» differ in more than one sound`)
  if (isOne && !sentences) wrong.push(`«${said}» sound alike here: which one is it?`)
  if (!isOne && sentences) wrong.push(`«${said}» sound apart: they need no sentences`)
  words.forEach((word, n) => {
    const sentence = sentences?.[n]
    if (sentence && !wordsIn(sentence).includes(normalizeWord(word)))
      wrong.push(`«${sentence}» does not say «${word}»`)
  })
  return wrong
}

/** How a word is said here, as far as a pair goes: h is mute, v is b, z is s, ll is y; -ed is d but after t and d. */
const saidHere = ({ phonemes }: Pronunciation, language: Language) =>
  language === 'es-PR'
    ? phonemes.replaceAll('h', '').replaceAll('v', 'b').replaceAll('z', 's').replaceAll('L', 'y')
    : phonemes.replace(/(?<=.{2}[^td])ed$/, 'd')

/** Whether two strings are the same but for one place, where one has another character or one more. */
function differInOne(a: string, b: string): boolean {
  if (a.length < b.length) return differInOne(b, a)
  const at = [...a].findIndex((one, n) => one !== b[n])
  return at < 0 || a.slice(at + 1) === b.slice(a.length === b.length ? at + 1 : at)
}

/** What the ladder takes no notice of: it comes after all of it. */
const BEYOND_THE_LADDER: readonly Sound[] = ['es-accents']

/** The place of the step of its language's ladder with which the first words of a kit can be sounded out. */
const stepOfKit = ({ id, language, words }: SoundKit): number =>
  BEYOND_THE_LADDER.includes(id)
    ? ladders[language].length
    : Math.min(...allOf(words).map(word => stepOfWord(word.toLowerCase(), language)))

/**
 * What only all kits together show: a sound without one, and one that is taught before a sound of an earlier grade, or of
 * an earlier step of the ladder.
 */
export function checkAcrossSounds(kits: readonly SoundKit[]): Finding[] {
  const bare = SOUNDS.filter(sound => !kits.some(({ id }) => id === sound)).map(id => ({
    id,
    ...found('pronunciation', 'nothing is there to practise it'),
  }))
  const early = LANGUAGES.flatMap(language =>
    sequenceOf(kits, language).flatMap(({ id, grade }, at, all) => {
      const before = all[at - 1]
      return before && GRADES.indexOf(before.grade) > GRADES.indexOf(grade)
        ? [{ id, ...found('sequence', `of grade ${grade}, it comes after ${before.id} of ${before.grade}`) }]
        : []
    }),
  )
  const astray = LANGUAGES.flatMap(language =>
    sequenceOf(kits, language).flatMap((kit, at, all) => {
      const before = all[at - 1]
      if (!before || stepOfKit(before) <= stepOfKit(kit)) return []
      const named = (one: SoundKit) => ladders[language][stepOfKit(one)]?.id ?? 'beyond'
      const detail = `its words are sounded out from ${named(kit)} on; it comes after ${before.id} of ${named(before)}`
      return [{ id: kit.id, ...found('sequence', detail) }]
    }),
  )
  return [...bare, ...early, ...astray]
}

/** The kits of a language in the order in which they are taught. */
const sequenceOf = (kits: readonly SoundKit[], language: Language) =>
  kits
    .filter(kit => kit.language === language)
    .toSorted((a, b) => SOUNDS.indexOf(a.id) - SOUNDS.indexOf(b.id))

/** A line for each language: which sounds are taught from each grade on. */
export const tellSequence = (kits: readonly SoundKit[]): string =>
  LANGUAGES.map(language => {
    const byGrade = Map.groupBy(sequenceOf(kits, language), ({ grade }) => grade)
    const told = [...byGrade].map(([grade, own]) => `${grade} ${own.map(({ id }) => id.slice(3)).join(' ')}`)
    return `sounds ${language}: ${told.join(', ')}`
  }).join('\n')
