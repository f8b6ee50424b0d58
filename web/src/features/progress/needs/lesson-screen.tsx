import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Need } from '#shared/progress/groups-by-need.ts'
import { Read } from '#web/i18n/read.tsx'
import { useSounds, useText, useTexts } from '#web/lib/content.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import type { GroupChildLine } from '../group/children.ts'
import { ChosenGroup, type GroupShown } from '../group/chosen-group.tsx'
import styles from './lesson.module.css'
import { gradeForAll, nearest, textsOfWeek } from './lesson.ts'
import { LevelLesson } from './level-lesson.tsx'
import { SoundLesson } from './sound-lesson.tsx'
import { useNeedWords } from './use-need-words.ts'
import { WhoComes } from './who-comes.tsx'

/** A lesson for some children, as it comes out of the printer: the teacher's page and the children's. */
export function LessonScreen({ need }: { readonly need: Need }) {
  return (
    <div className={styles.screen} data-register="staff">
      <ChosenGroup isFixed>{group => <Lesson need={need} {...group} />}</ChosenGroup>
    </div>
  )
}

interface LessonProps extends GroupShown {
  readonly need: Need
}

function Lesson({ need, groupId, lines, today }: LessonProps) {
  const { t } = useTranslation('progress', { keyPrefix: 'needs' })
  const [search, setSearch] = useSearchParams()
  const ids = search.get('students')?.split(',') ?? []
  const chosen = lines.filter(({ studentId }) => ids.includes(studentId))
  const choose = (studentIds: readonly string[]) =>
    setSearch(
      before => new URLSearchParams({ ...Object.fromEntries(before), students: studentIds.join(',') }),
      {
        replace: true,
      },
    )
  return (
    <>
      <div className={staff.section} data-screen-only="">
        <PageHead
          title={useNeedWords()(need)}
          intro={t('lessonLead')}
          back={{ to: `/groups-by-need?group=${groupId}`, label: t('back') }}
          actions={
            <>
              {chosen.length > 0 && (
                <Button asChild tone="quiet">
                  <Link
                    to={`/teacher/assignments?${new URLSearchParams({ group: groupId, students: chosen.map(({ studentId }) => studentId).join(',') })}`}
                  >
                    {t('assign')}
                  </Link>
                </Button>
              )}
              <PrintButton disabled={chosen.length === 0}>{t('print')}</PrintButton>
            </>
          }
        />
        <WhoComes lines={lines} chosen={chosen.map(({ studentId }) => studentId)} onChoose={choose} />
      </div>
      {chosen.length === 0 ? (
        <p role="status">{t('nobody')}</p>
      ) : (
        <WithText need={need} today={today} chosen={chosen} />
      )}
    </>
  )
}

interface WithTextProps extends Pick<GroupShown, 'today'> {
  readonly need: Need
  readonly chosen: readonly GroupChildLine[]
}

/** With the text that is read in it: the one in which the sound stands most, or this week’s; another by choice. */
function WithText({ need, today, chosen }: WithTextProps) {
  const { t } = useTranslation('progress', { keyPrefix: 'needs' })
  const grade = gradeForAll(
    need,
    chosen.map(({ summary }) => summary),
  )
  const texts = useTexts().data ?? []
  const sound = useSounds(need.language).data?.find(({ id }) => need.kind === 'sound' && id === need.sound)
  const { offered, ofWeek } = textsOfWeek(texts, need.language, grade, today)
  const richest = texts.find(({ id }) => sound && id === nearest(sound.texts, grade))
  const [textId, setText] = useState<string>()
  const first = richest ?? ofWeek
  const all = first && !offered.includes(first) ? [first, ...offered] : offered
  const listed = all.find(({ id }) => id === textId) ?? first
  const text = useText(listed?.hash)
  const who = chosen.map(({ studentId, name }) => ({ studentId, name }))
  return (
    <>
      <div className={staff.tools} data-screen-only="">
        <SelectField
          label={t('text')}
          lang={need.language}
          value={listed?.id ?? ''}
          onChange={({ target }) => setText(target.value)}
        >
          {all.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <Read of={text} what={t('unreached')} place="90dvh">
        {text =>
          need.kind === 'level' ? (
            <LevelLesson need={need} text={text} who={who} />
          ) : (
            sound && <SoundLesson sound={sound} grade={grade} text={text} who={who} />
          )
        }
      </Read>
    </>
  )
}
