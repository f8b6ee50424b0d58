import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ToldFinding } from '#shared/progress/told-finding.ts'
import { numbersOf } from './allowed.ts'
import { judgedPage, problemIn } from './judge.ts'

/** Every word but two. */
const knows = (word: string) => !/yadiel|lluvya/i.test(word)

const pace: ToldFinding = {
  id: 'pace',
  language: 'es-PR',
  figures: { percent: 93, slow: 3, count: 24 },
}
const week: ToldFinding = { id: 'week', figures: { readers: 24, count: 24, readings: 61, words: 2400 } }
const sound: ToldFinding = {
  id: 'sound',
  language: 'es-PR',
  sound: 'es-rr',
  figures: { missing: 4, count: 24 },
}
const rose: ToldFinding = {
  id: 'ownRose',
  language: 'en-US',
  grade: '2',
  on: '2026-11-18',
  figures: { count: 6, percent: 96 },
}
const findings = [pace, week, sound, rose]

const good = {
  of: ['f1'],
  es: 'El ritmo del grupo va por el 93 % de lo esperado, y 3 de 24 quedan por debajo del 80 %.',
  en: 'The pace of the group stands at 93% of what is expected, and 3 of 24 are below 80%.',
}
const judge = (...sentences: readonly unknown[]) => judgedPage(JSON.stringify({ sentences }), findings, knows)
/** Why a sentence in Spanish is not shown, beside one in English that may be. */
const why = (es: string, of: readonly string[] = ['f1']) => judge({ ...good, es, of }).problems[0]
const whyEnglish = (en: string, of: readonly string[] = ['f1']) => judge({ ...good, en, of }).problems[0]

test('a sentence whose numbers are its findings’ is shown, with where they stand', () => {
  expect(judge(good)).toEqual({
    sentences: [{ text: { 'es-PR': good.es, 'en-US': good.en }, of: [0] }],
    problems: [],
  })
  const both = {
    of: ['f3', 'f1', 'f3'],
    es: 'A 4 de 24 les cuesta {sound}, y el grupo va por el 93 %.',
    en: 'For 4 of 24 {sound} is hard, and the pace is at 93%.',
  }
  expect(judge(both).sentences.map(({ of }) => of)).toEqual([[2, 0]])
})

test('one that may not be shown takes none of the others with it', () => {
  const { sentences, problems } = judge(
    good,
    { ...good, es: 'Leyeron 25 de 24 estudiantes esta semana.' },
    'x',
    null,
  )
  expect(sentences).toHaveLength(1)
  expect(problems.map(problem => problem.split(':')[0])).toEqual(['sentence 2', 'sentence 3', 'sentence 4'])
})

test.each([
  ['an invented number', 'El ritmo del grupo va por el 94 % de lo esperado.', /figure: 94%/],
  ['one in words', 'Quedan por debajo del 80 % cinco de 24 estudiantes.', /figure: 5 is/],
  ['a count as a percentage', 'El 24 % del grupo va más despacio.', /figure: 24%/],
  ['a decimal', 'El grupo va por el 93.5 % de lo esperado.', /figure: 93.5%/],
  ['a year', 'Desde agosto de 2026 el grupo va por el 93 %.', /figure: 2026/],
  ['a fraction sign', 'El grupo va por ½ de lo esperado hoy.', /figure: numbers in signs/],
  ['half', 'La mitad del grupo va por el 93 % de lo esperado.', /claim: a part/],
  ['nobody', 'Nadie queda por debajo de lo esperado.', /figure: 0 /],
  ['a figure of another finding', 'Hubo 61 lecturas en el grupo esta semana.', /figure: 61/],
  ['everybody', 'Todos van al 93 % de lo esperado en español.', /claim: that it is so of all/],
  ['a name', 'El ritmo de Luis Ángel va por el 93 % de lo esperado.', /name: «Luis»/],
  ['a name that opens it', 'Yadiel va por el 93 % de lo esperado.', /name: «Yadiel»/],
  ['a common name that opens it', 'Luis va por el 93 % de lo esperado.', /name: «Luis»/],
  ['a diagnosis', 'El 93 % es señal de dislexia en el grupo.', /diagnosis: «dislexia»/],
  ['one with capitals and accents', 'El 93 % es señal de un síndrome en el grupo.', /diagnosis: «sindrome»/],
  ['one in its syllables', 'El 93 % es señal de dis-lexia en el grupo.', /diagnosis: «dislexia»/],
  ['one in its letters', 'El 93 % es señal de d i s l e x i a en el grupo.', /markup/],
  ['less than nothing', 'El grupo va por el -93 % de lo esperado.', /figure/],
  ['a span', 'El grupo va por el 80–93 % de lo esperado.', /figure/],
  ['letters that are not seen', 'El grupo va por el 93 % de lo espe\u200brado.', /markup/],
  ['special education', 'El grupo va por el 93 %: piensa en educación especial.', /diagnosis:/],
  ['a label', 'El grupo va por el 93 %: hay niños perezosos.', /diagnosis: «perezosos»/],
  [
    'a rise that is not there',
    'El grupo ha mejorado y va por el 93 % de lo esperado.',
    /claim: that something rose/,
  ],
  ['a fall that is not there', 'El grupo bajó al 93 % de lo esperado.', /claim: that something fell/],
  ['a cause', 'El grupo va por el 93 % debido a las vacaciones.', /claim: what caused it/],
  ['a home', 'En sus casas no leen, y el grupo va por el 93 %.', /claim: something of homes/],
  ['the other language', 'El grupo va por el 93 % de lo esperado en inglés.', /claim: something of English/],
  ['markup', 'El grupo va por el <b>93 %</b> de lo esperado.', /markup/],
  ['a link', 'El grupo va por el 93 % [aquí](https://malo.pr).', /markup/],
  ['a quotation', 'El grupo va por el 93 % de lo «esperado» hoy.', /markup/],
  ['a mark that is none', 'El grupo va por el 93 % en {nombre} hoy.', /markup/],
  ['a line break', 'El grupo va\npor el 93 % de lo esperado.', /markup/],
  ['two sentences', 'El grupo va por el 93 %. Sigue leyendo con tu grupo.', /sentence/],
  ['no end', 'El grupo va por el 93 % de lo esperado', /sentence/],
  ['a word of no language', 'El grupo va por el 93 % de la lluvya esperada.', /spelling|accent/],
  ['half a mark', 'El grupo va por el 93 % de lo esperado!', /marks/],
  ['violence', 'El grupo va por el 93 % y alguien trae una pistola.', /blocked/],
  ['a telephone', 'El grupo va por el 93 %: llama al 787-555-0100.', /figure|blocked/],
  ['a sound of none of its findings', 'El grupo va por el 93 % y falla {sound} hoy.', /sound/],
])('%s is not shown', (_, sentence, problem) => expect(why(sentence)).toMatch(problem))

test.each([
  ['an invented number', 'The pace stands at 94% of what is expected.', /figure: 94%/],
  ['one in words', 'Twenty-five of 24 students read.', /figure: 25/],
  ['half', 'Half of the group stands at 93%.', /claim: a part/],
  ['most', 'Most students stand at 93% of the pace.', /claim: a part/],
  ['all', 'All of the students stand at 93%.', /claim: that it is so of all/],
  ['a name', 'The pace of Yadiel stands at 93%.', /name: «Yadiel»/],
  ['a name that opens it', 'Emma reads at 93% of what is expected.', /name: «Emma»/],
  ['a diagnosis', 'The pace of 93% points to ADHD in the group.', /name|diagnosis/],
  ['one in small letters', 'The pace of 93% points to a reading disorder.', /diagnosis: «disorder»/],
  ['a rise', 'The pace improved to 93% of what is expected.', /claim: that something rose/],
  ['a cause', 'The pace stands at 93% because of the holidays.', /claim: what caused it/],
  ['the other language', 'The pace in English stands at 93%.', /claim: something of English/],
  [
    'ten thousand letters',
    `The pace stands at 93%, ${'and so on, '.repeat(1000)}indeed.`,
    /schema: en: too_big/,
  ],
  ['nothing', '', /schema: en: too_small/],
])('in English, %s is not shown', (_, sentence, problem) => expect(whyEnglish(sentence)).toMatch(problem))

test('what a finding does show may be said of it, and of it alone', () => {
  const risen = {
    es: 'Su nivel en inglés subió a segundo grado con 6 textos.',
    en: 'The level in English rose to second grade with 6 texts.',
  }
  expect(judge({ of: ['f4'], ...risen }).problems).toEqual([])
  expect(judge({ of: ['f3'], ...risen }).problems[0]).toMatch(/figure: [26] /)
  const alone = { es: 'Su nivel subió y le va bien.', en: 'The level rose and all is well.' }
  expect(judge({ of: ['f1'], ...alone }).problems[0]).toMatch(/claim: that something rose/)
  const all = {
    es: 'Leyeron todos los 24 estudiantes esta semana.',
    en: 'All of the 24 students read this week.',
  }
  expect(judge({ of: ['f2'], ...all }).problems).toEqual([])
  expect(judge({ of: ['f1'], ...all }).problems[0]).toMatch(/that it is so of all/)
})

test.each([
  ['nothing', ''],
  ['words', 'Claro, aquí tienes la página.'],
  ['a broken object', '{"sentences": ['],
  ['a list', '["x"]'],
  ['something else', '{"title": "x"}'],
  ['ten thousand letters', 'a'.repeat(10_000)],
])('an answer of %s has no sentence', (_, answer) => {
  expect(judgedPage(answer, findings, knows)).toMatchObject({ sentences: [], problems: [/schema/] })
})

test('a sentence names findings that are there, one to four, and nothing beside', () => {
  for (const of of [[], ['f0'], ['f5'], ['F1'], [1], ['f1', 'f2', 'f3', 'f4', 'f1'], 'f1'])
    expect(judge({ ...good, of }).problems[0], JSON.stringify(of)).toMatch(/schema/)
  expect(judge({ ...good, name: 'Ana' }).problems[0]).toMatch(/schema/)
  expect(judge({ of: good.of, es: good.es }).problems[0]).toMatch(/schema: en/)
})

test('what was said is not said again, and a page ends', () => {
  expect(judge(good, good).problems).toEqual(['sentence 2: said before'])
  const { sentences, problems } = judge(...Array.from({ length: 400 }, () => good))
  expect(sentences.length + problems.length).toBeLessThanOrEqual(30)
})

test('no number that is not among its findings’ is ever shown, in digits or in words', () => {
  const known = new Set([pace, week].flatMap(one => Object.values(numbersOf(one)).flat()))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.boolean(), (number, isPercent) => {
      const sentence = `Hoy son ${number}${isPercent ? ' %' : ''} en el grupo.`
      const problem = problemIn(sentence, 'es-PR', [pace, week], knows)
      if (!known.has(number)) expect(problem).toMatch(/figure/)
      else if (!isPercent) expect(problem).toBeUndefined()
    }),
    { numRuns: 1000 },
  )
})
