import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { english, outcomes, spanish, wordOf } from './said-aloud.ts'
import { type HeardWord, ReadingInput, ScoredReading } from './schema.ts'
import { scoreReading } from './score.ts'

describe('counting', () => {
  test('words correct per minute and accuracy', () => {
    const scored = scoreReading(
      ReadingInput.parse({
        language: 'es-PR',
        expected: 'El sol sale ya hoy.',
        heard: ['El', 'sol', 'sale', 'ya', 'perro'].map((word, at) => ({ word, start: at, end: at + 0.5 })),
        seconds: 6,
      }),
    )
    expect(scored).toMatchObject({ wordsCorrect: 4, errors: 1, accuracy: 0.8, wordsCorrectPerMinute: 40 })
  })
  test('a correction that comes too late leaves the error', () => {
    const scored = english('The river was cold.', 'the river was could (3.5) cold')
    expect(wordOf(scored, 'cold')).toMatchObject({ outcome: 'mispronounced', heard: 'could' })
  })
  test('going back over a phrase to mend a word is a self-correction', () => {
    expect(outcomes(english('the dog sat', 'the cat sat the dog sat'))).toEqual([
      'correct',
      'selfCorrected',
      'correct',
    ])
    expect(outcomes(spanish('El gato come.', 'el perro el gato come'))[1]).toBe('selfCorrected')
  })
  test('what is said again mends the word itself before one that it is by a rule', () => {
    expect(outcomes(spanish('Gato gatos el.', 'el el gato'))).toEqual(['selfCorrected', 'omitted', 'correct'])
  })
  test('the word that was told after a silence is the one hesitated on', () => {
    const scored = spanish('uno dos tres cuatro cinco', 'uno dos (4) cuatro cinco')
    expect(outcomes(scored)).toEqual(['correct', 'correct', 'hesitated', 'correct', 'correct'])
  })
  test('the unread end is not reached, and no error', () => {
    const scored = spanish('El gato come pescado en la playa.', 'el gato come')
    expect(outcomes(scored).slice(3)).toEqual(Array(4).fill('notReached'))
    expect(scored.errors).toBe(0)
  })
  test('a repetition and an insertion are told apart', () => {
    const scored = english('Sue was happy.', 'sue sue was very happy')
    expect(scored.repetitions.map(({ word }) => word)).toEqual(['sue'])
    expect(scored.insertions).toMatchObject([{ word: 'very', after: 1 }])
  })
})

describe('any proper way to say a written word', () => {
  test.each([
    ['El gato come 25 panes.', 'el gato come veinticinco panes'],
    ['Hay 35 y 121 panes.', 'hay treinta y cinco y ciento veintiún panes'],
    ['Son las 3:30.', 'son las tres y treinta'],
    ['Cuesta $5.', 'cuesta cinco pesos'],
    ['La Dra. Ruiz llegó.', 'la doctora ruiz llegó'],
    ['El 1ro de mayo.', 'el primero de mayo'],
    ['Hay treinta y cinco.', 'hay 35'],
  ])('%s', (text, read) => {
    const scored = spanish(text, read)
    expect(outcomes(scored)).toEqual(Array(scored.words.length).fill('correct'))
  })
  test.each([
    ["It's twenty-five and I can't.", 'it is twenty five and i can not'],
    ['Mr. Cruz has 105 cats.', 'mister cruz has one hundred and five cats'],
    ['In 1998 we won the 2nd race.', 'in nineteen ninety eight we won the second race'],
    ['She has twenty-five.', 'she has 25'],
    ['Ice cream', 'icecream'],
  ])('%s', (text, read) => {
    const scored = english(text, read)
    expect(outcomes(scored)).toEqual(Array(scored.words.length).fill('correct'))
  })
})

describe('bad input scores, and says what happened', () => {
  const noise = 'hello my name is john and i like dogs very much on sunday morning with you'
  const talk = 'yo no quiero ir a la tienda porque en mi casa hay de todo y el perro de mi vecino ladra mucho'
  const long = Array(10).fill(noise).join(' ')
  test.each<[string, string, string, string]>([
    ['empty text', '', 'hola', 'emptyText'],
    ['punctuation alone', '… —', 'hola', 'emptyText'],
    ['nothing heard', 'El sol.', '', 'nothingHeard'],
    ['emoji heard', 'El sol.', '🐱 🐶', 'nothingHeard'],
    ['another language', 'El gato come pescado fresco en la playa grande.', noise, 'notThisText'],
    [
      'talk in the language of the text',
      'El gato come pescado fresco en la playa de Luquillo.',
      talk,
      'notThisText',
    ],
    ['long noise', 'El gato come pescado fresco en la playa grande.', long, 'notThisText'],
    ['one strange word', 'El gato come.', 'xyz', 'notThisText'],
    ['glued words', 'El gato come pescado.', 'elgatocome pescado', 'scored'],
    ['all glued', 'El gato come pescado en la playa.', 'elgatocomepescadoenlaplaya', 'scored'],
  ])('%s', (_name, text, said, verdict) => {
    const scored = spanish(text, said)
    expect(scored.verdict).toBe(verdict)
    if (verdict !== 'scored') expect(scored).toMatchObject({ wordsCorrect: 0, errors: 0, accuracy: 0 })
  })
  test('a struggling reader is scored, and so is a whole reading with talk after it', () => {
    expect(
      spanish('La niña va a la escuela con su perro.', 'la nata va o la espada con su pato').verdict,
    ).toBe('scored')
    expect(spanish('La niña va a la escuela.', `la niña va a la escuela ${long}`).verdict).toBe('scored')
  })
  test('times out of order or negative: words are judged, times are not', () => {
    const heard = ['el', 'sol', 'sale'].map((word, at) => ({ word, start: -at * 5, end: -at }))
    const scored = scoreReading(
      ReadingInput.parse({ language: 'es-PR', expected: 'El sol sale.', heard, seconds: -1 }),
    )
    expect(scored).toMatchObject({
      wordsCorrect: 3,
      wordsCorrectPerMinute: null,
      notes: ['timesUnreliable', 'noDuration'],
    })
  })
  test('5,000 words, and a text that was read on past its end', () => {
    const words = Array.from(
      { length: 5000 },
      (_, at) => ['sol', 'mar', 'luz', 'pan', 'casa', 'gato'][(at * 7 + (at >> 3)) % 6],
    )
    const text = words.join(' ')
    const scored = spanish(text, text)
    expect(scored).toMatchObject({ verdict: 'scored', wordsCorrect: 5000, errors: 0 })
  })
})

const word = fc.constantFrom(
  ...'el la sol niña niño niños casa caza perro come 25 gato gatos 🐱 😀x a-b it’s lluvia'.split(' '),
)
const junk = fc.oneof(word, fc.string({ maxLength: 12 }))
const time = fc.oneof(
  fc.double({ min: -5, max: 90, noNaN: true }).map(seconds => seconds + 0),
  fc.constant(0),
)
const heardWord: fc.Arbitrary<HeardWord> = fc.record({ word: junk, start: time, end: time })
const input = fc.record({
  language: fc.constantFrom('es-PR' as const, 'en-US' as const),
  expected: fc.oneof(
    fc.array(word, { maxLength: 30, size: 'max' }).map(words => words.join(' ')),
    fc.string({ maxLength: 60 }),
  ),
  heard: fc.array(heardWord, { maxLength: 40, size: 'max' }),
  seconds: time,
  policy: fc.record({
    insertions: fc.constantFrom('ignored', 'counted'),
    dialect: fc.constantFrom('fair', 'strict'),
    hesitationSeconds: fc.constantFrom(0.5, 3),
  }),
})

test('every reading has a score: of the schema, finite, accuracy from 0 to 1, every word accounted for', () => {
  fc.assert(
    fc.property(input, raw => {
      const scored = scoreReading(ReadingInput.parse(raw))
      expect(ScoredReading.parse(JSON.parse(JSON.stringify(scored)))).toEqual(scored)
      expect(scored.accuracy).toBeGreaterThanOrEqual(0)
      expect(scored.accuracy).toBeLessThanOrEqual(1)
      expect(
        scored.wordsCorrect + scored.words.filter(one => one.outcome === 'notReached').length,
      ).toBeLessThanOrEqual(scored.words.length)
    }),
    { numRuns: 300 },
  )
})

const text = fc.array(fc.constantFrom(...'sol mar luz pan casa gato ola arena torre cubo pluma'.split(' ')), {
  minLength: 2,
  maxLength: 25,
  size: 'max',
})

test('a perfect reading scores perfectly', () => {
  fc.assert(
    fc.property(text, words => {
      const scored = spanish(words.join(' '), words.join(' '))
      expect(scored).toMatchObject({ wordsCorrect: words.length, errors: 0, accuracy: 1, insertions: [] })
    }),
  )
})

test('saying a word again changes no count', () => {
  fc.assert(
    fc.property(text, fc.nat(), (words, where) => {
      const at = where % words.length
      // The same word twice running in the text would make a word said twice a word read.
      fc.pre(words[at] !== words[at + 1])
      const said = words.toSpliced(at, 0, words[at] ?? '')
      const scored = spanish(words.join(' '), said.join(' '), { insertions: 'counted' })
      expect(scored).toMatchObject({ wordsCorrect: words.length, errors: 0 })
      expect(scored.repetitions).toHaveLength(1)
    }),
  )
})

test('a stricter policy never finds more words correct, nor another alignment', () => {
  fc.assert(
    fc.property(input, raw => {
      const parsed = ReadingInput.parse(raw)
      const fair = scoreReading({
        ...parsed,
        policy: { ...parsed.policy, dialect: 'fair', hesitationSeconds: 3 },
      })
      const strict = scoreReading({
        ...parsed,
        policy: { ...parsed.policy, dialect: 'strict', hesitationSeconds: 3 },
      })
      if (fair.verdict === strict.verdict) expect(strict.wordsCorrect).toBeLessThanOrEqual(fair.wordsCorrect)
    }),
    { numRuns: 200 },
  )
})

describe('fair by rule', () => {
  const variants = [
    ['seseo', 'cabeza', 'cabesa'],
    ['yeismo', 'calle', 'caye'],
    ['b-v', 'vaca', 'baca'],
    ['mute-h', 'huevo', 'uevo'],
    ['coda-s', 'niños', 'niño'],
    ['coda-r', 'carne', 'calne'],
    ['dropped-d', 'cansado', 'cansao'],
    ['velar-rr', 'perro', 'pejo'],
  ] as const
  test.each(variants)(
    '%s is forgiven under its name, and an error where a teacher makes it strict',
    (rule, written, heard) => {
      const [text, said] = [`Mira ${written} aquí.`, `mira ${heard} aquí`]
      expect(wordOf(spanish(text, said), written)).toMatchObject({ outcome: 'dialect', rule, heard })
      expect(wordOf(spanish(text, said, { strictRules: [rule] }), written)).toMatchObject({
        outcome: 'mispronounced',
        rule,
      })
      expect(wordOf(spanish(text, said, { dialect: 'strict' }), written)).toMatchObject({
        outcome: 'mispronounced',
        rule,
      })
    },
  )
  test.each([
    ['v-b', 'very', 'bery'],
    ['sh-ch', 'ship', 'chip'],
    ['th', 'think', 'tink'],
    ['s-cluster', 'school', 'eschool'],
    ['final-cluster', 'hand', 'han'],
    ['short-long-i', 'ship', 'sheep'],
    ['a-u', 'cat', 'cut'],
    ['j-y', 'yet', 'jet'],
    ['z-s', 'zip', 'sip'],
    ['final-voicing', 'bag', 'back'],
    ['n-ng', 'thing', 'thin'],
    ['h-lost', 'hat', 'at'],
    ['ed-ending', 'jumped', 'jump'],
  ] as const)(
    '%s of English is forgiven under its name, and an error where it is strict',
    (rule, written, heard) => {
      const [text, said] = [`Look ${written} again.`, `look ${heard} again`]
      expect(wordOf(english(text, said), written)).toMatchObject({ outcome: 'dialect', rule })
      const strict = { outcome: 'mispronounced', rule }
      expect(wordOf(english(text, said, { strictRules: [rule] }), written)).toMatchObject(strict)
      expect(wordOf(english(text, said, { dialect: 'strict' }), written)).toMatchObject(strict)
    },
  )
  test('an -s that is not said is named, and counts however fair the policy', () => {
    expect(wordOf(english('Look hats again.', 'look hat again'), 'hats')).toMatchObject({
      outcome: 'mispronounced',
      rule: 'inflection',
    })
  })
  test('several at once are all named, the strict one first', () => {
    const scored = spanish('Están cansados hoy.', 'están cansao hoy', { strictRules: ['dropped-d'] })
    expect(wordOf(scored, 'cansados')).toMatchObject({ rule: 'dropped-d', moreRules: ['coda-s'] })
  })
  test('n and ñ never meet', () => {
    expect(spanish('La niña tiene una caña.', 'la nina tiene una cana').errors).toBe(2)
  })
})

describe('times that can and cannot be', () => {
  const scored = (heard: readonly HeardWord[], seconds = 0, expected = 'El sol sale.') =>
    scoreReading(ReadingInput.parse({ language: 'es-PR', expected, heard, seconds }))
  const word = (start: number, end: number, word = 'el') => ({ word, start, end })

  test.each([
    ['a word that takes no time, within the one before', [word(0, 0.5), word(0.4, 0.4)], []],
    ['a word that ends before it begins', [word(1, 0.5), word(1.4, 2)], ['timesUnreliable', 'noDuration']],
    ['a word before the one before', [word(1, 1.5), word(0.4, 2)], ['timesUnreliable', 'noDuration']],
    ['nothing but zeros', [word(0, 0), word(0, 0)], ['timesUnreliable', 'noDuration']],
    ['nothing', [], ['noDuration']],
    ['a twentieth of a second', [word(0, 0.05)], ['noDuration']],
    ['a tenth of a second', [word(0, 0.1)], []],
  ])('%s', (_, heard, notes) => {
    expect(scored(heard).notes).toEqual(notes)
  })

  test('the reading’s own duration counts, else the end of its last word', () => {
    const heard = [word(0, 0.5), word(0.5, 2, 'sol')]
    expect(scored(heard, 4).wordsCorrectPerMinute).toBe(30)
    expect(scored(heard, 0.1).wordsCorrectPerMinute).toBe(1200)
    expect(scored(heard, 0.09).wordsCorrectPerMinute).toBe(60)
  })
})

describe('whether it is this text', () => {
  const text = Array.from({ length: 10 }, (_, at) => 'sol mar pan luz voz'.split(' ')[at % 5]).join(' ')

  test('of fewer than eight words whatever fits is scored; of eight a fifth must', () => {
    const noise = (count: number) => Array.from({ length: count }, () => 'zzzz').join(' ')
    expect(spanish(text, `sol ${noise(6)}`).verdict).toBe('scored')
    expect(spanish(text, `sol ${noise(7)}`).verdict).toBe('notThisText')
    expect(spanish(text, noise(3)).verdict).toBe('notThisText')
  })
})
