import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { isRead, type Placement } from '#shared/reading/placement.ts'
import { askPlacement, getStudentPlacement } from '#shared/reading/placement-routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { shortDateOf } from '#web/i18n/short-day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useAmend, useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import staff from '#web/ui/staff.module.css'

interface StudentPlacementProps {
  readonly studentId: string
  /** Whether it can be asked for anew here; the server asks who teaches the child. */
  readonly mayAsk: boolean
}

/** Where and when a child was placed in each language, and for their teacher how to ask for it anew. */
export function StudentPlacement({ studentId, mayAsk }: StudentPlacementProps) {
  const { t } = useTranslation('placement')
  const args = { path: { studentId } }
  const read = useRead(getStudentPlacement, args)
  const amend = useAmend(getStudentPlacement, args)
  const ask = useAction(askPlacement, {
    done: changed => {
      amend(() => changed)
      return { title: t('staff.done') }
    },
  })
  return (
    <section className={staff.section} aria-labelledby="student-placement">
      <h2 id="student-placement">{t('staff.title')}</h2>
      <p>{t('staff.lead')}</p>
      <Read of={read} place="80px">
        {({ placements }) =>
          LANGUAGES.map(language => (
            <Line
              key={language}
              language={language}
              placement={placements[language]}
              {...(mayAsk && {
                ask: (asking: number) => void ask.run({ ...args, body: { language, asking } }),
              })}
              isPending={ask.isPending}
            />
          ))
        }
      </Read>
    </section>
  )
}

interface LineProps {
  readonly language: Language
  readonly placement: Placement
  readonly ask?: (asking: number) => void
  readonly isPending: boolean
}

function Line({ language, placement, ask, isPending }: LineProps) {
  const { t } = useTranslation('placement')
  const { t: say } = useTranslation('reading')
  const own = useLanguage()
  const dayOf = (at: string | null) => (at ? shortDateOf(schoolDay(at), own) : '')
  const { asking, askedAt, last } = placement
  const isOpen = asking > 0 && !isRead(placement)
  const told = {
    language: t(`staff.language.${language}`),
    grade: last ? say(`grade.${last.grade}`) : '',
    day: dayOf(isOpen ? askedAt : (last?.at ?? null)),
    last: dayOf(last?.at ?? null),
  }
  const says = isOpen ? (last ? 'asked' : 'askedFirst') : last ? 'placed' : 'notYet'
  const action = t(last ? 'staff.ask' : 'staff.askFirst')
  return (
    <div>
      <p>{t(`staff.${says}`, told)}</p>
      {ask && !isOpen && (
        <Button
          tone="quiet"
          disabled={isPending}
          aria-label={t('staff.askIn', { action, language: told.language })}
          onClick={() => ask(asking + 1)}
        >
          {action}
        </Button>
      )}
    </div>
  )
}
