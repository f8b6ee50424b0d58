import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { renameChild } from '#shared/identity/group-routes.ts'
import { changeStudent } from '#shared/identity/routes.ts'
import { FullName } from '#shared/identity/schema.ts'
import { useCommand } from '#web/lib/query.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { Form } from '#web/ui/form.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './child-name.module.css'
import { useAmendRoster } from './use-amend-roster.ts'

const Name = z.strictObject({ fullName: FullName })

interface ChildNameProps {
  readonly groupId: string
  readonly id: string
  readonly fullName: string
  readonly hasAccount: boolean
  /** The name as it stands while nobody writes it. */
  readonly children: ReactNode
}

/** A child’s name, which whoever teaches them writes anew where it stands; the toast gives back the one before. */
export function ChildName({ groupId, id, fullName, hasAccount, children }: ChildNameProps) {
  const { t } = useTranslation('identity')
  const [isWriting, setWriting] = useState(false)
  const pencil = useRef<HTMLSpanElement>(null)
  const close = () => {
    setWriting(false)
    // Once the pencil is back.
    requestAnimationFrame(() => pencil.current?.querySelector('button')?.focus())
  }
  if (isWriting)
    return <NameForm groupId={groupId} id={id} fullName={fullName} hasAccount={hasAccount} onClose={close} />
  return (
    <span className={styles.name}>
      {children}
      <span ref={pencil}>
        <IconButton
          icon="compose"
          label={t('groups.writeName', { name: fullName })}
          onClick={() => setWriting(true)}
        />
      </span>
    </span>
  )
}

interface NameFormProps extends Omit<ChildNameProps, 'children'> {
  readonly onClose: () => void
}

function NameForm({ groupId, id, fullName, hasAccount, onClose }: NameFormProps) {
  const { t } = useTranslation('identity')
  const field = useRef<HTMLInputElement>(null)
  const rename = useRename(groupId, hasAccount)
  const form = useSchemaForm(Name, {
    defaults: { fullName },
    words: { fullName: { required: t('problems.shortName'), tooShort: t('problems.shortName') } },
    send: async ({ fullName: to }) => {
      if (to === fullName || (await rename.run({ id, from: fullName, to }))) onClose()
    },
  })
  const name = form.bound('fullName')
  useEffect(() => field.current?.select(), [])
  return (
    <Form {...form.form}>
      <div className={styles.form}>
        <TextField
          ref={field}
          label={t('groups.nameOf', { name: fullName })}
          isLabelHidden
          error={form.errorOf('fullName')}
          maxLength={120}
          value={name.value}
          onChange={({ target }) => name.set(target.value)}
          onKeyDown={event => {
            // The table's own arrows are not for who writes.
            event.stopPropagation()
            if (event.key === 'Escape') onClose()
          }}
        />
        <IconButton icon="check" type="submit" label={t('groups.saveName')} />
        <IconButton icon="close" label={t('cancel')} onClick={onClose} />
      </div>
    </Form>
  )
}

interface Renaming {
  readonly id: string
  readonly from: string
  readonly to: string
}

function useRename(groupId: string, hasAccount: boolean) {
  const { t } = useTranslation('identity')
  const { takeRoster } = useAmendRoster(groupId)
  const expected = useCommand(renameChild)
  const student = useCommand(changeStudent)
  const write = async (id: string, fullName: string) => {
    if (hasAccount) await student.run({ path: { studentId: id }, body: { fullName } })
    else takeRoster(await expected.run({ path: { groupId, rosterId: id }, body: { fullName } }))
    return true
  }
  return useAsyncAction(({ id, to }: Renaming) => write(id, to), {
    done: (_, { to }) => ({ title: t('groups.renamed', { name: to }) }),
    undo: (_, { id, from }) => write(id, from),
  })
}
