/** On the class to look at: wherever a child's name stands for who cares for it, it leads to that child's progress. */
import { placeOf } from '#tests/browser/places.ts'
import { expect, signIn, test } from '#tests/browser/test.ts'
import { screens } from '#web/app/routes.ts'
import { classToLookAt } from './class-to-look-at.ts'

// A text that was made for a child is that child's: whoever looks at the screen in advance has none.
test.use({ expected: /403 GET .*\/generation\/texts\/|status of 403/ })

/** Names that lead nowhere, and why. */
const EXCEPT: Readonly<Record<string, string>> = {
  '/audit': 'holds ids alone, which do not say who is a child',
}

/** The names of children that stand in no link to a child; what is chosen from, pressed or a title is none of them. */
const bare = (names: readonly string[]) => {
  const main = document.querySelector('main')
  if (!main) return []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement
    const said = (node.nodeValue ?? '').trim()
    if (!of?.checkVisibility() || !names.some(name => said.startsWith(name))) continue
    if (
      of.closest('option, h1, h2, h3, h4, label, legend, caption, button, svg, [role=dialog], [data-paper]')
    )
      continue
    if (!of.closest('a[href*="student="]')) found.push(said.slice(0, 60))
  }
  return [...new Set(found)]
}

for (const role of ['teacher', 'director'] as const)
  test(`every child’s name leads a ${role} to that child`, async ({ page, baseURL }) => {
    const { names = [], at } = (await classToLookAt(baseURL, role)) ?? {}
    expect(names.length).toBeGreaterThan(20)
    await signIn(page, `${role}@demo.test`)
    const wrong: string[] = []
    let looked = 0
    let links = 0
    for (const screen of screens) {
      if (screen.kind !== 'screen' || screen.roles === 'anyone' || !screen.roles.includes(role)) continue
      const place = placeOf(screen)
      await page.goto(at?.(place) ?? place)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      const found = await page.evaluate(bare, names)
      if (!EXCEPT[place]) wrong.push(...found.map(name => `${place}: ${name}`))
      links += await page.locator('main a[href*="student="]').count()
      looked++
    }
    console.log(`screens with names: ${looked}, ways to children: ${links}`)
    expect(links).toBeGreaterThan(names.length)
    expect(wrong).toEqual([])
  })
