import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { languageOnArrival } from '#web/i18n/language.ts'
import { speak, spoken } from '#web/i18n/speak.ts'
import { optionalPart } from '#web/lib/optional-part.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useMoving, useScrolling } from './address.tsx'
import { Loading } from './loading.tsx'
import { usePrefetch } from './prefetch.ts'
import styles from './root.module.css'
import { useScreen } from './use-screen.ts'

const UpdateNotice = optionalPart(async () => (await import('#web/offline/update-notice.tsx')).UpdateNotice)

/** What every screen has: a title, the language of its address, and the focus at its start. */
export function Root() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const screen = useScreen()
  usePrefetch()
  useScrolling()
  const isMoving = useMoving()
  const arrived = useRef(pathname)

  useEffect(() => {
    if (arrived.current === pathname) return
    arrived.current = pathname
    const language = languageOnArrival(pathname, spoken())
    if (language !== spoken()) void speak(language)
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [pathname])

  useEffect(() => {
    const name = t('product')
    document.title = screen && screen.title !== 'landing' ? `${t(`titles.${screen.title}`)} · ${name}` : name
  }, [screen, t])

  return (
    <>
      {isMoving && (
        <div role="status" className={styles.moving}>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </div>
      )}
      <UpdateNotice />
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </>
  )
}
