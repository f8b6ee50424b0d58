import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { flagIdOf } from '#shared/progress/flags.ts'
import type { Reason } from '#shared/progress/reasons.ts'
import { setFlagAside } from '#shared/progress/routes.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { childPath } from '#web/lib/child-path.ts'
import { useSession } from '#web/lib/session.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { becauseOf } from './because-of.ts'
import type { GroupChildLine } from './children.ts'
import styles from './group.module.css'
import { useReasonWords } from './use-reason-words.ts'

interface FlagLineProps {
  readonly groupId: string
  readonly line: GroupChildLine
  readonly reason: Reason
}

/** A reason in words, since when it holds, and the way to set it aside. */
export function FlagLine({ groupId, line, reason }: FlagLineProps) {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const wordsOf = useReasonWords()
  const session = useSession()
  const isTeacher = session.status === 'signedIn' && session.person.roles.includes('teacher')
  const flag = line.flags.get(flagIdOf(reason))
  return (
    <li>
      {wordsOf(reason)}{' '}
      {flag && (
        <span className={styles.since}>{t('group.since', { day: dateOf(flag.raisedOn, language) })}</span>
      )}
      <div className={styles.ways}>
        <Link to={childPath(line.studentId, groupId, becauseOf(reason))}>
          {t('group.because')}
          <VisuallyHidden>{`: ${wordsOf(reason)}`}</VisuallyHidden>
        </Link>
        {flag && isTeacher && <SetAside line={line} flagId={flag.flagId} words={wordsOf(reason)} />}
      </div>
    </li>
  )
}

interface SetAsideProps extends Pick<FlagLineProps, 'line'> {
  readonly flagId: string
  readonly words: string
}

function SetAside({ line: { studentId, name }, flagId, words }: SetAsideProps) {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const form = useRouteForm(setFlagAside, {
    defaults: { why: '' },
    args: body => ({ path: { studentId, flagId }, body }),
    words: { why: { required: t('group.asideShort'), tooShort: t('group.asideShort') } },
    done: ({ aside }, { why }) => {
      setOpen(false)
      return (
        aside && {
          title: t('group.asideUntil', { day: dateOf(aside.until, language) }),
          // A colleague was first: theirs holds.
          ...(aside.why !== why && { text: t('group.asideBefore', { why: aside.why }) }),
        }
      )
    },
  })
  return (
    <Dialog
      title={t('group.asideTitle', { name })}
      description={words}
      closeLabel={t('group.asideClose')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button tone="quiet">{t('group.aside')}</Button>}
    >
      <Form {...form.form}>
        <TextField
          label={t('group.asideWhy')}
          maxLength={120}
          hint={t('group.asideHint')}
          {...form.field('why')}
        />
        <Submit>{t('group.asideDo')}</Submit>
      </Form>
    </Dialog>
  )
}

/** What was set aside in the group: why, and until when. */
export function FlagsAside({ lines }: { readonly lines: readonly GroupChildLine[] }) {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const wordsOf = useReasonWords()
  const all = lines.flatMap(({ name, aside }) => aside.map(flag => ({ name, ...flag })))
  if (all.length === 0) return null
  return (
    <details>
      <summary>{t('group.asideAll', { count: all.length })}</summary>
      <ul>
        {all.map(({ name, flagId, reason, aside }) => (
          <li key={`${name} ${flagId}`}>
            <b>{name}</b>: {wordsOf(reason)}{' '}
            {aside && t('group.asideSaid', { why: aside.why, day: dateOf(aside.until, language) })}
          </li>
        ))}
      </ul>
    </details>
  )
}
