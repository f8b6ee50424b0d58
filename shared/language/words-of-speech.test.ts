import { describe, expect, test } from 'vitest'
import type { Language } from '../kernel/school.ts'
import { romanOf } from './abbreviations.ts'
import { folded } from './folded.ts'
import { variantsOf } from './loanwords.ts'
import { fullFormsOf, shortFormsFrom, weakFormsOf } from './short-forms.ts'
import { hasDigit, isNormal, normalizeWord, spokenForms } from './spoken-forms.ts'
import { tokenize } from './tokenize.ts'

const ways = (written: string, language: Language) =>
  spokenForms(written, language)
    .slice(1)
    .map(way => way.join(' '))

describe('abbreviations', () => {
  test.each<[string, Language, string[]]>([
    ['Dr', 'es-PR', ['doctor']],
    ['dra', 'es-PR', ['doctora']],
    ['TV', 'es-PR', ['te ve', 'tele', 'televisión', 'tivi', 'ti vi']],
    ['T.V', 'es-PR', ['te ve', 'tele', 'televisión', 'tivi', 'ti vi']],
    ['EE.UU', 'es-PR', ['estados unidos']],
    ['x', 'es-PR', ['equis']],
    ['Ñ', 'es-PR', ['eñe']],
    ['km', 'es-PR', ['kilómetros', 'kilómetro']],
    ['St', 'en-US', ['street', 'saint']],
    ['US', 'en-US', ['u s', 'united states']],
    ['x', 'en-US', ['ex']],
    // In small letters these are words, or nothing.
    ['tv', 'es-PR', []],
    ['us', 'en-US', []],
    // A letter that is a word is said as the word.
    ['a', 'es-PR', []],
    ['a', 'en-US', []],
    ['i', 'en-US', []],
    // Another language’s.
    ['sra', 'en-US', []],
    ['mrs', 'es-PR', []],
  ])('%s (%s) is said %j', (written, language, said) => expect(ways(written, language)).toEqual(said))
})

describe('Roman numbers', () => {
  test.each([
    ['II', 2],
    ['III', 3],
    ['IV', 4],
    ['VI', 6],
    ['IX', 9],
    ['XIV', 14],
    ['XIX', 19],
    ['XX', 20],
    ['XXXVIII', 38],
    ['XXXIX', 39],
    // One letter is a letter; larger ones, and what is written otherwise, are none.
    ['I', undefined],
    ['V', undefined],
    ['XL', undefined],
    ['IIII', undefined],
    ['VX', undefined],
    ['XXXX', undefined],
    ['ii', undefined],
    ['VIa', undefined],
    ['aVI', undefined],
    ['', undefined],
  ])('%s is %s', (written, n) => expect(romanOf(written)).toBe(n))

  test('a century is counted or ordered, a king of English has his article', () => {
    expect(ways('XIV', 'es-PR')).toEqual(['catorce', 'decimocuarto', 'decimocuarta'])
    expect(ways('XIV', 'en-US')).toEqual(['fourteen', 'fourteenth', 'the fourteenth'])
    expect(ways('XXXIX', 'es-PR')).toEqual(['treinta y nueve'])
  })
})

test('a loanword is written in any way of its group, in one word or two', () => {
  expect(variantsOf('wifi', 'es-PR')).toEqual(['guaifai', 'wi fi'])
  expect(variantsOf('guaifai', 'es-PR')).toEqual(['wifi', 'wi fi'])
  expect(variantsOf('wifi', 'en-US')).toEqual([])
  expect(variantsOf('coquí', 'en-US')).toEqual(['co key', 'ko key', 'cokey'])
  expect(ways('béisbol', 'es-PR')).toContain('base ball')
})

describe('short forms', () => {
  const short = (word: string, language: Language, next = '') =>
    shortFormsFrom(word, next, language).map(({ full, short, rule }) => `${full.join(' ')} ${short} ${rule}`)
  const full = (word: string, language: Language) =>
    fullFormsOf(word, language).map(({ full }) => full.join(' '))

  test('of the island, by the first word of what they are short for', () => {
    expect(short('está', 'es-PR')).toEqual(['está ta reduced'])
    expect(short('vamos', 'es-PR')).toEqual(['vamos a vamoa reduced'])
    expect(full('pa', 'es-PR')).toEqual(['para'])
    expect(short('casa', 'es-PR')).toEqual([])
    expect(full('gonna', 'es-PR')).toEqual([])
  })

  test('English contracts verbs after persons, and not', () => {
    expect(short('we', 'en-US')).toEqual(
      ["we are we're", "we will we'll", "we have we've", "we am we'm", "we would we'd", "we had we'd"]
        .map(way => `${way} contraction`)
        .concat('we will wheel contraction'),
    )
    expect(full("it's", 'en-US')).toEqual(['it is', 'it has'])
    expect(full("there's", 'en-US')).toEqual(['there is', 'there has'])
    // After anything else it is whose something is.
    expect(full("dog's", 'en-US')).toEqual([])
    expect(full("can't", 'en-US')).toEqual(['can not', 'cannot'])
    expect(full("won't", 'en-US')).toEqual(['will not'])
    expect(full("shan't", 'en-US')).toEqual(['shall not'])
    expect(full("isn't", 'en-US')).toEqual(['is not'])
    expect(full("let's", 'en-US')).toEqual(['let us'])
    expect(full('gonna', 'en-US')).toEqual(['going to'])
    expect(full("you'd", 'en-US')).toEqual(['you would', 'you had'])
  })

  test('of melts into the word before it, and you into a t or d, by rule', () => {
    const melted = (word: string, next: string) =>
      shortFormsFrom(word, next, 'en-US').flatMap(({ full, short, rule }) =>
        rule === 'reduced' && full.length === 2 ? [short] : [],
      )
    expect(melted('lot', 'of')).toEqual(['lota', 'lotta'])
    expect(melted('see', 'of')).toEqual([])
    expect(melted('meet', 'you')).toEqual(['meecha', 'meetcha', 'meechu', 'meetchu'])
    expect(melted('did', 'you')).toEqual(['dija', 'didja', 'diju', 'didju'])
    expect(melted('see', 'you')).toEqual([])
    expect(melted('should', 'have')).toEqual(['shoulda'])
    expect(melted('we', 'have')).toEqual([])
    expect(shortFormsFrom('lot', 'of', 'es-PR')).toEqual([])
  })

  test('have after could and the like is said as of is, and after nothing else', () => {
    expect(full("could've", 'en-US')).toEqual(['could have', 'could of', 'could a'])
    expect(full("we've", 'en-US')).toEqual(['we have'])
    expect(weakFormsOf('have', 'might', 'en-US')).toEqual(['of', 'a'])
    expect(weakFormsOf('have', 'we', 'en-US')).toEqual([])
    expect(weakFormsOf('has', 'might', 'en-US')).toEqual([])
  })
})

describe('normal form', () => {
  test.each([
    ['¡Hola!', 'hola'],
    ['NIÑO', 'niño'],
    ['nin\u0303o', 'niño'],
    ['don’t', "don't"],
    ["'tis'", 'tis'],
    ["rock'n'roll", "rock'n'roll"],
    ['—', ''],
    ['÷', ''],
    ['e-mail', 'email'],
    ['(25%)', '25%'],
    ['$5.', '$5'],
    ['/3:30/', '3:30'],
    ['3ro', '3ro'],
    ['5’', '5'],
    ['Ωmega', 'ωmega'],
  ])('%s is %s', (written, normal) => expect(normalizeWord(written)).toBe(normal))

  test('what is normal is so by its letters alone', () => {
    expect(['casa', 'niño', 'ü', 'z', 'ß', 'ÿ'].map(isNormal)).toEqual(Array(6).fill(true))
    expect(['', 'Casa', 'a b', "don't", '3', '÷', 'ō', '`', '{', 'Þ'].map(isNormal)).toEqual(
      Array(10).fill(false),
    )
  })

  test('a digit is any from 0 to 9', () => {
    expect(['0', 'a9', '5b'].map(hasDigit)).toEqual([true, true, true])
    expect(['', 'a', '/', ':', '½'].map(hasDigit)).toEqual([false, false, false, false, false])
  })

  test('what is joined by hyphens is also said in its parts', () => {
    expect(ways('bien-te-veo', 'es-PR')).toEqual(['bien te veo'])
    expect(spokenForms('—', 'es-PR')).toEqual([])
    expect(ways('ma--má', 'es-PR')).toEqual(['ma má'])
  })
})

test('names are compared without case, accents, signs and doubled spaces', () => {
  expect(folded('  José-Ángel  Núñez, 2.º ')).toBe('jose angel nunez 2 º')
})

describe('words in a text', () => {
  const texts = (text: string) => tokenize(text).map(token => token.text)
  test('marks join what belongs together', () => {
    expect(texts('10:30 a:b 1,5 a,b 3.5 x.y EE.UU. A.b')).toEqual([
      '10:30',
      'a',
      'b',
      '1,5',
      'a',
      'b',
      '3.5',
      'x',
      'y',
      'EE.UU',
      'A',
      'b',
    ])
    expect(texts("it's 'quoted' bien-te-veo - a/b 1/2 1.º 2ª 3º 4.grado 50% $7 $ 8")).toEqual([
      "it's",
      'quoted',
      'bien-te-veo',
      'a/b',
      '1/2',
      '1.º',
      '2ª',
      '3º',
      '4',
      'grado',
      '50%',
      '$7',
      '8',
    ])
    expect(texts('nin\u0303o e\u0301l мир 日本')).toEqual(['nin\u0303o', 'e\u0301l', 'мир', '日本'])
    expect(texts('bien‑te‑veo isn’t')).toEqual(['bien‑te‑veo', 'isn’t'])
  })

  test.each([
    ['a b', 'none'],
    ['a, b', 'phrase'],
    ['a: b', 'phrase'],
    ['a; b', 'phrase'],
    ['a (b', 'phrase'],
    ['a — b', 'phrase'],
    ['a “b', 'phrase'],
    ['a «b', 'phrase'],
    ['a. b', 'sentence'],
    ['a! b', 'sentence'],
    ['a? b', 'sentence'],
    ['a… b', 'sentence'],
    ['a\nb', 'sentence'],
    ['a, ! b', 'sentence'],
    ['a', 'sentence'],
    ['Dr. b', 'none'],
    ['Sra., b', 'phrase'],
    ['Dr . b', 'sentence'],
    ['Dr.. b', 'sentence'],
    ['a - b', 'none'],
  ])('after the first word of «%s» stands %s', (text, boundary) => {
    expect(tokenize(text)[0]?.boundary).toBe(boundary)
  })
})
