// What opens on the way through a place, and that no address leads to: the sweeps look at it as they look at places.
import type { Page } from '@playwright/test'
import { castle, spoken } from './spoken.ts'
import { CASTLE, expect, willSay } from './test.ts'

export interface State {
  readonly name: string
  /** From wherever a signed-in child is, or a visitor, to it. */
  readonly bring: (page: Page) => Promise<void>
}

const titled = (page: Page, title: string | RegExp) =>
  expect(page.locator('h1').filter({ hasText: title }).first()).toBeVisible()

async function read(page: Page, words: number): Promise<void> {
  await page.goto(CASTLE)
  const begin = page.getByRole('button', { name: 'Léelo en voz alta' })
  await begin.waitFor()
  await willSay(page, spoken(castle).slice(0, words))
  await begin.click()
}

/** What a child comes by while it reads, practises and plays. */
export const childStates: readonly State[] = [
  {
    name: 'reading',
    async bring(page) {
      await read(page, 10)
      await page.locator('[data-mark=read]').nth(7).waitFor()
    },
  },
  {
    name: 'listening',
    async bring(page) {
      await page.goto(CASTLE)
      await page.getByRole('button', { name: 'Escúchalo primero' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'the moment after',
    async bring(page) {
      await read(page, Number.POSITIVE_INFINITY)
      await titled(page, '¡Leíste 40 palabras!')
    },
  },
  {
    name: 'a question',
    async bring(page) {
      await page.goto('/lesson/castillos-de-arena/k-palabras-de-la-playa')
      await page.getByRole('button', { name: 'Jugar' }).click()
      await page.getByRole('button', { name: 'Con un cubo', exact: true }).waitFor()
    },
  },
  {
    name: 'a task of practice',
    async bring(page) {
      await page.goto('/voice-practice-spanish/es-s')
      await page.getByRole('button', { name: 'Empezar' }).click()
      await page.getByRole('button', { name: 'Dilo' }).waitFor()
    },
  },
  {
    name: 'one’s own account',
    async bring(page) {
      await page.goto('/accessibility')
      await page.getByRole('button', { name: 'Mi cuenta' }).click()
      await page.getByRole('dialog', { name: 'Mi cuenta' }).waitFor()
    },
  },
]

/** What a child comes by before it is known who it is. */
export const visitorStates: readonly State[] = [
  {
    name: 'the names of a class',
    async bring(page) {
      await page.goto('/auth?view=pictures')
      await page.getByLabel('Código de la clase').fill('KYNDERPR')
      await page.getByRole('button', { name: 'Buscar mi clase' }).click()
      await page.getByRole('button', { name: 'Amaya' }).waitFor()
    },
  },
  {
    name: 'the pictures of a child',
    async bring(page) {
      await page.getByRole('button', { name: 'Amaya' }).click()
      await page.getByRole('button', { name: 'sol', exact: true }).waitFor()
    },
  },
]
