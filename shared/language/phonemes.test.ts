import { describe, expect, test } from 'vitest'
import { isSoundedOut, joinedInSpeech, soundsInSpeech } from './connected-speech.ts'
import { homophonesOf } from './english-homophones.ts'
import { englishPhonemes } from './english-phonemes.ts'
import { withoutEnding } from './english-transfer.ts'
import { phoneticDistance, pronounce, rulesBetween, soundsSame } from './pronunciation.ts'
import { spanishPhonemes } from './spanish-phonemes.ts'

/** `word sounds`, parted by commas. */
const table = (lines: string) => lines.split(',').map(line => line.trim().split(' ') as [string, string])

describe('how English is spelled', () => {
  test.each(
    table(
      'caught kot, eight At, straight strAt, rain rAn, day dA, autumn otumn, saw so, ball bol, chin Cin, back bak, cent sent,' +
        'city sitE, cycle sikl, cat kat, badge baj, sleigh slA, see sE, sea sE, key kE, new nU, ceiling sEliG, people pEpl,' +
        'light lIt, gnat nat, ghost gost, high hI, age Aj, tie tI, piece pEs, knee nE, comb kom, song soG, bank baGk,' +
        'though TO, boat bOt, toe tO, moon mUn, oil Yl, toy tY, low lO, cow kO, out Wt, phone fOn, quick kwik, iraq irak,' +
        'school skUl, ship Sip, mission miSun, television televiSun, scent sent, science sEns, catch kaC, nation naSun,' +
        'thin Tin, blue blU, fruit frUt, write rIt, who hU, whale wAl, xylophone silofOn, box boks, yes yes, happy hapE, myth miT',
    ),
  )('%s sounds %s', (word, sounds) => expect(englishPhonemes(word)).toBe(sounds))

  test.each(
    table(
      // A vowel before one consonant and a silent e, or an ending of it, is long; before two, or w, x and r, it is not.
      'made mAd, makes mAkes, hoped hOped, maker mAker, hoping hOpiG, hopping hopiG, bare bar, taxes takses,' +
        // The last e is mute, but for a word’s one vowel.
        'the TE, be bE, free frE, a A, go gO, egg eg, hammer hamer, apple apl, any anE',
    ),
  )('%s is said %s by where its vowels stand', (word, sounds) => expect(englishPhonemes(word)).toBe(sounds))
})

test.each(
  table(
    'chico Ciko, cena zena, cinco zinko, queso keso, quorum kuorum, gente jente, gitano jitano, guerra geRa, guapo guapo,' +
      'agüero aguero, gato gato, lluvia Luvia, ola ola, perro peRo, rosa Rosa, honra honRa, alrededor alRededor,' +
      'israel isRael, pera pera, xilófono silofono, mexicano mejikano, examen eksamen, yo yo, rey Rei, soy soi, yuca yuka,' +
      'wifi uifi, zapato zapato, ñame Name, jarra jaRa, té te, guía gia, cigüeña zigueNa',
  ),
)('in Spanish %s sounds %s', (word, sounds) => {
  expect(spanishPhonemes(word)).toBe(sounds)
})

describe('how far two words sound apart', () => {
  const apart = (a: string, b: string, limit?: number, language: 'es-PR' | 'en-US' = 'es-PR') =>
    phoneticDistance(pronounce(a, language), pronounce(b, language), language, limit)

  test('a sound more, less or strange is whole, one of its family half, over all there could be', () => {
    expect(apart('casa', 'casa')).toBe(0)
    expect([apart('casa', 'casas'), apart('casas', 'casa')]).toEqual([0.2, 0.2])
    expect(apart('casa', 'cama')).toBe(0.25)
    expect([apart('casa', 'caza'), apart('pato', 'bato'), apart('pato', 'peto')]).toEqual([
      0.125, 0.125, 0.125,
    ])
    expect(apart('sol', 'mar')).toBeCloseTo(2 / 3)
    expect(apart('cat', 'mat', 1, 'en-US')).toBeCloseTo(1 / 3)
    expect(apart('bat', 'pat', 1, 'en-US')).toBeCloseTo(1 / 6)
    // The cheapest way counts: a sound moved is one out and one in.
    expect(apart('osa', 'sao')).toBeCloseTo(2 / 3)
  })

  test('past its limit it is as far as can be, at the limit it is as far as it is', () => {
    expect([apart('casa', 'mesa', 0.375), apart('casa', 'mesa', 0.37)]).toEqual([0.375, 1])
    expect([apart('a', 'aa', 0.5), apart('a', 'aa', 0.49)]).toEqual([0.5, 1])
    expect([apart('casa', ''), apart('', 'casa'), apart('', '')]).toEqual([1, 1, 1])
  })

  test('words of more sounds than are compared are as far as can be', () => {
    expect(apart('a'.repeat(63), 'a'.repeat(63))).toBe(0)
    expect(apart('a'.repeat(64), 'a'.repeat(64))).toBe(1)
  })
})

test('an accent that moves the stress is another word, and a homophone of English the same', () => {
  const same = (a: string, b: string, language: 'es-PR' | 'en-US') =>
    soundsSame(pronounce(a, language), pronounce(b, language), language)
  expect([same('papá', 'papa', 'es-PR'), same('fue', 'fué', 'es-PR')]).toEqual([false, true])
  expect([same('vaca', 'baca', 'es-PR'), same('hola', 'hola', 'es-PR')]).toEqual([false, true])
  expect([same('', '', 'es-PR'), same('!', '?', 'es-PR')]).toEqual([true, false])
  expect([same('two', 'too', 'en-US'), same('to', 'toe', 'en-US')]).toEqual([true, true])
  expect([same('!', '?', 'en-US'), same("we're", 'were', 'en-US')]).toEqual([false, false])
  expect([...homophonesOf('two', 'en-US')]).toEqual(['to', 'too', 'two'])
  expect([...homophonesOf('two', 'es-PR')]).toEqual([])
  expect([...homophonesOf('dog', 'en-US')]).toEqual([])
})

test('a word without sounds is no word by any rule', () => {
  const none = pronounce('!', 'es-PR')
  expect(rulesBetween(none, pronounce('h', 'es-PR'), 'es-PR')).toBeUndefined()
  expect(rulesBetween(pronounce('h', 'es-PR'), none, 'es-PR')).toBeUndefined()
  expect(rulesBetween(pronounce('sol', 'es-PR'), pronounce('sol', 'es-PR'), 'es-PR')).toBeUndefined()
})

test.each([
  ["ana's", ['ana'], 'inflection'],
  ['flies', ['fly', 'flie'], 'inflection'],
  ['boxes', ['box', 'boxe'], 'inflection'],
  ['dishes', ['dish', 'dishe'], 'inflection'],
  ['goes', ['go', 'goe'], 'inflection'],
  ['hats', ['hat'], 'inflection'],
  ['makes', ['make'], 'inflection'],
  ['cried', ['cry', 'cri', 'crie'], 'ed-ending'],
  ['stopped', ['stop', 'stopp', 'stoppe'], 'ed-ending'],
  ['wanted', ['want', 'wante'], 'ed-ending'],
  ['hoped', ['hop', 'hope'], 'ed-ending'],
  ['seeded', ['seed', 'seede'], 'ed-ending'],
])('%s may be heard without its ending', (word, stems, rule) => {
  const found = withoutEnding(word)
  expect(found.map(([stem]) => stem)).toEqual(stems)
  for (const [, lost] of found) expect(lost).toBe(rule)
})

test.each(['bus', 'is', 'red', 'shed', 'glass', 'need', 'freed', 'tree'])('%s has no ending to lose', word =>
  expect(withoutEnding(word)).toEqual([]),
)

describe('words that are said one after the other', () => {
  test('what is only spelled is folded away: in Spanish z, v, ll and h, in English how long a vowel is', () => {
    expect(soundsInSpeech('zvLh', 'x', 'es-PR')).toBe('sby')
    expect(soundsInSpeech('AEIOU', 'x', 'en-US')).toBe('aeiou')
  })
  test('the r that closes a syllable is not heard, any other is', () => {
    expect(['kar', 'kart', 'kara', 'rat', 'r'].map(sounds => soundsInSpeech(sounds, 'x', 'en-US'))).toEqual([
      'ka',
      'kat',
      'kara',
      'rat',
      'r',
    ])
    expect(soundsInSpeech('skrn', 'x', 'en-US')).toBe('skrn')
    expect(soundsInSpeech('kar', 'x', 'es-PR')).toBe('kar')
  })
  test('the article is no letter’s name', () => {
    expect([soundsInSpeech('A', 'a', 'en-US'), soundsInSpeech('A', 'eh', 'en-US')]).toEqual(['a', 'a'])
    expect(soundsInSpeech('W', 'a', 'en-US')).toBe('a')
  })
  test('like sounds that meet are one', () => {
    expect(joinedInSpeech(['la', 'ala'])).toBe('lala')
    expect(joinedInSpeech(['los', 'sapos', 'oso'])).toBe('losapososo')
    expect(joinedInSpeech(['', 'a', ''])).toBe('a')
    expect(joinedInSpeech([])).toBe('')
  })
  test('parts of which one has no vowel are sounds and no syllables', () => {
    expect(isSoundedOut(['s', 'o', 'l'])).toBe(true)
    expect(isSoundedOut(['ma', 'má'])).toBe(false)
    expect(isSoundedOut(['m', 'y'])).toBe(true)
    expect(isSoundedOut(['y', 'ú', 'ü'])).toBe(false)
  })
})

describe('English spellings that hide a sound', () => {
  const same = (a: string, b: string) => soundsSame(pronounce(a, 'en-US'), pronounce(b, 'en-US'), 'en-US')
  test.each([
    ['sweat', 'sweet'],
    ['shoe', 'show'],
    ['pies', 'peas'],
    ['bread', 'breed'],
    ['tried', 'treed'],
  ])('%s is not %s', (a, b) => expect(same(a, b)).toBe(false))
  test.each([
    ['fir', 'fur'],
    ['turn', 'tern'],
    ['rose', 'rows'],
    ['sons', "sun's"],
    ['prince', 'prints'],
  ])('%s is said as %s', (a, b) => expect(same(a, b)).toBe(true))
  test('before a vowel r leaves i and u as they are', () => {
    expect(same('spirit', 'sperit')).toBe(false)
  })
})
