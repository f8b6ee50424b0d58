import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/identity/group.ts'
import { addToGroup, NewChild } from '#shared/identity/group-routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAmendRoster } from './use-amend-roster.ts'

interface AddChildProps {
  readonly group: Group
}

/** Puts a child without an account on the roster; the dialog stays for the next one. */
export function AddChild({ group }: AddChildProps) {
  const { t } = useTranslation('identity')
  return (
    <Dialog
      title={t('groups.add')}
      description={t('groups.addText')}
      closeLabel={t('close')}
      trigger={<Button>{t('groups.add')}</Button>}
    >
      <ChildForm group={group} />
    </Dialog>
  )
}

function ChildForm({ group: { groupId, grade } }: AddChildProps) {
  const { t } = useTranslation('identity')
  const add = useCommand(addToGroup)
  const { takeRoster } = useAmendRoster(groupId)
  const [last, setLast] = useState<string>()
  const shortName = t('problems.shortName')
  const form = useSchemaForm(NewChild, {
    defaults: { fullName: '' },
    toBody: ({ fullName }) => ({ fullName, grade }),
    words: { fullName: { required: shortName, tooShort: shortName, invalid: t('problems.oddName') } },
    send: body => add.run({ path: { groupId }, body }),
    done: (roster, { fullName }) => {
      takeRoster(roster)
      setLast(fullName)
      return undefined
    },
    resets: true,
  })
  return (
    <Form {...form.form}>
      <TextField label={t('fullName')} maxLength={120} autoComplete="off" {...form.field('fullName')} />
      <p role="status">{last && t('groups.added', { name: last })}</p>
      <Submit>{t('groups.add')}</Submit>
    </Form>
  )
}
