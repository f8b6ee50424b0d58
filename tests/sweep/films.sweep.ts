/** Scenes of a child on a phone, at a quarter of the speed: nothing shifts under a finger. FILM=<dir> keeps their pictures. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { saying } from '#tests/browser/spoken.ts'
import { childStates } from '#tests/browser/states.ts'
import { beginCastle, CASTLE, expect, MOVING, signIn, test, willSay } from '#tests/browser/test.ts'

test.use(MOVING)

declare global {
  interface Window {
    /** What moved though nobody touched anything, and the longest time between two frames, milliseconds. */
    coquiFilm: { shifts: string[]; gap: number }
  }
}

test.use({ viewport: { width: 360, height: 740 } })

const watch = () => {
  window.coquiFilm = { shifts: [], gap: 0 }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node?: Node | null }[]
    })[]) {
      if (entry.hadRecentInput || entry.value < 0.01) continue
      const named = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 40),
      )
      window.coquiFilm.shifts.push(`${entry.value.toFixed(3)}: ${named.join(' · ')}`)
    }
  }).observe({ type: 'layout-shift' })
  let last = performance.now()
  const frame = (now: number) => {
    window.coquiFilm.gap = Math.max(window.coquiFilm.gap, now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Takes pictures while something is done, as many as there is time for. */
async function film(page: Page, scene: string, act: () => Promise<unknown>): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(watch)
  const folder = process.env.FILM && join(process.env.FILM, scene)
  if (folder) await mkdir(folder, { recursive: true })
  let isOver = false
  let frames = 0
  const camera = async () => {
    while (folder && !isOver) {
      const path = join(folder, `${String(frames++).padStart(3, '0')}.png`)
      await page.screenshot({ path }).catch(() => undefined)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  const taken = camera()
  await act()
  await page.waitForTimeout(1500)
  isOver = true
  await taken
  const { shifts, gap } = await page.evaluate(() => window.coquiFilm)
  console.log(
    `scenes filmed: 1 (${scene}: ${frames} frames, ${shifts.length} shifts, longest gap ${Math.round(gap)} ms)`,
  )
  expect.soft(shifts, scene).toEqual([])
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

test('sign-in by pictures', async ({ page }) => {
  await page.goto('/auth?view=pictures')
  await page.getByLabel('Código de la clase').fill('KYNDERPR')
  await film(page, 'pictures', async () => {
    await page.getByRole('button', { name: 'Buscar mi clase' }).click()
    await page.getByRole('button', { name: 'Amaya' }).click()
    for (const picture of ['coquí', 'sol', 'mangó'])
      await page.getByRole('button', { name: picture, exact: true }).click()
    await expect(page).toHaveURL('/dashboard', { timeout: 60_000 })
  })
})

test('reading', async ({ page, student }) => {
  await signIn(page, student, CASTLE)
  await film(page, 'read', async () => {
    await beginCastle(page)
    await page.locator('[data-mark=read]').nth(20).waitFor()
  })
})

test('the moment after', async ({ page, student }) => {
  await signIn(page, student, CASTLE)
  await beginCastle(page)
  await page.getByRole('dialog', { name: '¡Leíste 40 palabras!' }).waitFor()
  await film(page, 'finish', () => page.getByText('+60 puntos', { exact: true }).waitFor())
})

test('practising', async ({ page, student }) => {
  await signIn(page, student)
  await childStates.find(({ name }) => name === 'a task of practice')?.bring(page)
  const title = page.getByRole('heading', { level: 1 })
  await film(page, 'practise', async () => {
    await willSay(page, saying('mango'))
    await page.getByRole('button', { name: 'Dilo' }).click()
    await page.getByText('Casi. Escucha y trata otra vez.').filter({ visible: true }).first().waitFor()
    await willSay(page, saying((await title.innerText()).replace(/z|c(?=[ei])/g, 's')))
    await page.getByRole('button', { name: 'Otra vez' }).click()
    await page.getByText('¡Ahora sí! Te salió.').filter({ visible: true }).first().waitFor()
    await page.getByRole('button', { name: 'Sigue' }).click()
    await page.getByText('2 de 8').waitFor()
  })
})
