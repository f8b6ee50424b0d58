import { type Finding, type Found, found } from '#shared/catalogue/checks/finding.ts'
import { checkMarks } from '#shared/catalogue/checks/marks.ts'
import { checkSpelling } from '#shared/catalogue/checks/spelling.ts'
import { type Writing, wordsIn } from '#shared/catalogue/checks/words.ts'
import { allOf, bothOf, type Pair, type SoundKit } from '#shared/catalogue/sound-kit.ts'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { pronounce, rulesBetween, soundsSame } from '#shared/language/pronunciation.ts'
import { languageOf, SOUNDS } from '#shared/language/sound.ts'
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
  if (isOne && !sentences) wrong.push(`«${said}» sound alike here: which one is it?`)
  if (!isOne && sentences) wrong.push(`«${said}» sound apart: they need no sentences`)
  words.forEach((word, n) => {
    const sentence = sentences?.[n]
    if (sentence && !wordsIn(sentence).includes(normalizeWord(word)))
      wrong.push(`«${sentence}» does not say «${word}»`)
  })
  return wrong
}

/** Every sound that is listened for has something to practise. */
export const checkAcrossSounds = (kits: readonly SoundKit[]): Finding[] =>
  SOUNDS.filter(sound => !kits.some(({ id }) => id === sound)).map(id => ({
    id,
    ...found('pronunciation', 'nothing is there to practise it'),
  }))
