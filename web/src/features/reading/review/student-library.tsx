import { useTranslation } from 'react-i18next'
import { GRADES, LANGUAGES } from '#shared/kernel/school.ts'
import type { StudentLibrary as Library } from '#shared/reading/library.ts'
import { getStudentLibrary, setStudentLibrary } from '#shared/reading/routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { useAmend, useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
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
  const read = useRead(getStudentLibrary, { path: { studentId } })
  return (
    <section className={staff.section} aria-labelledby="student-library">
      <h2 id="student-library">{t('library.title')}</h2>
      <Read of={read} place="80px">
        {library => (
          <>
            {LANGUAGES.map(language => (
              <p key={language}>
                {t(`library.open.${language}`, {
                  grades: GRADES.filter(grade => library.open[language].includes(grade))
                    .map(grade => t(`grade.${grade}`))
                    .join(' · '),
                })}
              </p>
            ))}
            {mayChange && (
              <div>
                <Dialog
                  title={t('library.title')}
                  description={t('library.lead')}
                  closeLabel={t('past.close')}
                  trigger={<Button tone="quiet">{t('library.change')}</Button>}
                >
                  <Openings studentId={studentId} library={library} />
                </Dialog>
              </div>
            )}
          </>
        )}
      </Read>
    </section>
  )
}

interface OpeningsProps {
  readonly studentId: string
  readonly library: Library
}

function Openings({ studentId, library: { open, openGrades } }: OpeningsProps) {
  const { t } = useTranslation('reading')
  const args = { path: { studentId } }
  const amend = useAmend(getStudentLibrary, args)
  const change = useAction(setStudentLibrary, {
    inline: true,
    done: changed => {
      amend(() => changed)
      return undefined
    },
  })
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
        onChange={openNow => void change.run({ ...args, body: { openGrades: openNow } })}
      />
      <Alert>{change.problem}</Alert>
    </>
  )
}
