// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import castillos from '#shared/catalogue/content/texts/castillos-de-arena.json' with { type: 'json' }
import { asRead, expectedOf, ReadingText } from '#shared/catalogue/schema.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { sentenceEnds } from '#shared/reading/intonation.ts'
import { DEFAULT_POLICY } from '#shared/reading/policy.ts'
import { readingInput } from '#shared/reading/reading-input.ts'
import { scoreReading } from '#shared/reading/score.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { ChildsMeasure } from './childs-measure.tsx'

vi.mock('#web/features/reading/library/history.tsx', () => ({ useHistory: () => [] }))
vi.mock('#web/lib/use-beginner.ts', () => ({ useBeginner: () => true }))
vi.mock('#web/lib/use-voice.ts', () => ({ useVoice: () => undefined }))

const text = ReadingText.parse(castillos)
const said = tokenize(expectedOf(text)).map(token => token.text)

/** What a child is shown who says every word, with a voice that turns so at the end of each sentence. */
function shown(turn: number | undefined): string {
  const heard = said.map((word, i) => ({ word, start: i * 0.5, end: i * 0.5 + 0.4 }))
  const tones =
    turn === undefined
      ? []
      : sentenceEnds(expectedOf(text), text.language).map(({ word }) => ({ word, turn, frames: 40 }))
  const finished = {
    mode: 'aloud' as const,
    textHash: 'a'.repeat(64),
    heard,
    seconds: said.length / 2,
    tones,
  }
  const score = scoreReading(readingInput(asRead(text), finished, DEFAULT_POLICY, '2026-11-20'))
  const measure = { text, finished, score, words: said.length, readingId: undefined }
  return render(<ChildsMeasure {...measure} />).container.textContent ?? ''
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('reading')
})
afterEach(cleanup)

test('a child whose voice comes down at the periods is told so, once, beside the stars', () => {
  expect(shown(-5)).toContain('Tu voz bajó al llegar al punto')
  expect(screen.getByRole('img', { name: '3 estrellas de esfuerzo' })).toBeTruthy()
})

test('one whose voice goes up at each period gets the one thing to try, and no other', () => {
  const seen = shown(5)
  expect(seen).toContain('La próxima vez')
  expect(seen).not.toContain('Tu voz bajó')
})

test('of a voice that nobody measured, or that stayed level, nothing is said', () => {
  for (const turn of [undefined, 0]) {
    const seen = shown(turn)
    expect(seen).not.toMatch(/voz/)
    cleanup()
  }
})
