import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/kernel/school.ts'
import { elidedInSpeech, joinedInSpeech } from '#shared/language/connected-speech.ts'
import { pronounce } from '#shared/language/pronunciation.ts'
import { type Run, SILENT, SpeechRuns, type Spoken, spokenOf } from './speech-runs.ts'

const say = (form: string, language: Language): Spoken => spokenOf(pronounce(form, language), language)
const runsOf = (text: string, language: Language = 'es-PR') =>
  new SpeechRuns(
    text.split(' ').map(word => (/\d/.test(word) ? undefined : say(word, language))),
    language,
  )

/** What `SpeechRuns` finds by hashes, looked for everywhere by the sounds themselves. */
function plainly(texts: readonly (Spoken | undefined)[], language: Language) {
  const said = (one: Spoken, next: Spoken | undefined) =>
    next && (one.turnsBefore & next.onset) !== 0 ? one.turned.sounds : one.sounds
  const inARow = (words: readonly Spoken[]) => words.map((word, at) => said(word, words[at + 1]))
  const places = texts.flatMap((_, from) => {
    const words: Spoken[] = []
    const found: (Run & { readonly sounds: string; readonly isElided: boolean })[] = []
    for (const word of texts.slice(from, from + 3)) {
      const isOfThree = words.length === 2 && words[1]?.sounds.length !== 1
      if (!word || word.sounds === '' || isOfThree) break
      words.push(word)
      found.unshift({
        from,
        count: words.length,
        sounds: joinedInSpeech(inARow(words)),
        isElided: false,
      })
    }
    const [one, other] = [texts[from], texts[from + 1]]
    const elided = language === 'es-PR' && one && other ? elidedInSpeech(one.sounds, other.sounds) : undefined
    return elided === undefined ? found : [...found, { from, count: 2, sounds: elided, isElided: true }]
  })
  const find = (sounds: string, isMeant: (run: Run) => boolean): Run[] =>
    places
      .filter(place => place.sounds === sounds && isMeant(place))
      .map(({ from, count }) => ({ from, count }))
  const together = (parts: readonly string[], isMeant: (run: Run) => boolean): Run[] => {
    const sounds = joinedInSpeech(parts)
    return parts.includes(sounds) ? [] : find(sounds, isMeant)
  }

  return {
    ofOne: (one: Spoken) => (one.sounds.length < 2 ? [] : find(one.sounds, ({ count }) => count > 1)),
    ofTwo(one: Spoken, other: Spoken) {
      const first = said(one, other)
      const isParted = ({ from, count }: Run) => {
        const [own, last] = [texts[from], texts[from + count - 1]]
        if (count > 2) return false
        if (last?.sounds !== other.sounds) return true
        if (count < 2 || !own || own.sounds === one.sounds) return false
        return language === 'en-US' || said(own, other) === first
      }
      const elided = other.sounds === 'el' ? elidedInSpeech(one.sounds, other.sounds) : undefined
      const short = language === 'es-PR' && elided ? find(elided, ({ count }) => count === 1) : []
      return [...together([first, other.sounds], isParted), ...short]
    },
    ofThree: (one: Spoken, other: Spoken, third: Spoken) =>
      together(inARow([one, other, third]), ({ count }) => count === 1),
  }
}

const WORDS = {
  'es-PR': `a e o y va el él la las aves saves un tan bien también umbeso beso hoy es oyes ser hacer haber ver
escuela lascuela me imagino mimagino al los lo sabes abes van ama mama en ana nana`.split(/\s+/),
  'en-US':
    `a an ice nice cream I scream have half to used use gray great tape ape tell her teller stuff he stuffy nose
knows one small mall ones alone loan all ready already`.split(/\s+/),
} satisfies Record<Language, string[]>

describe.each(['es-PR', 'en-US'] as const)('what sounds alike in %s', language => {
  const letters = language === 'es-PR' ? 'aeisnmb' : 'aestdvf'
  const word = fc.oneof(
    fc.constantFrom(...WORDS[language]),
    fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 4 }),
  )
  const spoken = word.map(form => say(form, language))
  const text = fc.array(fc.option(spoken, { nil: undefined, freq: 12 }), { minLength: 1, maxLength: 8 })

  test('is found in a text wherever it stands, and nowhere else', () => {
    fc.assert(
      fc.property(text, fc.array(spoken, { minLength: 3, maxLength: 5 }), (words, heard) => {
        const [runs, expected] = [new SpeechRuns(words, language), plainly(words, language)]
        // What stands in the text is heard too: alone, and run together with its neighbours.
        const own = words.filter(one => one !== undefined)
        const all = [...heard, ...own, ...plainSums(own, language)].slice(0, 14)
        for (const one of all) {
          expect(runs.ofOne(one)).toEqual(expected.ofOne(one))
          for (const other of all) {
            expect(runs.ofTwo(one, other)).toEqual(expected.ofTwo(one, other))
            const [third] = heard
            if (third) expect(runs.ofThree(one, other, third)).toEqual(expected.ofThree(one, other, third))
          }
        }
      }),
    )
  })
})

/** Two neighbours as one word. */
const plainSums = (words: readonly Spoken[], language: Language): Spoken[] =>
  words.slice(1).map((word, at) => say(`${words[at]?.sounds ?? ''}${word.sounds}`, language))

describe('runs', () => {
  const es = (form: string) => say(form, 'es-PR')

  test('of one: two words and three, and never the word itself', () => {
    expect(runsOf('va a hacer pan').ofOne(es('vacer'))).toEqual([{ from: 0, count: 3 }])
    expect(runsOf('va a hacer pan').ofOne(es('hacer'))).toEqual([{ from: 1, count: 2 }])
    expect(runsOf('pan').ofOne(es('pan'))).toEqual([])
    expect(runsOf('a a').ofOne(es('a'))).toEqual([])
  })

  test('a numeral breaks them', () => {
    expect(runsOf('la s3 aves').ofOne(es('laves'))).toEqual([])
    expect(runsOf('la aves').ofOne(es('laves'))).toEqual([{ from: 0, count: 2 }])
  })

  test('what is silent is joined with nothing', () => {
    const runs = runsOf('las aves')
    expect(runs.ofOne(SILENT)).toEqual([])
    expect(runs.ofTwo(SILENT, es('aves'))).toEqual([])
    expect(runs.ofThree(es('la'), SILENT, es('saves'))).toEqual([])
  })

  test('are found in the order of the text', () => {
    expect(runsOf('la aves la aves').ofOne(es('laves'))).toEqual([
      { from: 0, count: 2 },
      { from: 2, count: 2 },
    ])
  })
})
