import { useTranslation } from 'react-i18next'
import type { ListedSound } from '#shared/catalogue/sound-kit.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { languageOf } from '#shared/language/sound.ts'
import type { SoundProgress } from '#shared/reading/practice.ts'
import { judgedOf } from '#shared/reading/practice-facts.ts'
import { getStudentPractice } from '#shared/reading/routes.ts'
import { stageOf } from '#shared/reading/sound-needs.ts'
import { Read } from '#web/i18n/read.tsx'
import { useSounds } from '#web/lib/content.ts'
import { useRead } from '#web/lib/query.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'
import { Plant } from './plant.tsx'

/** Where a student stands with each sound, for those who teach or raise the child: those missed most lately come first. */
export function StudentSounds({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('practice')
  const read = useRead(getStudentPractice, { path: { studentId } })
  return (
    <section className={staff.section} aria-labelledby="sounds">
      <h2 id="sounds">{t('report.title')}</h2>
      <Read
        of={read}
        place="160px"
        what={t('list.failed')}
        empty={{ when: ({ sounds }) => sounds.length === 0, text: t('report.none') }}
      >
        {({ sounds }) =>
          LANGUAGES.map(language => {
            const own = sounds.filter(({ sound }) => languageOf(sound) === language)
            return own.length > 0 && <SoundTable key={language} language={language} progress={own} />
          })
        }
      </Read>
    </section>
  )
}

interface SoundTableProps {
  readonly language: Language
  readonly progress: readonly SoundProgress[]
}

function SoundTable({ language, progress }: SoundTableProps) {
  const { t } = useTranslation('practice')
  const sounds = useSounds(language)
  const lines = progress
    .toSorted((a, b) => b.recent.missed - a.recent.missed)
    .flatMap(({ sound, all, recent }) => {
      const listed = sounds.data?.find(one => one.id === sound)
      return listed ? [{ listed, all, recent }] : []
    })
  // A line for what was missed or practised; the rest goes well, and needs no table.
  const shown = lines.filter(({ all, recent }) => recent.missed > 0 || all.rounds > 0)
  const well = lines.filter(line => !shown.includes(line)).map(({ listed }) => listed.letters)
  return (
    <>
      <h3>{t(`report.language.${language}`)}</h3>
      {shown.length > 0 && <Lines lines={shown} language={language} />}
      {well.length > 0 && <p>{t('report.well', { letters: well.join(' · ') })}</p>}
    </>
  )
}

interface Line extends Pick<SoundProgress, 'all' | 'recent'> {
  readonly listed: ListedSound
}

interface LinesProps {
  readonly language: Language
  readonly lines: readonly Line[]
}

function Lines({ language, lines }: LinesProps) {
  const { t } = useTranslation('practice')
  const columns: readonly Column<Line>[] = [
    {
      id: 'sound',
      header: t('report.sound'),
      lang: language,
      sort: ({ listed }) => listed.letters,
      cell: ({ listed }) => (
        <>
          {listed.letters} <small className={staff.soft}>{listed.example}</small>
        </>
      ),
    },
    { id: 'plant', header: t('report.plant'), cell: ({ all }) => <Plant stage={stageOf(all)} size={40} /> },
    {
      id: 'missed',
      header: t('report.missed'),
      kind: 'number',
      text: ({ recent }) =>
        recent.read > 0 ? t('report.of', { count: recent.missed, total: recent.read }) : '–',
      sort: ({ recent }) => (recent.read > 0 ? recent.missed : null),
    },
    {
      id: 'rounds',
      header: t('report.rounds'),
      kind: 'number',
      text: ({ all }) => all.rounds,
      sort: ({ all }) => all.rounds,
    },
    {
      id: 'right',
      header: t('report.right'),
      kind: 'number',
      text: ({ all }) => {
        const { right, of } = judgedOf(all)
        return of > 0 ? t('report.of', { count: right, total: of }) : '–'
      },
      sort: ({ all }) => {
        const { right, of } = judgedOf(all)
        return of > 0 ? right / of : null
      },
    },
  ]
  return (
    <DataTable
      label={t(`report.language.${language}`)}
      columns={columns}
      rows={lines}
      rowId={({ listed }) => listed.id}
      empty={null}
    />
  )
}
