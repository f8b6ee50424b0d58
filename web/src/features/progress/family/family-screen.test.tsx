// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { nothingRead } from '#shared/progress/tally.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Component } from './family-screen.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
const nothing = { data: [], error: null, fetchStatus: 'idle' }
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/content.ts', () => ({
  useTexts: () => nothing,
  useSounds: () => nothing,
  useSoundKit: () => nothing,
}))

/** A Friday at noon on the island. */
const NOW = '2026-11-20T16:00:00.000Z'
beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('family')
})
beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

const child = (studentId: string, fullName: string) => ({ studentId, fullName, grade: '2', since: NOW })
const week = (monday: string) => ({
  week: monday,
  readings: { 'es-PR': { ...nothingRead, aloud: 1, wordsCorrect: 40 } },
  activities: {},
})
const report = (friday: string, days: number) => ({
  week: friday,
  days,
  readings: days,
  words: 40 * days,
  activities: 0,
  on: [],
  languages: {},
})

interface Known {
  readonly children?: readonly object[]
  readonly progress?: object
  readonly run?: number
  readonly weeks?: readonly object[]
  readonly readings?: readonly object[]
}

function show(
  { children = [child('ana', 'Ana Ríos')], progress, run = 0, weeks = [], readings = [] }: Known,
  at = '',
) {
  const own = {
    grade: '2',
    weeks: [],
    levels: [],
    finishedTexts: [],
    today: schoolDay(NOW),
    days: [],
    weakSounds: [],
    goals: [],
    ...progress,
  }
  const answers: Readonly<Record<string, unknown>> = {
    'identity/list-children': { children },
    'progress/get-student-progress': own,
    'reading/list-student-work': { readings, practices: [] },
    'streaks/get-student-streak': { streakDays: run, version: 1 },
    'progress/list-report-weeks': { weeks },
  }
  call.mockImplementation(async ({ name }: RouteSpec) => answers[name] ?? expect.unreachable(name))
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter initialEntries={[`/family-portal${at}`]}>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a child that has not read yet is begun with, and two things to do at home are there all the same', async () => {
  show({})
  expect(await screen.findByText(/^Ana todavía no ha leído aquí/)).toBeTruthy()
  expect(
    screen.getByRole('region', { name: 'Para hacer en casa, sin pantallas' }).querySelectorAll('li'),
  ).toHaveLength(2)
  expect(screen.getByText('El primer informe llega el viernes a las tres de la tarde.')).toBeTruthy()
})

test('of a child who left in October it is said since when, and what was kept; no week without anything is listed', async () => {
  show({
    progress: { weeks: [week('2026-10-12')] },
    weeks: [report('2026-11-13', 0), report('2026-10-16', 3)],
  })
  expect(await screen.findByText(/^Ana no lee aquí desde la semana del 12 oct 2026/)).toBeTruthy()
  expect(screen.getByText(/^Del 6 nov 2026 al 13 nov 2026 no leyó aquí/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /al 16 oct 2026/ }).getAttribute('href')).toBe(
    '/family-portal?student=ana&week=2026-10-16',
  )
})

test('each of several children has its page; two of one first name are called by their whole ones', async () => {
  show({ children: [child('ana', 'Ana Ríos'), child('leo', 'Leo Ríos'), child('eva', 'Ana Soto')] })
  expect(await screen.findByRole('heading', { name: 'Ana Ríos' })).toBeTruthy()
  const choices = screen.getAllByRole('radio').map(one => one.closest('label')?.textContent)
  expect(choices).toEqual(['Ana Ríos', 'Leo', 'Ana Soto'])
  fireEvent.click(screen.getByRole('radio', { name: 'Leo Ríos' }))
  expect(await screen.findByRole('heading', { name: 'Leo Ríos' })).toBeTruthy()
})

test('the child who was chosen the last time is there again, while they are linked', async () => {
  const [ana, leo] = [child('ana', 'Ana Ríos'), child('leo', 'Leo Ríos')]
  show({ children: [ana, leo] })
  fireEvent.click(await screen.findByRole('radio', { name: 'Leo Ríos' }))
  cleanup()
  show({ children: [ana, leo] })
  expect(await screen.findByRole('heading', { name: 'Leo Ríos' })).toBeTruthy()
  cleanup()
  show({ children: [ana, child('eva', 'Eva Ríos')] })
  expect(await screen.findByRole('heading', { name: 'Ana Ríos' })).toBeTruthy()
})

test('the day is the server’s, whatever the device’s clock says', async () => {
  const finishedAt = NOW
  const reading = {
    readingId: 'r',
    textId: 't',
    textHash: 'h',
    textTitle: 'Mi coquí',
    language: 'es-PR',
    grade: '2',
    difficulty: 'easy',
    mode: 'aloud',
    words: 40,
    wordsCorrect: 40,
    accuracy: 1,
    wordsCorrectPerMinute: 60,
    reachedAccuracy: true,
    reachedPace: true,
    attempt: 1,
    workOfDay: 1,
    finishedAt,
    seconds: 40,
  }
  // A day ahead.
  vi.setSystemTime(new Date('2026-11-21T16:00:00.000Z'))
  show({ progress: { weeks: [week(weekOf('2026-11-20'))] }, readings: [reading], run: 4 })
  expect(await screen.findByText('Hoy Ana leyó «Mi coquí».')).toBeTruthy()
  expect(screen.getByText('viernes, hoy: ya leyó o practicó')).toBeTruthy()
  expect(screen.getByText('sábado: falta por llegar')).toBeTruthy()
  expect(screen.getByText('Leyó «Mi coquí» sin fallar ni una de sus 40 palabras.')).toBeTruthy()
})

test('a report that is not kept any more is said to be none', async () => {
  show({ weeks: [report('2026-11-13', 2)] }, '?student=ana&week=2025-01-10')
  expect(await screen.findByText(/^Ese informe no está/)).toBeTruthy()
})
