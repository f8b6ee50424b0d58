// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PractisedItem } from '#shared/reading/practice.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { PracticeResult } from './practice-result.tsx'

vi.mock('#web/lib/use-is-over.ts', () => ({ useIsOver: () => false }))
vi.mock('#web/i18n/hear-word.tsx', () => ({ HearWord: () => null }))
vi.mock('./sounded.tsx', () => ({ Sounded: ({ text }: { text: string }) => text }))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('practice')
})
afterEach(cleanup)

const itself: PractisedItem = { kind: 'checked', text: 'rana', went: true }
const said = (text: string): PractisedItem => ({
  kind: 'said',
  text,
  tries: [[{ word: text, start: 0, end: 0.5 }]],
})

const headline = (...items: PractisedItem[]) => {
  render(
    <MemoryRouter>
      <PracticeResult
        sound="es-rr"
        items={items}
        practice={{ progress: [], isStudent: true } as never}
        answer={undefined}
        onAgain={() => undefined}
      />
    </MemoryRouter>,
  )
  return screen.getByRole('heading', { level: 1 }).textContent
}

test('a child is told of what was heard and chosen; what it judged itself was practised', () => {
  expect(headline(said('torre'), said('perro'), itself)).toContain('¡Te salieron 2 de 2!')
  cleanup()
  expect(headline(itself, itself)).not.toContain('salieron')
})
