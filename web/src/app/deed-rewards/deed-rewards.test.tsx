// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { experienceAt } from '#shared/experience/rules.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { DeedRewards } from './deed-rewards.tsx'
import { nothingYet, withCoins, withGain, withPoints } from './gained.ts'

const house = vi.hoisted(() => ({ scene: {} as object }))
vi.mock('./use-gained.ts', () => ({ useGained: () => house.scene }))
beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['achievements', 'coins'])
})
afterEach(cleanup)

const before = experienceAt(90, 1)
const scene = (gained: object, isOver: boolean) => ({
  gained,
  next: undefined,
  isShown: () => isOver,
  isOver,
  isStill: true,
  skip: () => undefined,
})

test('what came of it is said once it is over, in one sentence', () => {
  const gain = { badges: ['primer-libro'], titles: ['chispa'], challenges: [] }
  const gained = withGain(
    withCoins(withPoints(nothingYet(before), { ...experienceAt(150, 2), lastAmount: 60 }), 10),
    gain,
  )
  house.scene = scene(gained, true)
  render(<DeedRewards deed="d" />)
  expect(screen.getByRole('status').textContent).toBe('+60 puntos, +10 monedas, Primer libro, Chispa')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what the server did not take gives no coins, and that is said', () => {
  house.scene = scene(nothingYet(before), false)
  render(<DeedRewards deed="d" isRefused />)
  expect(screen.getByRole('alert').textContent).toBe('Error al otorgar monedas')
})
