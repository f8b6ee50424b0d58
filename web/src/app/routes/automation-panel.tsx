import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeAt } from '#shared/kernel/place.ts'
import { REGIONS } from '#shared/kernel/school.ts'
import { SENDERS, type Sender } from '#shared/kernel/sender.ts'
import { RulesScreen } from '#web/features/automations/rules-screen.tsx'
import { PlacePicker } from '#web/features/identity/places/place-picker.tsx'
import { type Chosen, ownPlace, placeOf } from '#web/features/identity/places/places.ts'
import { type Person, useSession } from '#web/lib/session.ts'
import { useGroups } from '#web/lib/use-groups.ts'
import { Alert } from '#web/ui/alert.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

/** The rules of a teacher, for a group of theirs, or of a director or an office, for a school or a group of it. */
export function Component() {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const { person } = session
  const sender = SENDERS.find(role => person.roles.includes(role))
  if (!sender) return null
  return sender === 'teacher' ? <OfTeacher person={person} /> : <OfOffice person={person} sender={sender} />
}

function OfTeacher({ person }: { readonly person: Person }) {
  const { t } = useTranslation('automations')
  const [named, setNamed] = useState<string>()
  const { groupId, options, isNone } = useGroups(person, named)
  return (
    <RulesScreen
      sender="teacher"
      place={groupId && placeAt('group', groupId)}
      picker={
        isNone ? (
          <Alert>{t('form.noGroup')}</Alert>
        ) : (
          <SelectField
            label={t('form.where')}
            value={groupId ?? ''}
            onChange={({ target }) => setNamed(target.value)}
          >
            {options.map(group => (
              <option key={group.groupId} value={group.groupId}>
                {group.name}
              </option>
            ))}
          </SelectField>
        )
      }
    />
  )
}

function OfOffice({ person, sender }: { readonly person: Person; readonly sender: Sender }) {
  const { roles, schoolId } = person
  const region = REGIONS.find(name => name === person.region)
  const [chosen, setChosen] = useState<Chosen>(ownPlace({ roles, region, schoolId }))
  const { place, kind } = placeOf(chosen)
  return (
    <RulesScreen
      sender={sender}
      place={kind === 'group' || kind === 'school' ? place : undefined}
      picker={<PlacePicker roles={roles} chosen={chosen} onChoose={setChosen} />}
    />
  )
}
