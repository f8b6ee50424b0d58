import { useTranslation } from 'react-i18next'
import { hasSession } from '#web/lib/has-session.ts'
import { useWaiting } from '#web/lib/retry-throttled.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useScreen } from './use-screen.ts'
import { WaitingPlace } from './waiting-place.tsx'

/** While a screen is on its way. */
export function Loading({ inFrame = false }: { readonly inFrame?: boolean }) {
  const { t } = useTranslation()
  const screen = useScreen()
  const waiting = useWaiting()
  // Whoever waits for long sees something that moves; nobody's frame is not drawn.
  const path = !waiting && (inFrame || hasSession()) ? screen?.path : undefined
  return (
    <div role="status">
      <WaitingPlace path={path} inFrame={inFrame} />
      <VisuallyHidden>{waiting ? t('crowd') : t('loading')}</VisuallyHidden>
    </div>
  )
}
