import { lazy, Suspense, useEffect, useState } from 'react'
import type { Language } from '#shared/kernel/school.ts'
import { landing } from '#web/i18n/landing.ts'
import { hasSession } from '#web/lib/has-session.ts'
import { Benefits } from './benefits.tsx'
import { Foot } from './foot.tsx'
import { Head } from './head.tsx'
import { Hero } from './hero.tsx'
import styles from './landing.module.css'
import { LastCall } from './last-call.tsx'
import { Pricing } from './pricing.tsx'
import { Shore } from './shore.tsx'
import { Stats } from './stats.tsx'
import { UnitCards } from './unit-cards.tsx'

/** Dialog and toasts weigh more than the page: they come when someone asks for them. */
const Overlays = lazy(() => import('./overlays.tsx'))

/** The page that anyone may see. It is drawn at build, so it knows nothing of a visitor before its first effect. */
export function Landing({ language }: { readonly language: Language }) {
  const texts = landing[language]
  const [known, setKnown] = useState(false)
  const [demoOpen, setDemoOpen] = useState(false)
  const [privacyOpen, setPrivacyOpen] = useState(false)
  /** The cities chosen so far, each of which is announced once. */
  const [cities, setCities] = useState<readonly string[]>([])
  useEffect(() => setKnown(hasSession()), [])

  const start = known ? '/dashboard' : '/auth'
  const showDemo = () => setDemoOpen(true)
  return (
    <div className={styles.page}>
      <Head language={language} texts={texts} known={known} start={start} />
      <main id="main">
        <Hero texts={texts} start={start} onDemo={showDemo} />
        <Stats texts={texts} />
        <Benefits texts={texts} />
        <Shore to="sea" />
        <UnitCards texts={texts} onStart={city => setCities(before => [...before, city])} />
        <Shore to="land" />
        <Pricing texts={texts} start={start} onDemo={showDemo} />
        <Shore to="night" />
        <LastCall texts={texts} start={start} />
      </main>
      <Foot language={language} texts={texts} onPrivacy={() => setPrivacyOpen(true)} />
      {(demoOpen || privacyOpen || cities.length > 0) && (
        <Suspense>
          <Overlays
            language={language}
            texts={texts}
            cities={cities}
            demoOpen={demoOpen}
            onDemoOpen={setDemoOpen}
            privacyOpen={privacyOpen}
            onPrivacyOpen={setPrivacyOpen}
          />
        </Suspense>
      )}
    </div>
  )
}
