import { useTranslation } from 'react-i18next'
import { GRADES, LANGUAGES } from '#shared/kernel/school.ts'
import { getStudentLibrary, setStudentLibrary } from '#shared/reading/routes.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useAmend, useCommand, useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import { GradeSwitches } from './grade-switches.tsx'

interface StudentLibraryProps {
  readonly studentId: string
  /** Whether grades can be opened here; the server asks who teaches the child. */
  readonly mayChange: boolean
}

/** What a child may read, and for their teacher what else to open. */
export function StudentLibrary({ studentId, mayChange }: StudentLibraryProps) {
  const { t } = useTranslation('reading')
  const words = useRefusalWords()
  const read = useRead(getStudentLibrary, { path: { studentId } })
  if (read.error) return <p className={staff.soft}>{words(read.error)}</p>
  if (!read.data) return <Skeleton height="80px" />
  const { open } = read.data
  return (
    <section className={staff.section} aria-labelledby="student-library">
      <h2 id="student-library">{t('library.title')}</h2>
      {LANGUAGES.map(language => (
        <p key={language}>
          {t(`library.open.${language}`, {
            grades: GRADES.filter(grade => open[language].includes(grade))
              .map(grade => t(`grade.${grade}`))
              .join(' · '),
          })}
        </p>
      ))}
      {mayChange && (
        <Dialog
          title={t('library.title')}
          description={t('library.lead')}
          closeLabel={t('past.close')}
          trigger={<Button tone="quiet">{t('library.change')}</Button>}
        >
          <Openings studentId={studentId} />
        </Dialog>
      )}
    </section>
  )
}

function Openings({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('reading')
  const words = useRefusalWords()
  const args = { path: { studentId } }
  const { data } = useRead(getStudentLibrary, args)
  const amend = useAmend(getStudentLibrary, args)
  const change = useCommand(setStudentLibrary)
  if (!data) return null
  const { open, openGrades } = data
  // What is open in both languages without this child's own openings stays so.
  const always = GRADES.filter(
    grade => !openGrades.includes(grade) && LANGUAGES.every(language => open[language].includes(grade)),
  )
  return (
    <>
      <GradeSwitches
        legend={t('library.grades')}
        open={openGrades}
        always={always}
        disabled={change.isPending}
        onChange={async openNow => {
          // What went wrong stands in `change.refusal`.
          const changed = await change.run({ ...args, body: { openGrades: openNow } }).catch(() => undefined)
          if (changed) amend(() => changed)
        }}
      />
      <p role="status">{change.refusal && words(change.refusal)}</p>
    </>
  )
}
