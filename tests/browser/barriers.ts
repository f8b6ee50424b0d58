import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { atRest } from './test.ts'

/** The rules of WCAG 2.2 at level AA and below that a machine can check. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects that axe finds nothing on the page as it is now. */
export async function expectNoBarrier(page: Page): Promise<void> {
  // What is still fading in would be measured half seen.
  await atRest(page)
  const { violations } = await new AxeBuilder({ page })
    // Of what holds, nothing is told; and no page of the house frames another, for which a blank one would put parts together.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(RULES)
    .analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target}: ${failureSummary}`),
  )
  expect(found).toEqual([])
}
