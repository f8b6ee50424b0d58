import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { renameChild } from '#shared/identity/group-routes.ts'
import { changeStudent } from '#shared/identity/routes.ts'
import { FullName } from '#shared/identity/schema.ts'
import { useCommand } from '#web/lib/query.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './child-name.module.css'
import { useAmendRoster } from './use-amend-roster.ts'

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
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const pencil = useRef<HTMLSpanElement>(null)
  const isWriting = typed !== undefined
  const rename = useRename(groupId, hasAccount)
  useEffect(() => {
    if (isWriting) field.current?.select()
  }, [isWriting])

  const close = () => {
    setTyped(undefined)
    // Once the pencil is back.
    requestAnimationFrame(() => pencil.current?.querySelector('button')?.focus())
  }
  const name = FullName.safeParse(typed ?? '')
  const save = async () => {
    if (!name.success) return
    if (name.data === fullName || (await rename.run({ id, from: fullName, to: name.data }))) close()
  }
  if (!isWriting)
    return (
      <span className={styles.name}>
        {children}
        <span ref={pencil}>
          <IconButton
            icon="compose"
            label={t('groups.writeName', { name: fullName })}
            onClick={() => setTyped(fullName)}
          />
        </span>
      </span>
    )
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        ref={field}
        label={t('groups.nameOf', { name: fullName })}
        isLabelHidden
        error={name.success ? undefined : t('problems.shortName')}
        maxLength={120}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={event => {
          // The table's own arrows are not for who writes.
          event.stopPropagation()
          if (event.key === 'Escape') close()
        }}
      />
      <IconButton icon="check" type="submit" label={t('groups.saveName')} />
      <IconButton icon="close" label={t('cancel')} onClick={close} />
    </form>
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
