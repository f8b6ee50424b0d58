import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { englishNumeral } from '#shared/language/english-numerals.ts'
import { spanishNumeral } from '#shared/language/spanish-numerals.ts'
import { numeralsIn } from './numerals.ts'

const es = (sentence: string) => numeralsIn(sentence, 'es-PR')?.map(({ number }) => number)
const en = (sentence: string) => numeralsIn(sentence, 'en-US')?.map(({ number }) => number)

test.each<[string, readonly number[]]>([
  ['Leyeron 20 de 24 estudiantes.', [20, 24]],
  ['Leyeron 1,240 palabras.', [1240]],
  ['Va por el 93.5 % y por el 93,5 %.', [93.5, 93.5]],
  ['Leyeron veinte de veinticuatro.', [20, 24]],
  ['Son ciento veintitrés textos y treinta y cinco lecturas.', [123, 35]],
  ['Son dos mil cuarenta palabras.', [2040]],
  ['Dos o tres leyeron.', [2, 3]],
  ['Doscientas palabras.', [200]],
  ['Lee al nivel de segundo grado, no del tercero.', [2, 3]],
  ['Nadie leyó y ninguno practicó.', [0, 0]],
  ['Falta uno.', [1]],
  ['Un estudiante de la clase no ha leído.', [1]],
  ['Es un buen momento para un texto de primer grado.', []],
  ['Once niños leyeron.', [11]],
])('in Spanish: %s', (sentence, numbers) => expect(es(sentence)).toEqual(numbers))

test.each<[string, readonly number[]]>([
  ['20 of 24 students read 1,240 words.', [20, 24, 1240]],
  ['Twenty of twenty-four students read.', [20, 24]],
  ['One hundred and twenty-three texts, two thousand forty words.', [123, 2040]],
  ['Two, three or four of them.', [2, 3, 4]],
  ['Reads at the level of second grade.', [2]],
  ['The 3rd grade.', [3]],
  ['No one read, and nobody practiced.', [0, 0]],
  ['A student of the class has not read.', [1]],
  ['It is a good time for a text; once more.', []],
])('in English: %s', (sentence, numbers) => expect(en(sentence)).toEqual(numbers))

test('a percentage is one, with its sign or in words', () => {
  const percents = (sentence: string, language: (typeof LANGUAGES)[number]) =>
    numeralsIn(sentence, language)?.map(({ isPercent }) => isPercent)
  expect(percents('El 93 % de 24, el noventa por ciento, 7%.', 'es-PR')).toEqual([true, false, true, true])
  expect(percents('93% of 24, or ninety percent.', 'en-US')).toEqual([true, false, true])
})

test('numbers in signs that are no digits are not let by', () => {
  for (const sign of ['½', '²', '３', '٣', 'Ⅳ']) expect(es(`Leyeron ${sign} textos.`), sign).toBeUndefined()
})

test('every number below ten thousand is found again, however it is said in cardinals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9999 }), number => {
      const [spanish = []] = spanishNumeral(number)
      const [english = []] = englishNumeral(number)
      expect([number, es(`Leyeron ${spanish.join(' ')} palabras.`)]).toEqual([number, [number]])
      expect([number, en(`They read ${english.join(' ')} words.`)]).toEqual([number, [number]])
      for (const language of LANGUAGES)
        expect(numeralsIn(`x ${number} x`, language)).toEqual([{ number, isPercent: false }])
    }),
    { numRuns: 500 },
  )
})
