import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { LanguageSwitch } from '#web/i18n/language-switch.tsx'
import { homeOf } from '#web/lib/home.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { readSession, useSession } from '#web/lib/session.ts'
import { Beach } from '#web/ui/art/beach.tsx'
import { Logo } from '#web/ui/art/logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PictureSignIn } from '../pictures/picture-sign-in.tsx'
import { PictureTrio } from '../pictures/picture-trio.tsx'
import { AddressTaken } from './address-taken.tsx'
import styles from './auth-screen.module.css'
import { ForgotPassword } from './forgot-password.tsx'
import { GoogleButton } from './google-button.tsx'
import { OwnPassword } from './own-password.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { accountTypeNamed, type Draft } from './sign-up-rules.ts'
import { useSignUp } from './use-sign-up.ts'

/** What the page shows; its address says it, so that the way back is the browser's own. */
const VIEWS = ['sign-in', 'sign-up', 'forgot', 'pictures'] as const
type View = (typeof VIEWS)[number]

export function Component() {
  const { t } = useTranslation('identity')
  const session = useSession()
  const { state } = useLocation()
  const [client] = useState(newQueryClient)
  const [params, setParams] = useSearchParams()
  // A printed code's picture leads here to open an account with it.
  const [code] = useState(params.get('code') ?? undefined)
  const [email, setEmail] = useState(params.get('email') ?? '')
  const [temporary, setTemporary] = useState<string>()
  const [asksDigits, setAsksDigits] = useState(false)
  const askDigits = () => {
    setTemporary(undefined)
    setAsksDigits(true)
  }
  const [taken, setTaken] = useState<Draft>()
  const open = useSignUp()
  const view = VIEWS.find(name => name === params.get('view')) ?? (code ? 'sign-up' : 'sign-in')
  const show = (next: View, { replace = false } = {}) =>
    setParams({ view: next, ...(params.get('as') && { as: params.get('as') ?? '' }) }, { state, replace })

  // Reading the session anew forgets why the one before ended.
  const [ended] = useState(session.status === 'signedOut' && session.ended)
  useEffect(() => void readSession(), [])
  if (session.status === 'signedIn')
    return <Navigate to={cameFrom(state, session.person.personId) ?? homeOf(session.person.roles)} replace />

  return (
    <QueryClientProvider client={client}>
      <main id="main" className={styles.screen} data-view={view}>
        <div className={styles.scene}>
          <Beach blooming />
        </div>
        <div className={styles.side}>
          <div className={styles.top}>
            <Link to="/" className={styles.brand}>
              <Logo name="Coquí Lee" />
            </Link>
            <LanguageSwitch />
          </div>
          {asksDigits ? (
            <div className={styles.form}>
              <h1 tabIndex={-1}>{t('factor.enter')}</h1>
              <SecondFactorForm onBack={() => setAsksDigits(false)} />
            </div>
          ) : temporary ? (
            <div className={styles.form}>
              <h1 tabIndex={-1}>{t('ownPassword.title')}</h1>
              <p>{t('ownPassword.text')}</p>
              <OwnPassword
                email={email.trim()}
                temporary={temporary}
                onBack={() => setTemporary(undefined)}
                onSecondFactor={askDigits}
              />
            </div>
          ) : view === 'pictures' ? (
            <>
              {ended && <p role="status">{t('sessionEnded')}</p>}
              <PictureSignIn classCode={params.get('class') ?? undefined} onBack={() => show('sign-in')} />
            </>
          ) : view === 'forgot' ? (
            <div className={styles.form}>
              <h1 tabIndex={-1}>{t('reset.title')}</h1>
              <p>{t('reset.text')}</p>
              <ForgotPassword
                email={email}
                onEmail={setEmail}
                onBack={() => show('sign-in', { replace: true })}
              />
            </div>
          ) : (
            <div className={styles.form}>
              <h1 tabIndex={-1}>{view === 'sign-up' ? t('signUp.title') : t('welcome')}</h1>
              <p>{view === 'sign-up' ? t('signUp.text') : t('welcomeText')}</p>
              {ended && view === 'sign-in' && <p role="status">{t('sessionEnded')}</p>}
              {view === 'sign-in' && (
                <Button tone="gold" wide onClick={() => show('pictures')}>
                  <PictureTrio />
                  {t('pictures.enter')}
                </Button>
              )}
              <Tabs
                label={t('tabs')}
                value={view}
                onChange={name => show(name, { replace: true })}
                tabs={[
                  {
                    name: 'sign-in',
                    label: t('signIn'),
                    panel: (
                      <div className={styles.panel}>
                        <SignInForm
                          email={email}
                          onEmail={setEmail}
                          onTemporary={setTemporary}
                          onSecondFactor={askDigits}
                        />
                        <button type="button" className={styles.forgot} onClick={() => show('forgot')}>
                          {t('forgot')}
                        </button>
                        <GoogleButton />
                        {taken?.email === email && (
                          <AddressTaken
                            email={email.trim()}
                            onClaimed={async ticket => void (await open(taken, ticket))}
                          />
                        )}
                      </div>
                    ),
                  },
                  {
                    name: 'sign-up',
                    label: t('signUp.tab'),
                    panel: (
                      <div className={styles.panel}>
                        <SignUpForm
                          email={email}
                          onEmail={setEmail}
                          code={code}
                          accountType={accountTypeNamed(params.get('as'))}
                          onHasAccount={draft => {
                            setTaken(draft)
                            show('sign-in', { replace: true })
                          }}
                        />
                      </div>
                    ),
                  },
                ]}
              />
            </div>
          )}
        </div>
      </main>
    </QueryClientProvider>
  )
}

/** The screen that sent the person here; only an address of this site, and not where somebody else was. */
function cameFrom(state: unknown, personId: string): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  if ('of' in state && state.of && state.of !== personId) return undefined
  const { from } = state
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : undefined
}
