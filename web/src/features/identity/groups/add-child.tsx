import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group, Roster } from '#shared/identity/group.ts'
import { addToGroup } from '#shared/identity/group-routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDeed } from '../places/use-deed.ts'
import styles from './group-forms.module.css'

interface AddChildProps {
  readonly group: Group
  readonly onAdded: (roster: Roster) => void
}

/** Puts a child without an account on the roster; the dialog stays for the next one. */
export function AddChild({ group, onAdded }: AddChildProps) {
  const { t } = useTranslation('identity')
  const run = useDeed()
  const add = useCommand(addToGroup)
  const [name, setName] = useState('')
  const [checked, setChecked] = useState(false)
  const [last, setLast] = useState<string>()
  const isName = name.trim().length >= 2

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (add.isPending || !isName) return
    const body = { fullName: name.trim(), grade: group.grade }
    const roster = await run(() => add.run({ path: { groupId: group.groupId }, body }))
    if (!roster) return
    onAdded(roster)
    setLast(name.trim())
    setName('')
    setChecked(false)
  }
  return (
    <Dialog
      title={t('groups.add')}
      description={t('groups.addText')}
      closeLabel={t('close')}
      trigger={<Button>{t('groups.add')}</Button>}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('fullName')}
          maxLength={120}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={checked && !isName ? t('problems.shortName') : undefined}
        />
        <p role="status">{last && t('groups.added', { name: last })}</p>
        <Button type="submit" aria-disabled={add.isPending}>
          {t('groups.add')}
        </Button>
      </form>
    </Dialog>
  )
}
