import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeechSet } from '#shared/audio/schema.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import { Tabs } from '#web/ui/tabs.tsx'
import { AskAudio } from './ask-audio.tsx'
import { JobCard } from './job-card.tsx'
import { useAudio } from './use-audio.ts'
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
  const read = useAudio(language)
  return (
    <div className={staff.section}>
      <VoiceNote language={language} hasMarks={sets.includes('texts')} />
      <Read of={read} place="320px">
        {({ tallies, job, failures }) => (
          <>
            <AskAudio language={language} sets={sets} tallies={tallies} job={job} />
            {job && <JobCard job={job} failures={failures} at={read.dataUpdatedAt} />}
          </>
        )}
      </Read>
    </div>
  )
}
