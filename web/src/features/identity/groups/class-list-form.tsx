import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Group, MOST_CHILDREN, type Roster } from '#shared/identity/group.ts'
import { addChildren, getRoster, removeFromGroup } from '#shared/identity/group-routes.ts'
import { csvFile, download } from '#web/lib/csv-file.ts'
import { useCommand, useRead } from '#web/lib/query.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from './class-list.module.css'
import { type ClassList, type ColumnRole, namesIn, readClassList, textOf } from './class-list.ts'
import { ClassListColumns, ClassListLines, type Line, linesOf, takenOf } from './class-list-lines.tsx'
import forms from './group-forms.module.css'
import { useAmendRoster } from './use-amend-roster.ts'

interface ClassListFormProps {
  readonly group: Group
  readonly onAdded: () => void
}

/** A whole class at once: names pasted or from a file, shown as they were understood, mended, and added together. */
export function ClassListForm({ group: { groupId, grade }, onAdded }: ClassListFormProps) {
  const { t } = useTranslation('identity')
  const [list, setList] = useState<ClassList>()
  const [roles, setRoles] = useState<readonly ColumnRole[]>([])
  const [lines, setLines] = useState<readonly Line[]>([])
  const [isEmpty, setEmpty] = useState(false)
  const roster = useRead(getRoster, { path: { groupId } }).data
  const known = roster ? [...roster.students, ...roster.expected].map(({ fullName }) => fullName) : []
  const add = useAddAll(groupId)

  const take = (now: ClassList, as: readonly ColumnRole[]) => {
    setList(now)
    setRoles(as)
    setLines(linesOf(namesIn(now, as), known))
  }
  const read = (text: string) => {
    const now = readClassList(text)
    const hasNames = namesIn(now, now.roles).length > 0
    setEmpty(!hasNames)
    if (hasNames) take(now, now.roles)
  }
  if (!list) return <ClassListSource onText={read} error={isEmpty ? t('classList.noNames') : undefined} />

  const taken = takenOf(lines, known)
  const room = MOST_CHILDREN - known.length
  return (
    <div className={forms.form}>
      {list.roles.length > 1 && (
        <ClassListColumns list={list} roles={roles} onRoles={now => take(list, now)} />
      )}
      <ClassListLines lines={lines} known={known} onLines={setLines} />
      {taken.length > room && (
        <p role="alert" className={styles.problem}>
          {t('classList.tooMany', { most: MOST_CHILDREN, count: Math.max(0, room) })}
        </p>
      )}
      <div className={forms.actions}>
        <Button tone="quiet" onClick={() => setList(undefined)}>
          {t('classList.another')}
        </Button>
        <Button
          aria-disabled={taken.length === 0 || taken.length > room || add.isPending}
          onClick={async () => {
            if (taken.length === 0 || taken.length > room) return
            const added = await add.run(taken.map(({ fullName }) => ({ fullName: fullName.trim(), grade })))
            if (added) onAdded()
          }}
        >
          {t('classList.add', { count: taken.length })}
        </Button>
      </div>
    </div>
  )
}

interface ClassListSourceProps {
  readonly onText: (text: string) => void
  /** Why what was given last is no list, in words. */
  readonly error: string | undefined
}

/** Where the names come from. */
function ClassListSource({ onText, error }: ClassListSourceProps) {
  const { t } = useTranslation('identity')
  const [typed, setTyped] = useState('')
  const file = useId()
  const rows = [
    [t('classList.given'), t('classList.family')],
    ['Ana', 'Rivera Ortiz'],
  ]
  return (
    <div className={forms.form}>
      <TextArea
        label={t('classList.names')}
        hint={t('classList.hint')}
        error={error}
        rows={8}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.ways}>
        <input
          id={file}
          className={styles.file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={async ({ target }) => {
            const [chosen] = target.files ?? []
            target.value = ''
            if (chosen) onText(await textOf(chosen))
          }}
        />
        <Button asChild tone="quiet">
          <label htmlFor={file}>
            <Icon name="document" size={20} />
            {t('classList.file')}
          </label>
        </Button>
        <Button tone="quiet" onClick={() => download(csvFile(rows), `${t('classList.template')}.csv`)}>
          {t('classList.getTemplate')}
        </Button>
        <Button onClick={() => onText(typed)}>{t('classList.look')}</Button>
      </div>
    </div>
  )
}

/** Adds them all; the button on its toast takes the same ones off again. */
function useAddAll(groupId: string) {
  const { t } = useTranslation('identity')
  const { takeRoster } = useAmendRoster(groupId)
  const add = useCommand(addChildren)
  const remove = useCommand(removeFromGroup)
  const before = useRead(getRoster, { path: { groupId } }).data
  const idsOf = (roster: Roster | undefined) => roster?.expected.map(({ rosterId }) => rosterId) ?? []
  return useAsyncAction(
    async (children: readonly { readonly fullName: string; readonly grade: Group['grade'] }[]) => {
      const there = idsOf(before)
      const roster = await add.run({ path: { groupId }, body: { children: [...children] } })
      takeRoster(roster)
      return idsOf(roster).filter(id => !there.includes(id))
    },
    {
      done: ids => ({ title: t('classList.added', { count: ids.length }) }),
      undo: async ids => {
        for (const studentId of ids) takeRoster(await remove.run({ path: { groupId, studentId } }))
      },
    },
  )
}
