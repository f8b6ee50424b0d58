import type { ReadingText } from '#shared/catalogue/schema.ts'

type Question = ReadingText['questions'][number]

/** A question of a text: right at its second option. */
export const questionOf = (id: string, differing: Partial<Question> = {}): Question => ({
  id,
  kind: 'literal',
  question: '¿Qué sale?',
  options: ['El sol', 'La luna', 'El perro'],
  correctAnswer: 'La luna',
  hint: 'Lee la primera oración.',
  ...differing,
})

/** A text of the catalogue: of grade 2, in Spanish, with what is told otherwise. */
export const textOf = (differing: Partial<ReadingText> = {}): ReadingText => ({
  id: 'la-luna',
  language: 'es-PR',
  grade: '2',
  title: 'La luna',
  city: 'Ponce',
  category: 'story',
  difficulty: 'easy',
  estimatedMinutes: 4,
  wpmTarget: 70,
  accuracyTarget: 0.92,
  body: ['La luna sale sobre la playa.', 'Los perros ladran.'],
  vocabulary: [
    { term: 'luna', definition: 'Brilla de noche.', example: 'La luna es blanca.' },
    { term: 'playa', definition: 'Arena y mar.', example: 'Voy a la playa.' },
  ],
  pronunciationFocus: [{ sound: 'pl', words: ['playa'] }],
  questions: [],
  ...differing,
})
