import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelAudioJob, getAudio, startAudioJob } from '#shared/audio/routes.ts'
import type { AudioScope, SpeechSet } from '#shared/audio/schema.ts'
import { type Grade, LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { keyOf, useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import { Tabs } from '#web/ui/tabs.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './audio.module.css'
import { GradeTable } from './grade-table.tsx'
import { JobCard } from './job-card.tsx'
import { rowsOf, sumOf, toggled } from './selection.ts'
import { isOpen, useAudio } from './use-audio.ts'
import { useMoney } from './use-money.ts'
import { VoiceNote } from './voice-note.tsx'

interface AudioScreenProps {
  readonly kind: 'texts' | 'spelling'
  /** What can be asked for here. */
  readonly sets: readonly SpeechSet[]
}

/** The department has the catalogue said: what is missing, what it costs, and how it goes on. */
export function AudioScreen({ kind, sets }: AudioScreenProps) {
  const { t } = useTranslation('audio')
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  return (
    <div className={staff.screen}>
      <PageHead title={t(`${kind}.title`)} intro={t(`${kind}.text`)} />
      <Tabs
        label={t('language')}
        value={language}
        onChange={setLanguage}
        tabs={LANGUAGES.map(name => ({
          name,
          label: t(`languages.${name}`),
          panel: <InLanguage key={name} language={name} sets={sets} />,
        }))}
      />
    </div>
  )
}

interface InLanguageProps {
  readonly language: Language
  readonly sets: readonly SpeechSet[]
}

function InLanguage({ language, sets }: InLanguageProps) {
  const { t } = useTranslation('audio')
  const words = useRefusalWords()
  const money = useMoney()
  const { data, error, isPending } = useAudio(language)
  const [chosenSets, setSets] = useState(sets)
  const [grades, setGrades] = useState<readonly Grade[]>([])
  const { start, cancel, isBusy } = useDeeds()
  const rows = data ? rowsOf(data.tallies, chosenSets) : []
  const sum = sumOf(rows.filter(({ grade }) => grades.includes(grade)))
  const lacks = sum.total - sum.made
  const job = data?.job
  return (
    <div className={`${staff.section} ${styles.panel}`}>
      <VoiceNote language={language} hasMarks={sets.includes('texts')} />
      {sets.length > 1 && (
        <fieldset className={styles.sets}>
          <legend>{t('which')}</legend>
          {sets.map(set => (
            <label key={set} className={styles.box}>
              <input
                type="checkbox"
                checked={chosenSets.includes(set)}
                onChange={() => setSets(toggled(chosenSets, set))}
              />
              {t(`sets.${set}`)}
            </label>
          ))}
        </fieldset>
      )}
      {isPending && <Skeleton height="320px" />}
      {error && <p className={staff.empty}>{words(error)}</p>}
      {data && (
        <>
          <GradeTable label={t(`languages.${language}`)} rows={rows} chosen={grades} onChoose={setGrades} />
          <div className={staff.tools}>
            <Button
              disabled={isBusy || isOpen(job) || lacks === 0}
              onClick={() => void start({ language, sets: [...chosenSets], grades: [...grades] })}
            >
              {lacks === 0 ? t('startNone') : t('start', { count: lacks, cost: money.cost(sum.missing) })}
            </Button>
          </div>
          {job && (
            <JobCard
              job={job}
              failures={data.failures}
              isBusy={isBusy}
              onCancel={() => void cancel(job.jobId)}
              onAgain={scope => void start(scope)}
            />
          )}
        </>
      )}
    </div>
  )
}

/** Begins and ends jobs, and tells what was refused. */
function useDeeds() {
  const { t } = useTranslation('audio')
  const words = useRefusalWords()
  const toast = useToast()
  const client = useQueryClient()
  const starting = useCommand(startAudioJob)
  const ending = useCommand(cancelAudioJob)
  const told = async (deed: Promise<unknown>) => {
    try {
      await deed
    } catch (error) {
      toast({ title: t('refused'), text: words(error), tone: 'alert' })
    }
    await client.invalidateQueries({ queryKey: [keyOf(getAudio)[0]] })
  }
  return {
    start: (body: AudioScope) => told(starting.run({ body })),
    cancel: (jobId: string) => told(ending.run({ path: { jobId }, body: {} })),
    isBusy: starting.isPending || ending.isPending,
  }
}
