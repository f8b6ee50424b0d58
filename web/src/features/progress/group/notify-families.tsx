import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GROUP_MESSAGES } from '#shared/notifications/group-messages.ts'
import { notifyFamilies } from '#shared/notifications/message-routes.ts'
import { useSession } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import styles from './group.module.css'

interface NotifyFamiliesProps {
  readonly groupId: string
  /** Whose; undefined for all of the group. */
  readonly studentIds?: readonly string[]
  /** Of so many children. */
  readonly count: number
  readonly onSent?: () => void
}

/** Tells the families of those who were picked, or of the whole group, one of a few sentences. */
export function NotifyFamilies({ groupId, studentIds, count, onSent }: NotifyFamiliesProps) {
  const { t } = useTranslation(['progress', 'notices'])
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState<(typeof GROUP_MESSAGES)[number]>('readTogether')
  const notify = useAction(notifyFamilies, {
    inline: true,
    done: ({ children, left }) => ({
      title: t('group.notify.sent', { count: children }),
      ...(left !== null && { text: t('group.notify.left', { count: left }) }),
    }),
  })
  const may =
    session.status === 'signedIn' &&
    notifyFamilies.may.roles.some(role => session.person.roles.includes(role))
  if (!may) return null
  const send = async () => {
    const body = { message, studentIds: studentIds ? [...studentIds] : null }
    if (!(await notify.run({ path: { groupId }, body }))) return
    setOpen(false)
    onSent?.()
  }
  const title = t(studentIds ? 'group.notify.chosen' : 'group.notify.all', { count })
  return (
    <Dialog
      title={title}
      description={t('group.notify.about')}
      closeLabel={t('group.notify.close')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button tone="quiet">
          <Icon name="family" />
          {title}
        </Button>
      }
    >
      <Form isPending={notify.isPending} problem={notify.problem} onSubmit={send}>
        <SelectField
          label={t('group.notify.message')}
          value={message}
          onChange={({ target }) =>
            setMessage(GROUP_MESSAGES.find(one => one === target.value) ?? 'readTogether')
          }
        >
          {GROUP_MESSAGES.map(one => (
            <option key={one} value={one}>
              {t('notices:notifications.familyNotified.title', { context: one })}
            </option>
          ))}
        </SelectField>
        <blockquote className={styles.message} aria-live="polite">
          {t('notices:notifications.familyNotified.message', { context: message })}
        </blockquote>
        <Submit>{t('group.notify.send', { count })}</Submit>
      </Form>
    </Dialog>
  )
}
