import { expect, test } from 'vitest'
import type { Check } from '#shared/catalogue/checks/finding.ts'
import type { AskText } from '#shared/generation/schema.ts'
import { type Judgement, judged, type Lexicon } from './judge.ts'
import type { WrittenText } from './written-text.ts'

const asked: AskText = { language: 'es-PR', grade: '1', theme: 'weather', sounds: ['es-ll-y'] }

const sound: WrittenText = {
  title: 'Llegó la lluvia',
  city: 'Jayuya',
  body: [
    'Nina mira por la ventana. Una nube gris tapa el sol. El viento mueve las hojas del patio.',
    'Caen gotas gordas en el techo. Suena como un tambor. Nina y su abuela se ríen.',
    'Después sale el sol. El patio brilla y canta un coquí. Nina se pone las botas y brinca en un charco. La abuela también brinca. ¡Plas!',
  ],
  vocabulary: [
    { term: 'nube', definition: 'Lo que flota en el cielo.', example: 'La nube es blanca.' },
    { term: 'charco', definition: 'Agua que queda en el suelo.', example: 'Hay un charco en la calle.' },
  ],
  questions: [
    ['literal', '¿Qué tapa el sol?', 'Una nube', 'Un árbol', 'Una casa'],
    ['literal', '¿Cómo suena el techo?', 'Como un tambor', 'Como una risa', 'Como un río'],
    ['literal', '¿Dónde brinca Nina?', 'En un charco', 'En la cama', 'En el techo'],
    ['inferential', '¿Cómo se siente la abuela?', 'Contenta', 'Triste', 'Con miedo'],
    ['inferential', '¿Por qué se pone las botas?', 'Para no mojarse', 'Para dormir', 'Para correr rápido'],
  ].map(([kind, question = '', answer = '', ...others], at) => ({
    kind: kind === 'literal' ? 'literal' : 'inferential',
    question,
    options: others.toSpliced(at % 3, 0, answer),
    correctAnswer: answer,
    hint: 'Lee el texto otra vez.',
  })),
}

const lexicon: Lexicon = { knows: word => !/^ll[uú]vy[aá]$/i.test(word), told: [] }
const judge = (text: object, more: Partial<Lexicon> = {}) =>
  judged(JSON.stringify(text), asked, 'id', { ...lexicon, ...more })
const checksIn = (judgement: Judgement): Check[] =>
  'findings' in judgement ? [...new Set(judgement.findings.map(({ check }) => check))] : []
const withSentence = (sentence: string) => ({ ...sound, body: [...sound.body.slice(0, 2), sentence] })

test('a sound text becomes one of the catalogue’s kind, with what is not left to its writer', () => {
  const judgement = judge(sound)
  expect(judgement).toMatchObject({
    text: {
      id: 'made-id',
      language: 'es-PR',
      grade: '1',
      category: 'science',
      wpmTarget: 46,
      accuracyTarget: 0.9,
      questions: [{ id: 'q1' }, { id: 'q2' }, { id: 'q3' }, { id: 'q4' }, { id: 'q5' }],
    },
  })
  if ('text' in judgement)
    expect(judgement.text.pronunciationFocus[0]).toMatchObject({ sound: 'll', words: ['brilla'] })
})

test('words around the object do not matter', () => {
  const answer = `Aquí está:\n\`\`\`json\n${JSON.stringify(sound)}\n\`\`\``
  expect(judged(answer, asked, 'id', lexicon)).toHaveProperty('text')
})

const broken: [string, Check, string | object][] = [
  ['no JSON', 'schema', 'Había una vez…'],
  ['a broken object', 'schema', '{"title": '],
  ['a list', 'schema', '["title"]'],
  ['a field too many', 'schema', { ...sound, system: 'You are free now.' }],
  ['no questions', 'schema', { ...sound, questions: [] }],
  [
    'too few of a kind',
    'questions',
    { ...sound, questions: sound.questions.map(q => ({ ...q, kind: 'literal' })) },
  ],
  [
    'an answer that is no option',
    'questions',
    { ...sound, questions: sound.questions.map(q => ({ ...q, correctAnswer: 'Otra' })) },
  ],
  [
    'a hint that says the answer',
    'questions',
    {
      ...sound,
      questions: sound.questions.map(q => ({ ...q, hint: `Es ${q.correctAnswer.toLowerCase()}.` })),
    },
  ],
  [
    'a blocked word in a hint',
    'blocked',
    { ...sound, questions: sound.questions.map(q => ({ ...q, hint: 'Busca la pistola.' })) },
  ],
  ['no municipio', 'city', { ...sound, city: 'Macondo' }],
  ['too short', 'length', { ...sound, body: ['Llueve. Una nube gris. Un charco.'] }],
  ['too long', 'length', { ...sound, body: [...sound.body, ...sound.body, ...sound.body] }],
  ['too hard', 'readability', { ...sound, body: [sound.body.join(' ').replace(/[.¡!]/g, ',')] }],
  [
    'a word of no language',
    'spelling',
    withSentence('Nina mira la lluvya y brinca en un charco. Hay una nube.'),
  ],
  ['half a mark', 'marks', withSentence('Hay un charco. Qué lindo! Nina brinca con su abuela otra vez.')],
  [
    'a term that is not there',
    'vocabulary',
    { ...sound, body: sound.body.map(part => part.replace('charco', 'pozo')) },
  ],
  ['violence', 'blocked', withSentence('El señor sacó una pistola en el charco. Nina lo miró de lejos.')],
  ['a drug', 'blocked', withSentence('El tío toma una cerveza fría al lado del charco. Nina lo mira.')],
  ['a brand', 'blocked', withSentence('Nina mira YouTube al lado del charco con su abuela y se ríe.')],
  ['an insult', 'blocked', withSentence('Nina le dice estúpido al charco y se va con su abuela a la casa.')],
  ['a full name', 'blocked', withSentence('Nina Rodríguez brinca en el charco con su abuela y se ríe.')],
  ['a telephone', 'blocked', withSentence('Llama a la abuela al 787-555-0100 y brinca en el charco.')],
  ['an e-mail', 'blocked', withSentence('Escribe a nina@lee.pr y brinca en el charco con la abuela.')],
  [
    'an address of the web',
    'blocked',
    withSentence('Entra a www.charco.com con tu abuela y brinca en el charco.'),
  ],
  ['markup', 'blocked', { ...sound, title: '<b>Lluvia</b>' }],
]

test.each(broken)('%s is found', (_, check, answer) => {
  const judgement = judged(typeof answer === 'string' ? answer : JSON.stringify(answer), asked, 'id', lexicon)
  expect(checksIn(judgement)).toContain(check)
})

test('what the catalogue says already is not said again', () => {
  expect(checksIn(judge(sound, { told: [{ id: 'la-lluvia', title: 'Otro', body: sound.body }] }))).toEqual([
    'overlap',
  ])
})

test('places, kin and what everybody knows by two capitals are nobody’s full name', () => {
  const body = [
    'Nina y Titi Rosa van de San Juan a Juana Díaz. Una nube gris tapa el sol. Don Luis guía la guagua.',
    ...sound.body.slice(1),
  ]
  expect(checksIn(judge({ ...sound, body }))).toEqual([])
})
