import { expect, test } from 'vitest'
import type { ListedText } from '#shared/catalogue/schema.ts'
import type { ListedSound } from '#shared/catalogue/sound-kit.ts'
import type { Difficulty, Grade, Language } from '#shared/kernel/school.ts'
import type { Move, Progress } from '#shared/progress/schema.ts'
import { untouched } from '#shared/reading/sound-tally.ts'
import { nextSteps } from './next-steps.ts'

const TODAY = '2026-11-20'
const text = (
  id: string,
  grade: Grade,
  difficulty: Difficulty,
  language: Language = 'es-PR',
): ListedText => ({
  id,
  language,
  grade,
  title: id,
  city: 'Ponce',
  category: 'story',
  difficulty,
  estimatedMinutes: 1,
  wpmTarget: 40,
  accuracyTarget: 0.9,
  words: 60,
  hash: id,
})
const texts = [
  text('one-easy', '1', 'easy'),
  text('one-medium', '1', 'medium'),
  text('one-hard', '1', 'hard'),
  text('k-easy', 'K', 'easy'),
  text('two-medium', '2', 'medium'),
  text('in-english', '1', 'medium', 'en-US'),
]
const sound = (id: ListedSound['id'], grade: Grade = 'K'): ListedSound => ({
  id,
  language: id.startsWith('es') ? 'es-PR' : 'en-US',
  letters: id,
  grade,
  example: id,
  hash: id,
  texts: {},
})
const sounds = [sound('es-rr'), sound('es-ch'), sound('en-th')]
/** In grade 1 success is expected at a medium text in 80 of 100. */
const RATING = 2 + Math.log(4)
const progress = (changes: Partial<Progress> = {}, moved: Move | null = null): Progress => ({
  grade: '1',
  weeks: [],
  levels: [
    { language: 'es-PR', skill: 'reading', grade: '1', rating: RATING, readings: 5, moved, placed: null },
  ],
  finishedTexts: [],
  days: [],
  weakSounds: [],
  goals: [],
  ...changes,
})
const known = { progress: progress(), texts, sounds, practice: [], asked: [], today: TODAY }
const said = (given: Partial<typeof known> | object = {}, language: Language = 'es-PR') =>
  nextSteps(language, { ...known, ...given }).map(
    step => `${step.why} ${step.kind === 'text' ? step.text.id : step.sound.id}`,
  )
const fall = (at: string): Move => ({
  way: 'down',
  from: '2',
  to: '1',
  at,
  texts: 3,
  ofGrade: '2',
  accuracy: 0.8,
})

test('a text that fits, a sound, and a text that stretches', () => {
  expect(said()).toEqual(['fits one-medium', 'new es-ch', 'stretch one-hard'])
})

test('a sound that was missed goes before one that is new', () => {
  const missed = { ...untouched, read: 10, missed: 4 }
  expect(said({ practice: [{ sound: 'es-rr', all: missed, recent: missed }] })[1]).toBe('missed es-rr')
})

test('for two weeks after a fall the third step is easy', () => {
  const after = (day: string) => said({ progress: progress({}, fall(`${day}T15:00:00.000Z`)) })[2]
  expect(after('2026-11-07')).toBe('easy k-easy')
  expect(after('2026-11-06')).toBe('stretch one-hard')
})

test('where nothing is harder, or easier, the third step is not said to be', () => {
  const only = (...ids: string[]) => said({ texts: texts.filter(({ id }) => ids.includes(id)) })[2]
  expect(only('one-medium', 'one-easy')).toBe('easy one-easy')
  const fell = progress({}, fall(`${TODAY}T15:00:00.000Z`))
  const hard = texts.filter(({ id }) => ['one-medium', 'one-hard'].includes(id))
  expect(said({ progress: fell, texts: hard })[2]).toBe('stretch one-hard')
})

test('what the teacher asks for comes first, two at most, and nothing is there twice', () => {
  const work = (textId: string) => ({ work: { kind: 'text', textId } as const })
  const practice = { work: { kind: 'practice', sound: 'es-rr' } as const }
  expect(said({ asked: [work('one-medium'), practice, work('one-hard')] })).toEqual([
    'asked one-medium',
    'asked es-rr',
    expect.stringMatching(/^fits one-(easy|hard)$/),
  ])
  expect(said({ asked: [practice] })).toEqual(['asked es-rr', 'fits one-medium', 'new es-ch'])
})

test('what is asked in one language, or is no text of the catalogue any more, is no step of the other', () => {
  const asked = [
    { work: { kind: 'text', textId: 'in-english' } as const },
    { work: { kind: 'text', textId: 'gone' } as const },
    { work: { kind: 'activity', unitId: 'u', activityId: 'a' } as const },
  ]
  expect(said({ asked })[0]).toBe('fits one-medium')
})

test('who has read everything reads again', () => {
  const all = progress({ finishedTexts: texts.map(({ id }) => id) })
  expect(said({ progress: all })).toEqual(['again one-medium', 'new es-ch', 'again one-hard'])
  const butOne = progress({ finishedTexts: texts.map(({ id }) => id).filter(id => id !== 'one-hard') })
  expect(said({ progress: butOne })).toEqual(['fits one-hard', 'new es-ch', 'again one-medium'])
})

test('without anything known there is nothing to say', () => {
  expect(said({ progress: progress({ levels: [] }), sounds: [] })).toEqual([])
  expect(said({}, 'en-US')).toEqual(['new en-th'])
})
