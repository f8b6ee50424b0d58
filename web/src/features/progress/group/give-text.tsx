import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { makeAssignment } from '#shared/assignments/routes.ts'
import { GRADES, type Grade } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useTexts } from '#web/lib/content.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { GroupChildLine } from './children.ts'

/** A week from today. Another day, another work and how often are chosen on the assignments' own page. */
const DAYS = 7

interface GiveTextProps {
  readonly groupId: string
  readonly today: SchoolDay
  /** Who was picked. */
  readonly lines: readonly GroupChildLine[]
  readonly onGiven: () => void
}

/** A text for those who were picked: the list begins with those that the least fluent of them can read. */
export function GiveText({ groupId, today, lines, onGiven }: GiveTextProps) {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const texts = useTextsFor(lines)
  const dueOn = addDays(today, DAYS)
  const studentIds = lines.map(({ studentId }) => studentId)
  const textOf = (textId: string) => texts.find(({ id }) => id === textId) ?? texts[0]
  const form = useRouteForm(makeAssignment, {
    defaults: { textId: '' },
    toBody: ({ textId }) => ({
      work: { kind: 'text', textId: textOf(textId)?.id },
      dueOn,
      times: 1,
      studentIds,
    }),
    args: body => ({ path: { groupId }, body }),
    done: () => {
      onGiven()
      return {
        title: t('group.given', { count: lines.length }),
        ...(text && { text: t('group.givenWhat', { title: text.title, day: dateOf(dueOn, language) }) }),
      }
    },
  })
  const chosen = form.bound('textId')
  const text = textOf(chosen.value)
  return (
    <>
      <Form layout="row" {...form.form}>
        <SelectField
          label={t('group.text')}
          error={form.errorOf('textId')}
          value={text?.id ?? ''}
          onChange={({ target }) => chosen.set(target.value)}
        >
          {texts.map(({ id, title, words, language }) => (
            <option key={id} value={id} lang={language}>
              {`${title} (${t(`group.short.${language}`)} ${words})`}
            </option>
          ))}
        </SelectField>
        <Submit>{t('group.give', { count: lines.length })}</Submit>
      </Form>
      <Link to={`/teacher/assignments?group=${groupId}&students=${studentIds.join(',')}`}>
        {t('group.assign')}
      </Link>
    </>
  )
}

/** Texts within a grade of all who were picked, those of the lowest level among them first. */
function useTextsFor(lines: readonly GroupChildLine[]) {
  const texts = useTexts().data ?? []
  const language = useLanguage()
  const grades = lines.flatMap(({ summary }) => summary.grade ?? [])
  const levels = lines.map(
    ({ summary }) =>
      summary.languages['es-PR']?.grade ?? summary.languages['en-US']?.grade ?? summary.grade ?? 'K',
  )
  const wanted = Math.min(...levels.map(grade => GRADES.indexOf(grade)))
  const far = (grade: Grade, from: number) => Math.abs(GRADES.indexOf(grade) - from)
  return texts
    .filter(({ grade }) => grades.every(own => far(grade, GRADES.indexOf(own)) <= 1))
    .toSorted(
      (a, b) => far(a.grade, wanted) - far(b.grade, wanted) || a.title.localeCompare(b.title, language),
    )
}
