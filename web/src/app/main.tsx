import '#web/ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { App } from './app.tsx'
import { fetchAhead } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no #root')

// The screen's code is on its way while the texts are.
fetchAhead(location.pathname)
await beginSpeaking(location.pathname)
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
if (root.dataset.app) (await import('./sign-in-page/take-over.ts')).takeOver(root, app)
// In slices: whoever taps meanwhile is heard.
else startTransition(() => createRoot(root).render(app))
