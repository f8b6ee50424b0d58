// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import castillos from '#shared/catalogue/content/texts/castillos-de-arena.json' with { type: 'json' }
import { ReadingText } from '#shared/catalogue/schema.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { answered, notBegun, type Quiz } from '#web/lib/quiz.ts'
import { Questions } from './questions.tsx'

const heard = vi.hoisted((): { lines: string[]; beginner: boolean } => ({ lines: [], beginner: true }))
const voice = vi.hoisted(() => ({
  say: () => undefined,
  stop: () => undefined,
  read: (lines: readonly { text: string }[]) => {
    for (const { text } of lines) heard.lines.push(text)
  },
}))
vi.mock('#web/lib/use-voice.ts', () => ({ useVoice: () => voice }))
vi.mock('#web/lib/use-beginner.ts', () => ({ useBeginner: () => heard.beginner }))

const text = ReadingText.parse(castillos)
const show = (quiz: Quiz = notBegun, shown: ReadingText = text) =>
  render(
    <MemoryRouter>
      <Questions text={shown} passage={[]} quiz={quiz} onQuiz={() => undefined} onLeave={() => undefined} />
    </MemoryRouter>,
  )

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined
  await beginSpeaking('/')
  await i18next.loadNamespaces('reading')
})
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  heard.lines = []
})

test('to a beginner the question of a text and its options speak by themselves, in turn', () => {
  heard.beginner = true
  show()
  vi.runOnlyPendingTimers()
  const [first] = text.questions
  expect(heard.lines).toEqual([first?.question, ...(first?.options ?? [])])
})

test('whoever reads by now is asked in silence', () => {
  heard.beginner = false
  show()
  vi.runOnlyPendingTimers()
  expect(heard.lines).toEqual([])
})

test('who chose another thing of the text is told so, and then where to look', () => {
  heard.beginner = false
  const [first] = text.questions
  if (!first) throw new Error('no question')
  show(answered(notBegun, first, 'A la torre'))
  const said = screen.getByRole('status').textContent
  expect(said).toContain(i18next.t('reading:questions.almostBy.otherThing'))
  expect(said).toContain(first.hint)
})

test('of a text that ties no mistakes it is said that it is almost right', () => {
  heard.beginner = false
  const untied = { ...text, questions: text.questions.map(one => ({ ...one, mistakes: undefined })) }
  const [first] = untied.questions
  if (!first) throw new Error('no question')
  show(answered(notBegun, first, 'A la torre'), untied)
  expect(screen.getByRole('status').textContent).toContain(i18next.t('reading:questions.almost'))
})
