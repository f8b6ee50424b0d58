import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/identity/group.ts'
import { addToGroup, NewChild } from '#shared/identity/group-routes.ts'
import { useCommand } from '#web/lib/query.ts'
import type { Person } from '#web/lib/session.ts'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AskForChild } from './ask-for-child.tsx'
import { KnownChildren } from './known-children.tsx'
import { useAmendRoster } from './use-amend-roster.ts'

interface AddChildProps {
  readonly group: Group
  readonly person: Person
}

/** What reads lists comes when somebody has one. */
const ClassListForm = lazy(async () => ({ default: (await import('./class-list-form.tsx')).ClassListForm }))

const WAYS = ['new', 'list', 'known', 'asked'] as const
type Way = (typeof WAYS)[number]

/**
 * A child for the roster: without an account, a list of such, with one, or of another group. Whoever manages the school asks nobody: all its
 * children are among those with an account.
 */
export function AddChild({ group, person: { personId, roles } }: AddChildProps) {
  const { t } = useTranslation('identity')
  const [way, setWay] = useState<Way>('new')
  const [open, setOpen] = useState(false)
  const directs = roles.includes('director') || roles.includes('admin')
  const panels = {
    new: <ChildForm group={group} />,
    list: (
      <Suspense>
        <ClassListForm group={group} onAdded={() => setOpen(false)} />
      </Suspense>
    ),
    known: <KnownChildren group={group} />,
    asked: <AskForChild group={group} personId={personId} />,
  }
  return (
    <Dialog
      title={t('groups.add')}
      closeLabel={t('close')}
      trigger={<Button>{t('groups.add')}</Button>}
      open={open}
      onOpenChange={now => {
        setOpen(now)
        // A class that has nobody yet begins with its list.
        setWay(group.students === 0 ? 'list' : 'new')
      }}
    >
      <Tabs
        label={t('children.ways')}
        value={way}
        onChange={setWay}
        tabs={WAYS.filter(name => name !== 'asked' || !directs).map(name => ({
          name,
          label: t(`children.${name}`),
          panel: panels[name],
        }))}
      />
    </Dialog>
  )
}

/** Puts a child without an account on the roster; the dialog stays for the next one. */
function ChildForm({ group: { groupId, grade } }: Pick<AddChildProps, 'group'>) {
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
      <p>{t('groups.addText')}</p>
      <TextField label={t('fullName')} maxLength={120} autoComplete="off" {...form.field('fullName')} />
      <p role="status">{last && t('groups.added', { name: last })}</p>
      <Submit>{t('groups.add')}</Submit>
    </Form>
  )
}
