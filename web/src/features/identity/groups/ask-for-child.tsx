import { useTranslation } from 'react-i18next'
import { REQUEST_DAYS } from '#shared/identity/child-request.ts'
import { askForChild } from '#shared/identity/child-request-routes.ts'
import type { Group } from '#shared/identity/group.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Choice } from '#web/ui/choice.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useCurrentGroups } from './use-current-groups.ts'

interface AskForChildProps {
  readonly group: Group
  readonly personId: string
}

/** Asks whoever teaches another group for a child of it, by name: there is no list to choose from. */
export function AskForChild({ group: { groupId, schoolId }, personId }: AskForChildProps) {
  const { t } = useTranslation('identity')
  const { read, groups } = useCurrentGroups(schoolId)
  const others = groups.filter(group => group.groupId !== groupId && !group.teacherIds.includes(personId))
  const shortName = t('problems.shortName')
  const form = useRouteForm(askForChild, {
    defaults: { fromGroupId: '', fullName: '', how: 'share' as 'share' | 'move' },
    toBody: ({ fromGroupId, fullName, how }) => ({ fromGroupId, fullName, moves: how === 'move' }),
    fieldOfPart: { moves: 'how' },
    fieldOfCode: { 'identity.unknownGroup': 'fromGroupId' },
    words: {
      fromGroupId: t('requests.groupNeeded'),
      fullName: { required: shortName, tooShort: shortName, invalid: t('problems.oddName') },
    },
    args: body => ({ path: { groupId }, body }),
    done: (_, { fullName }) => ({
      title: t('requests.sent'),
      text: t('requests.sentText', { name: fullName, days: REQUEST_DAYS }),
    }),
    resets: true,
  })
  return (
    <Read
      of={read}
      place="280px"
      what={t('unavailable')}
      empty={{ when: () => others.length === 0, text: t('requests.noOthers') }}
    >
      {() => (
        <Form {...form.form}>
          <p>{t('requests.askText')}</p>
          <SelectField label={t('requests.group')} {...form.field('fromGroupId')}>
            <option value="">{t('requests.chooseGroup')}</option>
            {others.map(group => (
              <option key={group.groupId} value={group.groupId}>
                {group.name}
              </option>
            ))}
          </SelectField>
          <TextField label={t('fullName')} maxLength={120} autoComplete="off" {...form.field('fullName')} />
          <Choice
            legend={t('requests.how')}
            options={[
              { value: 'share', label: t('requests.share') },
              { value: 'move', label: t('requests.move') },
            ]}
            {...form.choice('how')}
          />
          <Submit>{t('requests.ask')}</Submit>
        </Form>
      )}
    </Read>
  )
}
