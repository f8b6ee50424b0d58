// Runs in the head of the app's documents, before anything is painted: what only this device knows of the page.
import { languageAtFirst } from '#web/i18n/language-at-first.ts'
import { hasSession } from '#web/lib/has-session.ts'
import { followScheme } from '#web/lib/scheme.ts'

const { currentScript, documentElement: page } = document
page.lang = languageAtFirst(location.pathname)
// Nobody's frame is not drawn, not even empty.
page.toggleAttribute('data-somebody', hasSession())

// The build has named what the page's first texts are, by language.
const texts = currentScript?.dataset[page.lang === 'en-US' ? 'en' : 'es']
for (const href of texts?.split(' ') ?? []) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

// Pictures by light and by dark, as each arrives, where somebody chose: the end of the document waits for the app.
if (page.dataset.theme) {
  const arriving = new MutationObserver(() => followScheme(page.dataset.theme))
  arriving.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => arriving.disconnect())
}
