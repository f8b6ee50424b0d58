// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import castillos from '#shared/catalogue/content/units/castillos-de-arena.json' with { type: 'json' }
import { activitiesOf, questionsOf, Unit } from '#shared/catalogue/unit.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { answered, notBegun, type Quiz } from '#web/lib/quiz.ts'
import { QuestionStage } from './question-stage.tsx'

const heard = vi.hoisted((): { lines: string[]; sounds: number[]; beginner: boolean } => ({
  lines: [],
  sounds: [],
  beginner: true,
}))
const voice = vi.hoisted(() => ({
  say: () => undefined,
  stop: () => undefined,
  read: (lines: readonly { text: string }[]) => {
    for (const { text } of lines) heard.lines.push(text)
  },
}))
vi.mock('#web/lib/use-voice.ts', () => ({ useVoice: () => voice }))
vi.mock('#web/lib/use-beginner.ts', () => ({ useBeginner: () => heard.beginner }))
vi.mock('#web/lib/notes.ts', () => ({
  areSoundsOff: () => document.documentElement.dataset.sounds === 'silent',
  playNotes: (notes: readonly unknown[]) => void heard.sounds.push(notes.length),
}))

const questions = activitiesOf(Unit.parse(castillos)).flatMap(questionsOf)
const find = (asked: string) => {
  const question = questions.find(one => one.question === asked)
  if (!question) throw new Error(`nobody asks ${asked}`)
  return question
}
const show = (asked: string, quiz: Quiz = notBegun) =>
  render(
    <QuestionStage
      question={find(asked)}
      language="es-PR"
      quiz={quiz}
      onAnswer={() => undefined}
      onNext={() => undefined}
    />,
  )
const speakers = () =>
  screen.getAllByRole('button', { name: /^Oír/ }).map(one => one.getAttribute('aria-label'))

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined
  await beginSpeaking('/')
  await i18next.loadNamespaces('lessons')
})
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  delete document.documentElement.dataset.sounds
  heard.lines = []
  heard.sounds = []
  heard.beginner = true
})

test('to a beginner the question and its options speak by themselves, in turn', () => {
  show('¿Cuántos caracoles ves?')
  vi.runAllTimers()
  expect(heard.lines).toEqual(['¿Cuántos caracoles ves?', '2', '3', '4'])
})

test('whoever reads by now begins in silence, and can still hear each', () => {
  heard.beginner = false
  show('¿Cuántos caracoles ves?')
  vi.runAllTimers()
  expect(heard.lines).toEqual([])
  expect(speakers()).toHaveLength(4)
})

test('no voice says the sign that is looked for: the options keep still, and have no speaker', () => {
  show('Toca el número cuatro.')
  vi.runAllTimers()
  expect(heard.lines).toEqual(['Toca el número cuatro.'])
  expect(speakers()).toEqual(['Oír: Toca el número cuatro.'])
})

test('almost sounds softly and its hint speaks; right sounds; with sounds off neither does', () => {
  const question = find('Toca el número cuatro.')
  const almost = answered(notBegun, question, '7')
  const { unmount } = show(question.question, almost)
  vi.runAllTimers()
  expect(heard.lines).toEqual([question.hint])
  expect(heard.sounds).toHaveLength(1)
  unmount()
  show(question.question, answered(almost, question, '4'))
  expect(heard.sounds).toHaveLength(2)
  cleanup()
  document.documentElement.dataset.sounds = 'silent'
  show(question.question, almost)
  expect(heard.sounds).toHaveLength(2)
})
