// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { type ChildSummary, noSounds } from '#shared/progress/summary.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { useChildColumns } from './child-columns.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/content.ts', () => ({ useSounds: () => ({ data: [] }) }))

const read = {
  readings: 3,
  moved: null,
  wordsCorrectPerMinute: 30,
  latest: [0.9, 0.9, 0.9],
  sounds: noSounds,
}
const nothing = { asked: 0, right: 0 }
const ana: ChildSummary = {
  studentId: 'ana',
  grade: '2',
  lastSeenOn: '2026-11-19',
  week: '2026-11-16',
  readings: 1,
  words: 40,
  activities: 0,
  languages: {
    'es-PR': { ...read, grade: '2', accuracy: 0.94 } as never,
    'en-US': { ...read, grade: 'K', accuracy: 0.8, latest: [0.8, 0.8, 0.8] } as never,
  },
  literal: nothing,
  inferential: nothing,
  subjects: {},
}

function Table() {
  return (
    <DataTable
      label="Grupo"
      rows={[{ id: 'ana' }, { id: 'expected' }]}
      rowId={({ id }) => id}
      empty=""
      columns={[{ id: 'id', header: 'id', text: ({ id }) => id }, ...useChildColumns('k')]}
    />
  )
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['progress', 'table'])
})
afterEach(cleanup)

/** The table with what is counted of a child on a day, by the server's clock. */
async function cellsWith(child: ChildSummary, today: string) {
  call.mockImplementation(async ({ name }: RouteSpec) =>
    name === 'progress/get-group-progress' ? { today, children: [child] } : { declared: [] },
  )
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Table />
    </QueryClientProvider>,
  )
  await screen.findByText('Ing. 80 %')
  return screen
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent))
}

test('beside each name stands the last day, both levels, both accuracies and what is needed', async () => {
  const cells = await cellsWith(ana, '2026-11-20')
  expect(cells).toEqual([
    [expect.stringMatching(/19/), 'Esp. 2.º gradoIng. Kínder', 'Esp. 94 %Ing. 80 %', 'Textos más fáciles'],
    ['–', '–', '–', '–'],
  ])
  expect(screen.getByTitle(/inglés promedian 80 % de precisión/)).toBeTruthy()
})

test('what was set aside is not needed until its last day', async () => {
  const flags = [
    {
      flagId: 'accuracy-en-US',
      reason: { rule: 'accuracy' as const, language: 'en-US' as const, accuracy: 0.8 },
      raisedOn: '2026-11-09',
      aside: { by: 'luz', why: 'espejuelos nuevos', until: '2026-11-20' },
    },
  ]
  const neededOn = async (today: string) => (await cellsWith({ ...ana, flags }, today))[0]?.[3]
  expect(await neededOn('2026-11-20')).toBe('–')
  cleanup()
  expect(await neededOn('2026-11-21')).toBe('Textos más fáciles')
})
