import type { Page } from '@playwright/test'
import { screens } from '#web/app/routes.ts'

const TEXTS = { es: 'castillos-de-arena', en: 'mango-day' }

/** Every address that a person may stand at, with a text of the shelf's language for `:textId`. */
export const places: readonly string[] = screens.map(({ path }) =>
  path.replace(':textId', path.includes('english') ? TEXTS.en : TEXTS.es).replace('*', '/no-existe'),
)
export const WIDTHS = [360, 768, 1280] as const
export const LANGUAGES = ['es-PR', 'en-US'] as const

/** Stands at a place in a language, whatever language its address is marked with. */
export async function standAt(page: Page, place: string, language: (typeof LANGUAGES)[number]): Promise<void> {
  await page.goto(place)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator(`html:not([lang=${language}])`).waitFor()
}
