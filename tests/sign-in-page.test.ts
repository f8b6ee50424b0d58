import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from '#infra/build/build.ts'
import { DIST } from '#infra/build/client/places.ts'
import { refreshBuild } from '#infra/build/refresh.ts'
import { screens } from '#web/app/routes.ts'

beforeAll(refreshBuild)

const LANGUAGES = [
  ['es-PR', 'es'],
  ['en-US', 'en'],
] as const

/** What stands there in a language before a script has run; and its texts. */
async function drawnIn(language: string, folder: string) {
  const { document } = new JSDOM(await readFile(join(DIST, 'auth.html'), 'utf8')).window
  const template = document.querySelector<HTMLTemplateElement>(`template[lang=${language}]`)
  if (template) document.querySelector('#root')?.replaceChildren(template.content)
  const texts = await readFile(join(ROOT, `web/src/i18n/${folder}/identity.json`), 'utf8')
  return { document, template, root: document.querySelector('#root'), texts: JSON.parse(texts) }
}

test.each(LANGUAGES)('without a script the form in %s is there, and sends nothing', async (...names) => {
  const { root, texts } = await drawnIn(...names)
  expect(root?.querySelector('h1')?.textContent).toBe(texts.welcome)
  const field = (label: string) =>
    [...(root?.querySelectorAll('label') ?? [])].find(({ textContent }) => textContent === label)?.control
  expect(field(texts.email)?.getAttribute('autocomplete')).toBe('email')
  expect(field(texts.password)?.getAttribute('autocomplete')).toBe('current-password')
  const form = root?.querySelector('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['dialog', null])
  const buttons = [...(root?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)
  for (const name of [texts.signIn, texts.signUp.tab, texts.forgot, texts.pictures.enter])
    expect(buttons).toContain(name)
  for (const link of root?.querySelectorAll('a') ?? [])
    expect(screens.map(({ path }) => path)).toContain(link.getAttribute('href'))
})

test.each(LANGUAGES)('nothing in %s needs what the content security policy refuses', async (...names) => {
  const { document } = await drawnIn(...names)
  expect(document.querySelectorAll('[style], style, script:not([src])')).toHaveLength(0)
})

test.each(LANGUAGES)('what the page in %s names is there', async (...names) => {
  const { document, root, template } = await drawnIn(...names)
  const named = [root, template].flatMap(element =>
    ['data-app', 'data-first', 'data-next'].flatMap(name => element?.getAttribute(name)?.split(' ') ?? []),
  )
  const files = [...document.querySelectorAll('script, link[href^="/"]')].map(
    element => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  )
  expect(named.length).toBeGreaterThan(20)
  for (const file of [...named, ...files]) expect(await readFile(join(DIST, file)), file).not.toHaveLength(0)
})
