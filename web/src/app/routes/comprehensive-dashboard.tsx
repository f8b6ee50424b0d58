import { useSearchParams } from 'react-router-dom'
import { REGIONS } from '#shared/kernel/school.ts'
import { PlacePicker } from '#web/features/identity/places/place-picker.tsx'
import { ownPlace } from '#web/features/identity/places/places.ts'
import { GroupScreen } from '#web/features/progress/group/group-screen.tsx'
import type { Person } from '#web/lib/session.ts'
import { WithOnline } from './with-online.tsx'

/** A group at a glance and who of it is there now; for who looks after schools, one level up. */
export function Component() {
  return (
    <WithOnline>
      <GroupScreen school={(person, show) => <ChosenSchool person={person} show={show} />} />
    </WithOnline>
  )
}

interface ChosenSchoolProps {
  readonly person: Person
  readonly show: Parameters<Parameters<typeof GroupScreen>[0]['school']>[1]
}

/** One's own school, or the one that is chosen: the address remembers which. */
function ChosenSchool({ person, show }: ChosenSchoolProps) {
  const [search, setSearch] = useSearchParams()
  const regionNamed = (named: string | null | undefined) => REGIONS.find(name => name === named)
  const own = ownPlace({ ...person, region: regionNamed(person.region) })
  const region = own.region ?? regionNamed(search.get('region'))
  const schoolId = own.schoolId ?? search.get('school') ?? undefined
  return (
    <>
      <PlacePicker
        roles={person.roles}
        chosen={{ region, schoolId }}
        onChoose={({ region, schoolId }) =>
          setSearch({ ...(region && { region }), ...(schoolId && { school: schoolId }) }, { replace: true })
        }
        downTo="school"
      />
      {show(schoolId)}
    </>
  )
}
