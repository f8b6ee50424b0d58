import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { highestRole } from '#shared/kernel/standing.ts'
import { LanguageSwitch } from '#web/i18n/language-switch.tsx'
import { homeOf } from '#web/lib/home.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { type Person, readSession, useSession } from '#web/lib/session.ts'
import { Logo } from '#web/ui/art/logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { ClaimPending } from './claim-pending.tsx'
import styles from './code-page.module.css'

interface CodePageProps {
  readonly title: string
  readonly text: string
  /** What it is called, and what it is for, where a child reads it. */
  readonly forChild?: { readonly title: string; readonly text: string }
  readonly signedOut: ReactNode
  readonly signedIn: (person: Person) => ReactNode
}

/** A page that stands open to whoever has a code in hand, signed in or not yet. */
export function CodePage({ title, text, forChild, signedOut, signedIn }: CodePageProps) {
  const { t } = useTranslation('identity')
  const session = useSession()
  const [client] = useState(newQueryClient)
  const person = session.status === 'signedIn' ? session.person : undefined
  const byPictures = person?.kind === 'pictures'
  const isChild = person !== undefined && highestRole(person.roles) === 'student'
  const told = (isChild && forChild) || { title, text }
  useEffect(() => void readSession(), [])

  // On the document, because dialogs and toasts are drawn outside of this page.
  useEffect(() => {
    document.documentElement.dataset.register = isChild ? 'child' : 'staff'
    return () => {
      delete document.documentElement.dataset.register
    }
  }, [isChild])

  return (
    <QueryClientProvider client={client}>
      {person && !byPictures && <ClaimPending key={person.personId} />}
      <header className={styles.top}>
        <Link to="/" className={styles.brand}>
          <Logo name="Coquí Lee" />
        </Link>
        <div className={styles.deeds}>
          <LanguageSwitch />
          {person && (
            <Button tone="quiet" asChild>
              <Link to={homeOf(person.roles)}>
                <Icon name="home" />
                {t('codePage.home')}
              </Link>
            </Button>
          )}
        </div>
      </header>
      <main id="main" className={styles.page}>
        <PageHead title={told.title} intro={told.text} />
        {session.status === 'loading' ? (
          <ReadState state="waiting" place="180px" />
        ) : byPictures ? (
          <ReadState state="refused" text={t('codePage.notByPictures')} />
        ) : person ? (
          signedIn(person)
        ) : (
          signedOut
        )}
      </main>
    </QueryClientProvider>
  )
}
