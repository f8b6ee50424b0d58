import '#web/ui/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { LANGUAGE_KEY, markedLanguage } from '#web/i18n/language.ts'
import { applyStoredAppearance } from '#web/lib/appearance.ts'
import { keep } from '#web/lib/storage.ts'
import { Landing } from './landing.tsx'
import { prefetchSoon } from './prefetch.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const language = markedLanguage(location.pathname) ?? 'es-PR'
keep(LANGUAGE_KEY, language)
applyStoredAppearance()
// A page that the build did not draw (`npm run dev`) is drawn here.
// Waking what is there already is in no hurry: in small steps, between which a press is heard.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, <Landing language={language} />))
else createRoot(root).render(<Landing language={language} />)
prefetchSoon(root.dataset.next)
