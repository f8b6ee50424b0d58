// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ROLES, type Role } from '#shared/kernel/standing.ts'
import texts from '#web/i18n/es/onboarding.json'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { complete, hasCompleted, lastSeen } from './flags.ts'
import { Tutorial } from './tutorial.tsx'

const motion = vi.hoisted(() => ({ still: false }))
vi.mock('#web/lib/stillness.ts', () => ({ prefersStillness: () => motion.still }))
vi.mock('#web/ui/confetti.tsx', () => ({ Confetti: () => <p>confetti</p> }))

const titlesFor = (role: Role) => Object.values(texts.slides[role]).map(({ title }) => title)
const titles = titlesFor('student')
const title = () => titles.indexOf(screen.getByRole('heading').textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const isOpen = () => screen.queryByRole('dialog') !== null
const show = (role: Role = 'student') => render(<Tutorial personId="ana" role={role} />)

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('onboarding')
})
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  localStorage.clear()
  motion.still = false
  vi.useRealTimers()
})

test('five slides, back and forth; the last has the confetti and no more to skip', () => {
  show()
  expect(titles).toHaveLength(5)
  expect(document.activeElement?.textContent).toBe('Seguir')
  press('Atrás')
  expect(title()).toBe(0)
  for (const step of [1, 2, 3, 4]) {
    expect(screen.queryByText('confetti')).toBeNull()
    press('Seguir')
    expect(title()).toBe(step)
  }
  expect(screen.getByText('confetti')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Saltar tutorial' })).toBeNull()
  press('Atrás')
  expect(title()).toBe(3)
})

test('the arrows turn the slides too, and each new one is said', () => {
  show()
  const next = screen.getByRole('button', { name: 'Seguir' })
  fireEvent.keyDown(next, { key: 'ArrowRight' })
  expect(title()).toBe(1)
  expect(screen.getByRole('status').textContent).toBe(
    'Paso 2 de 5. Gana puntos XP. Cada vez que lees, tus puntos crecen como el sol.',
  )
  fireEvent.keyDown(next, { key: 'ArrowLeft' })
  expect(title()).toBe(0)
})

test('completed, it closes after 0.3 s and is done for this account alone', async () => {
  show()
  for (let step = 1; step < 5; step++) press('Seguir')
  press('¡A leer!')
  expect([hasCompleted('ana'), hasCompleted('leo')]).toEqual([true, false])
  expect(localStorage.getItem('gamification_onboarding_completed')).toBe('{"ana":true}')
  await pass(299)
  expect(isOpen()).toBe(true)
  await pass(1)
  expect(isOpen()).toBe(false)
})

test('an account that completes it takes nothing from those that did before', () => {
  complete('leo')
  show()
  press('Saltar tutorial')
  expect(['ana', 'leo', 'eva'].map(hasCompleted)).toEqual([true, true, false])
})

test('each role is spoken to in its own words; only a child’s ends in reading', () => {
  for (const role of ROLES) {
    show(role)
    for (const expected of titlesFor(role)) {
      expect(screen.getByRole('heading').textContent).toBe(expected)
      if (expected !== titlesFor(role).at(-1)) press('Seguir')
    }
    expect(screen.queryByRole('button', { name: '¡A leer!' }) !== null, role).toBe(role === 'student')
    cleanup()
    localStorage.clear()
  }
  const said = ROLES.map(role => JSON.stringify(texts.slides[role]))
  expect(new Set(said).size).toBe(ROLES.length)
})

test('skipped, likewise', async () => {
  show()
  press('Saltar tutorial')
  expect(hasCompleted('ana')).toBe(true)
  await pass(299)
  expect(isOpen()).toBe(true)
  await pass(1)
  expect(isOpen()).toBe(false)
})

test.each(['Cerrar', 'Escape'])('only closed with %s, it will come again', way => {
  show()
  if (way === 'Escape') fireEvent.keyDown(document, { key: 'Escape' })
  else press(way)
  expect(isOpen()).toBe(false)
  expect(hasCompleted('ana')).toBe(false)
})

test('it comes again where it was left, for this account', () => {
  show()
  press('Seguir')
  press('Seguir')
  press('Cerrar')
  expect(localStorage.getItem('gamification_tutorial_seen')).toBe('{"ana":2}')
  cleanup()
  show()
  expect(title()).toBe(2)
  expect([lastSeen('ana'), lastSeen('leo')]).toEqual([2, 0])
})

test.each(['not json', 'null', '"yes"', '{"ana":"far"}', '{"ana":99}', '{"ana":-1}'])(
  'whatever stands in a flag, it opens: %s',
  kept => {
    localStorage.setItem('gamification_tutorial_seen', kept)
    localStorage.setItem('gamification_onboarding_completed', kept)
    expect(hasCompleted('ana')).toBe(false)
    show()
    expect(title()).toBe(kept === '{"ana":99}' ? 4 : 0)
  },
)

test('who asked for less motion gets no confetti', () => {
  motion.still = true
  show()
  for (let step = 1; step < 5; step++) press('Seguir')
  expect(title()).toBe(4)
  expect(screen.queryByText('confetti')).toBeNull()
})

test('a browser that keeps nothing still closes it', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  show()
  expect(complete('ana')).toBe(false)
  press('Saltar tutorial')
  await pass(300)
  expect(isOpen()).toBe(false)
  refuse.mockRestore()
})
