import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeAt } from '#shared/kernel/place.ts'
import { REGIONS } from '#shared/kernel/school.ts'
import { SENDERS } from '#shared/kernel/sender.ts'
import { PlacePicker } from '#web/features/identity/places/place-picker.tsx'
import { type Chosen, ownPlace, placeOf } from '#web/features/identity/places/places.ts'
import { SendDialog } from '#web/features/notifications/send/send-dialog.tsx'
import { SendingsList } from '#web/features/notifications/send/sendings-list.tsx'
import { type Person, useSession } from '#web/lib/session.ts'
import { useGroups } from '#web/lib/use-groups.ts'
import { Alert } from '#web/ui/alert.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

/** Who is signed in, and as what they tell many something. */
function useSender() {
  const session = useSession()
  if (session.status !== 'signedIn') return undefined
  const { person } = session
  const sender = SENDERS.find(role => person.roles.includes(role))
  return sender && { person, sender }
}

/** Tells a place something: this group, or one that is chosen. */
export function SendMessage({ groupId }: { readonly groupId?: string }) {
  const who = useSender()
  if (!who) return null
  if (groupId) return <SendDialog sender={who.sender} place={placeAt('group', groupId)} />
  return who.sender === 'teacher' ? <ToOwnGroup person={who.person} /> : <ToPlace {...who} />
}

/** A teacher's groups, and nothing around them. */
function ToOwnGroup({ person }: { readonly person: Person }) {
  const { t } = useTranslation('sendings')
  const [named, setNamed] = useState<string>()
  const { groupId, options, isNone } = useGroups(person, named)
  return (
    <SendDialog
      sender="teacher"
      place={groupId && placeAt('group', groupId)}
      picker={
        isNone ? (
          <Alert>{t('who.noGroup')}</Alert>
        ) : (
          <SelectField
            label={t('where')}
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

function ToPlace({ person, sender }: NonNullable<ReturnType<typeof useSender>>) {
  const { roles, schoolId } = person
  const region = REGIONS.find(name => name === person.region)
  const [chosen, setChosen] = useState<Chosen>(ownPlace({ roles, region, schoolId }))
  return (
    <SendDialog
      sender={sender}
      place={placeOf(chosen).place}
      picker={<PlacePicker roles={roles} chosen={chosen} onChoose={setChosen} />}
    />
  )
}

/** What somebody told many. */
export function SentMessages() {
  const who = useSender()
  return who ? <SendingsList sender={who.sender} /> : null
}
