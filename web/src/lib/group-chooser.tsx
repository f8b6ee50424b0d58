import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Read, type Readable } from '#web/i18n/read.tsx'
import { Chooser } from '#web/ui/chooser.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import type { Person } from './session.ts'
import { useGroups } from './use-groups.ts'

interface GroupChooserProps {
  readonly person: Person
  readonly words: {
    readonly label: string
    /** There is none to choose, and what the way to all of them is called. */
    readonly none: string
    readonly toGroups: string
  }
  /** The one that the address names, and no other to choose. */
  readonly isFixed?: boolean
  readonly children: (groupId: string, roster: ReturnType<typeof useGroups>['roster']) => ReactNode
}

/** One of the groups that somebody reaches, which the address remembers, with what is shown of it. */
export function GroupChooser({ person, words, isFixed = false, children }: GroupChooserProps) {
  const [search, setSearch] = useSearchParams()
  const { groups, groupId, roster, options, isNone } = useGroups(person, search.get('group') ?? undefined)
  if (isNone) return <NoGroup {...words} />
  if (groupId === undefined) return <Awaited of={groups} />
  return (
    <>
      {options.length > 1 && !isFixed && (
        <div className={staff.tools}>
          <Chooser
            label={words.label}
            chosen={groupId}
            options={options.map(group => ({ value: group.groupId, label: group.name }))}
            onChoose={group => group && setSearch({ group }, { replace: true })}
          />
        </div>
      )}
      {children(groupId, roster)}
    </>
  )
}

/** In the place of a group where there is none. */
export const NoGroup = ({ none, toGroups }: Pick<GroupChooserProps['words'], 'none' | 'toGroups'>) => (
  <ReadState state="empty" text={none} action={<Link to="/groups">{toGroups}</Link>} />
)

const Awaited = ({ of }: { readonly of: Readable<unknown> }) => (
  <Read of={of} place="420px">
    {() => null}
  </Read>
)
