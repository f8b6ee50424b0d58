import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listAssignments } from '#shared/assignments/routes.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { getPractice } from '#shared/reading/routes.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { Read } from '#web/i18n/read.tsx'
import { useSounds, useTexts } from '#web/lib/content.ts'
import { useRead } from '#web/lib/query.ts'
import { readPhase } from '#web/lib/read-phase.ts'
import { useSession } from '#web/lib/session.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useOwnProgress } from '../use-own-progress.ts'
import { nextSteps, type Step } from './next-steps.ts'
import { OwnGoal } from './own-goal.tsx'
import styles from './path.module.css'
import { StepCard } from './step-card.tsx'

interface PathScreenProps {
  /** The island with a way past some places. */
  readonly map: (cities: readonly (string | undefined)[]) => ReactNode
}

/** What somebody who only looks sees: a child of first grade that begins. */
const BEGINS: Progress = {
  grade: '1',
  weeks: [],
  levels: LANGUAGES.map(language => ({
    language,
    skill: 'reading',
    grade: '1',
    rating: 3,
    readings: 0,
    moved: null,
    placed: null,
  })),
  finishedTexts: [],
  days: [],
  weakSounds: [],
  goals: [],
}

/** A child's own way: the next three steps in each language and why, and how many texts a week it wants to read. */
export function PathScreen({ map }: PathScreenProps) {
  const { t } = useTranslation('path')
  const { t: shell } = useTranslation()
  const session = useSession()
  const isStudent = session.status === 'signedIn' && session.person.roles.includes('student')
  const read = useOwnProgress({ enabled: isStudent })
  return (
    <div className={styles.screen} data-register="child">
      <PageHead
        picture={<Coqui size={112} mood="singing" />}
        title={t('title')}
        intro={
          <>
            <p>
              <Hearable text={t('lead')} />
            </p>
            {!isStudent && <p className={styles.soft}>{t('preview')}</p>}
          </>
        }
      />
      {isStudent ? (
        <Read of={read} place="90dvh" what={shell('unreached')} mayBeStale>
          {progress => (
            <>
              <Ways progress={progress} isStudent map={map} />
              <OwnGoal progress={progress} />
            </>
          )}
        </Read>
      ) : (
        <Ways progress={BEGINS} isStudent={false} map={map} />
      )}
      {isStudent && (
        <p className={styles.more}>
          <Button asChild tone="quiet">
            <Link to="/student-progress">
              <Icon name="progress" />
              {t('depth')}
            </Link>
          </Button>
        </p>
      )}
    </div>
  )
}

interface WaysProps extends PathScreenProps {
  readonly progress: Progress
  readonly isStudent: boolean
}

function Ways({ progress, isStudent, map }: WaysProps) {
  const texts = useTexts()
  const sounds = [useSounds(LANGUAGES[0]).data, useSounds(LANGUAGES[1]).data]
  const practice = useRead(getPractice, {}, { enabled: isStudent })
  const asked = useRead(listAssignments, {}, { enabled: isStudent })
  const isOnline = useOnline()
  // What the teacher asks for goes first: until it is known, or will not come, nothing stands where a finger goes.
  const isKnown = [practice, asked].every(read => !isStudent || readPhase(read, isOnline) !== 'waiting')
  if (!isKnown) return <div className={styles.waiting} />
  const known = {
    progress,
    sounds: sounds.flatMap(list => list ?? []),
    practice: practice.data?.sounds ?? [],
    asked: asked.data?.assignments.map(({ assignment }) => assignment) ?? [],
    today: progress.today ?? schoolDay(new Date()),
  }
  return (
    <Read of={texts} place="90dvh" mayBeStale>
      {all => (
        <div className={styles.ways}>
          {LANGUAGES.map(language => (
            <Way
              key={language}
              language={language}
              steps={nextSteps(language, { ...known, texts: all })}
              map={map}
            />
          ))}
        </div>
      )}
    </Read>
  )
}

interface WayProps extends PathScreenProps {
  readonly language: Language
  readonly steps: readonly Step[]
}

function Way({ language, steps, map }: WayProps) {
  const { t } = useTranslation('path')
  const name = `way-${language}`
  if (steps.length === 0) return null
  return (
    <section className={styles.way} aria-labelledby={name}>
      <h2 id={name}>{t(`language.${language}`)}</h2>
      {map(steps.map(step => (step.kind === 'text' ? step.text.city : undefined)))}
      <ol className={styles.steps}>
        {steps.map((step, n) => (
          <li key={step.kind === 'text' ? step.text.id : step.sound.id}>
            <StepCard step={step} number={n + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}
