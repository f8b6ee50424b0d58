import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { Finding } from '#shared/progress/analysis.ts'
import { ToldFinding } from '#shared/progress/told-finding.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './analysis.module.css'
import { Findings, isOfNow } from './findings.tsx'
import { type About, useAnalysis } from './use-analysis.ts'
import { WrittenPage } from './written-page.tsx'

interface ProseProps {
  readonly about: About
  readonly names: ReadonlyMap<string, string>
  readonly now: readonly Finding[]
  /** Who or what wrote it. */
  readonly madeBy: (modelId: string) => ReactNode
  /** What rules say now: alone where nothing is written, and below what was written of other figures. */
  readonly children: ReactNode
}

/** What a writer made of the figures, with them; until it is there, and where it does not come, what rules say. */
export function Prose({ about, names, now, madeBy, children }: ProseProps) {
  const { t } = useTranslation('analysis')
  const language = useLanguage()
  const { read, state, ask, isPending, problem } = useAnalysis(about)
  const analysis = read.data?.analysis
  const page = analysis?.page
  // Of a page that told them otherwise, nothing is shown.
  const told = z.array(ToldFinding).safeParse(page?.findings)
  const findings = told.success ? told.data : undefined
  const isWriting = state === 'writing'
  const press = () => {
    if (!isWriting) void ask()
  }
  return (
    <>
      {now.length > 0 && (
        <div className={styles.ask} data-screen-only="">
          <Button onClick={press} aria-disabled={isPending || isWriting || undefined}>
            {t(page ? 'askAgain' : 'ask')}
          </Button>
          <p className={staff.soft}>{t('told')}</p>
          <p role="status" className={styles.status}>
            {isWriting && t('writing')}
            {state === 'late' && t('late')}
            {state === 'refused' && t(`refused.${analysis?.why ?? 'checks'}`)}
          </p>
          <Alert>{problem}</Alert>
        </div>
      )}
      {page && findings && (
        <section className={staff.section} aria-labelledby="page">
          <h3 id="page">{t('page', { day: dateOf(page.day, language) })}</h3>
          {madeBy(page.modelId)}
          <WrittenPage findings={findings} sentences={page.sentences} />
          <h4>{t('figures')}</h4>
          <Findings groupId={about.groupId} names={names} shown={findings} now={now} anchored />
        </section>
      )}
      {!(findings && isOfNow(findings, now)) && children}
    </>
  )
}
