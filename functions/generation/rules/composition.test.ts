import { expect, test } from 'vitest'
import type { AskText } from '#shared/generation/schema.ts'
import { composed } from './composition.ts'
import { WrittenText } from './written-text.ts'

const asked: AskText = { language: 'es-PR', grade: '1', theme: 'sea', sounds: [] }
const question = {
  kind: 'literal',
  question: '¿Qué hay?',
  options: ['Sol', 'Luna', 'Mar'],
  correctAnswer: 'Mar',
  hint: 'Lee otra vez.',
}
const term = { term: 'mar', definition: 'Agua.', example: 'El mar.' }
const written = (...body: string[]) =>
  WrittenText.parse({
    title: 'El mar',
    city: 'Ponce',
    body,
    vocabulary: [term, term],
    questions: Array.from({ length: 5 }, () => question),
  })

const easy = 'El niño mira una nube gris. El viento mueve las hojas.'
const middling = 'La abuela camina despacio por la playa. El viento fresco mueve todas las hojas.'

test('a text is as difficult as it lies in thirds of its grade’s band', () => {
  const difficulty = (body: string, grade: '1' | '2') =>
    composed(written(body), { ...asked, grade }, 'id').difficulty
  expect([difficulty(easy, '1'), difficulty(easy, '2')]).toEqual(['easy', 'easy'])
  expect([difficulty(middling, '1'), difficulty(middling, '2')]).toEqual(['hard', 'medium'])
})

test('it takes as long as its words at the grade’s pace, and three minutes for what is asked', () => {
  const minutes = (count: number) =>
    composed(written(...Array.from({ length: count }, () => 'Yo miro el mar azul.')), asked, 'id')
      .estimatedMinutes
  // 46 words a minute: nine paragraphs of five are 45, ten are 50.
  expect([minutes(9), minutes(10)]).toEqual([4, 5])
})

test('its kind is its theme’s, its targets its grade’s', () => {
  const text = composed(written(easy), { ...asked, theme: 'food', grade: '2', language: 'en-US' }, 'id')
  expect(text).toMatchObject({ id: 'made-id', category: 'food', wpmTarget: 88, accuracyTarget: 0.92 })
  expect(text.questions.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5'])
})

const focus = (body: string, sounds: AskText['sounds'] = [], ...more: string[]) =>
  composed(written(body, ...more), { ...asked, sounds }, 'id').pronunciationFocus

test('it listens for what the child misses first, then for what its words have most', () => {
  const body = 'Perro carro tierra burro. Jirafa gente. Chico noche leche.'
  expect(focus(body).map(({ sound }) => sound)).toEqual(['rr', 'ch', 'j'])
  expect(focus(body, ['es-j']).map(({ sound }) => sound)).toEqual(['j', 'rr', 'ch'])
  // What is in none of its words is not listened for.
  expect(focus(body, ['es-n']).map(({ sound }) => sound)).toEqual(['rr', 'ch', 'j'])
})

test('of each sound five words of four letters and more, each once, over all paragraphs', () => {
  const [rr] = focus('Perro Perro carro. Río Roma', ['es-rr'], 'Tierra burro gorra torre.')
  expect(rr).toEqual({ sound: 'rr', words: ['perro', 'carro', 'roma', 'tierra', 'burro'] })
  expect(focus('Rey río', ['es-rr'])).toEqual([])
})
