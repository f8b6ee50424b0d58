import { type Found, found } from '#shared/catalogue/checks/finding.ts'
import { type AssessmentQuestion, activitiesOf, questionsOf, type Unit } from '#shared/catalogue/unit.ts'
import type { Language } from '#shared/kernel/school.ts'
import { normalizeWord } from '#shared/language/spoken-forms.ts'
import { tokenize } from '#shared/language/tokenize.ts'

/** Every answer that is a number is worked out, from numbers that the question says or draws. */
export const checkArithmetic = (unit: Unit): Found[] =>
  activitiesOf(unit).flatMap(activity =>
    questionsOf(activity).flatMap(question =>
      wrongIn(question, unit.language).map(detail =>
        found('arithmetic', `${activity.id} ${question.id}: ${detail}`),
      ),
    ),
  )

function wrongIn(question: AssessmentQuestion, language: Language): string[] {
  const { correctAnswer, picture = [] } = question
  if (!/^\d+$/.test(correctAnswer) && question.calculation === undefined) return []
  const calculation = question.calculation ?? picture.map(({ count }) => count).join(' + ')
  const value = resultOf(calculation)
  if (value === undefined) return [`«${calculation}» cannot be worked out`]
  // An answer such as «8 conchas» says its number among its words.
  const [answered] = numbersSaid(correctAnswer, language)
  if (value !== answered) return [`${calculation} is ${value}, not ${correctAnswer}`]
  const given = new Set([...numbersSaid(question.question, language), ...picture.map(({ count }) => count)])
  const invented = (calculation.match(/\d+/g) ?? []).map(Number).filter(number => !given.has(number))
  return invented.length > 0 ? [`${invented.join(', ')} of ${calculation} is not in the question`] : []
}

const operations: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
}

/** `7 + 5 * 2` from left to right, `max 4 9 6`, `min 4 9 6`; undefined for anything else. */
export function resultOf(calculation: string): number | undefined {
  const [first = '', ...rest] = calculation.split(' ')
  if (first === 'max' || first === 'min')
    return rest.length > 1 && rest.every(isNumber) ? Math[first](...rest.map(Number)) : undefined
  if (!isNumber(first) || rest.length % 2 === 1) return undefined
  let value = Number(first)
  for (let at = 0; at < rest.length; at += 2) {
    const [sign, number = ''] = rest.slice(at, at + 2)
    const operation = operations[sign ?? '']
    if (!isNumber(number) || !operation) return undefined
    value = operation(value, Number(number))
  }
  return value
}

const isNumber = (part: string) => /^\d+$/.test(part)

/** The numbers that a sentence says, in figures or in words; and those that words such as «después» or “before” hide. */
const numbersSaid = (sentence: string, language: Language): number[] =>
  tokenize(sentence).flatMap(({ text }) => {
    if (isNumber(text)) return [Number(text)]
    const number = numberWords[language].get(normalizeWord(text))
    return number === undefined ? [] : [number]
  })

const spanish: Readonly<Record<string, number>> = {
  cero: 0,
  un: 1,
  uno: 1,
  una: 1,
  antes: 1,
  después: 1,
  dos: 2,
  doble: 2,
  mitad: 2,
  par: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  decena: 10,
  decenas: 10,
  once: 11,
  doce: 12,
  docena: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciséis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
}
const english: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  before: 1,
  after: 1,
  two: 2,
  twice: 2,
  pair: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
}
const byWord = (words: Readonly<Record<string, number>>) =>
  new Map(Object.entries(words).map(([word, value]) => [normalizeWord(word), value]))
const numberWords: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  'es-PR': byWord(spanish),
  'en-US': byWord(english),
}
