import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Group } from '#shared/identity/group.ts'
import { changeGroup } from '#shared/identity/group-routes.ts'
import { highestRole, type Role } from '#shared/kernel/standing.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './group-forms.module.css'
import { useAmendRoster } from './use-amend-roster.ts'

interface GroupChangesProps {
  readonly group: Group
  readonly roles: readonly Role[]
}

/** A group's name, and its end: a closed one can be opened again, by whoever directs the school. */
export function GroupChanges({ group, roles }: GroupChangesProps) {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const { groupId, name, active } = group
  const isTeacher = highestRole(roles) === 'teacher'
  const { takeGroup } = useAmendRoster(groupId)
  const change = useAction(changeGroup, {
    done: changed => {
      // Whoever only teaches a group does not reach one that is closed.
      if (isTeacher) void navigate('/groups')
      else takeGroup(changed)
      return { title: t(changed.active ? 'groups.openedNow' : 'groups.closedNow'), text: name }
    },
  })
  return (
    <div className={styles.actions}>
      <Rename group={group} />
      <Button tone="quiet" onClick={() => setAsked(true)}>
        {t(active ? 'groups.close' : 'groups.reopen')}
      </Button>
      <ConfirmDialog
        title={t(active ? 'groups.closeAsk' : 'groups.reopenAsk', { name })}
        text={t(active ? (isTeacher ? 'groups.closeOwnText' : 'groups.closeText') : 'groups.reopenText')}
        confirmLabel={t(active ? 'groups.close' : 'groups.reopen')}
        cancelLabel={t('cancel')}
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={async () => void (await change.run({ path: { groupId }, body: { active: !active } }))}
      />
    </div>
  )
}

function Rename({ group }: Pick<GroupChangesProps, 'group'>) {
  const { t } = useTranslation('identity')
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title={t('groups.rename')}
      description={t('groups.renameText')}
      closeLabel={t('close')}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button tone="quiet">{t('groups.rename')}</Button>}
    >
      <NameForm group={group} onSaved={() => setOpen(false)} />
    </Dialog>
  )
}

interface NameFormProps {
  readonly group: Group
  readonly onSaved: () => void
}

function NameForm({ group: { groupId, name }, onSaved }: NameFormProps) {
  const { t } = useTranslation('identity')
  const { takeGroup } = useAmendRoster(groupId)
  const form = useRouteForm(changeGroup, {
    defaults: { name },
    words: { name: { required: t('groups.nameNeeded'), invalid: t('problems.oddName') } },
    args: body => ({ path: { groupId }, body }),
    done: group => {
      takeGroup(group)
      onSaved()
      return undefined
    },
  })
  return (
    <Form {...form.form}>
      <TextField label={t('groups.name')} maxLength={60} autoComplete="off" {...form.field('name')} />
      <Submit>{t('groups.saveName')}</Submit>
    </Form>
  )
}
