import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Group } from '#shared/identity/group.ts'
import { changeGroup, listGroups } from '#shared/identity/group-routes.ts'
import { GroupName } from '#shared/identity/schema.ts'
import { highestRole, type Role } from '#shared/kernel/standing.ts'
import { useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useDeed } from '../places/use-deed.ts'
import styles from './group-forms.module.css'

interface GroupChangesProps {
  readonly group: Group
  readonly roles: readonly Role[]
  readonly onChange: () => void
}

/** A group's name, and its end: a closed one can be opened again, by whoever directs the school. */
export function GroupChanges({ group, roles, onChange }: GroupChangesProps) {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const client = useQueryClient()
  const navigate = useNavigate()
  const run = useDeed()
  const change = useCommand(changeGroup)
  const [asked, setAsked] = useState(false)
  const { groupId, name, active } = group
  const isTeacher = highestRole(roles) === 'teacher'

  const turn = async () => {
    const done = await run(() => change.run({ path: { groupId }, body: { active: !active } }))
    if (!done) return
    await client.invalidateQueries({ queryKey: [listGroups.name] })
    toast({ title: t(active ? 'groups.closedNow' : 'groups.openedNow'), text: name, tone: 'good' })
    // Whoever only teaches a group does not reach one that is closed.
    if (isTeacher) await navigate('/groups')
    else onChange()
  }
  return (
    <div className={styles.actions}>
      <Rename group={group} onChange={onChange} />
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
        onConfirm={turn}
      />
    </div>
  )
}

function Rename({
  group: { groupId, name: before },
  onChange,
}: Pick<GroupChangesProps, 'group' | 'onChange'>) {
  const { t } = useTranslation('identity')
  const client = useQueryClient()
  const run = useDeed()
  const change = useCommand(changeGroup)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState(before)
  const [checked, setChecked] = useState(false)
  const name = GroupName.safeParse(typed)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (change.isPending || !name.success) return
    const done = await run(() => change.run({ path: { groupId }, body: { name: name.data } }))
    if (!done) return
    setOpen(false)
    onChange()
    await client.invalidateQueries({ queryKey: [listGroups.name] })
  }
  return (
    <Dialog
      title={t('groups.rename')}
      description={t('groups.renameText')}
      closeLabel={t('close')}
      open={open}
      onOpenChange={isOpen => {
        setOpen(isOpen)
        setTyped(before)
        setChecked(false)
      }}
      trigger={<Button tone="quiet">{t('groups.rename')}</Button>}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('groups.name')}
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={
            checked && !name.success ? t(typed.trim() ? 'problems.oddName' : 'groups.nameNeeded') : undefined
          }
        />
        <Button type="submit" aria-disabled={change.isPending}>
          {t('groups.saveName')}
        </Button>
      </form>
    </Dialog>
  )
}
