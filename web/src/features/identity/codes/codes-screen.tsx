import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewAccessCode } from '#shared/identity/access-code.ts'
import { REGIONS } from '#shared/kernel/school.ts'
import { type Person, useSession } from '#web/lib/session.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import { PlacePicker } from '../places/place-picker.tsx'
import { issuableAt, ownPlace, placeOf } from '../places/places.ts'
import { AwaitedTeachers } from './awaited-teachers.tsx'
import { CodeList } from './code-list.tsx'
import { CodeSheet } from './code-sheet.tsx'
import { NewCodes } from './new-codes.tsx'
import { DepartmentStaff, RegionStaff, SchoolStaff } from './staff-list.tsx'

export function Component() {
  const session = useSession()
  return session.status === 'signedIn' ? <Codes person={session.person} /> : null
}

/** Codes of the places within one's own: make them, see what became of them, end them. */
function Codes({ person }: { readonly person: Person }) {
  const { t } = useTranslation('identity')
  const { roles, schoolId } = person
  const region = REGIONS.find(name => name === person.region)
  const [chosen, setChosen] = useState(ownPlace({ roles, region, schoolId }))
  const [made, setMade] = useState<readonly NewAccessCode[]>([])
  const { place, kind } = placeOf(chosen)
  const issuable = issuableAt(roles, kind)
  return (
    <div className={staff.screen}>
      <PageHead title={t('codes.title')} intro={t('codes.text')} />
      <PlacePicker
        roles={roles}
        chosen={chosen}
        onChoose={next => {
          setChosen(next)
          setMade([])
        }}
      />
      {issuable.length > 0 ? (
        <NewCodes key={place} place={place} issuable={issuable} onMade={setMade} />
      ) : (
        <p className={staff.soft}>{t('codes.chooseBelow')}</p>
      )}
      {made.length > 0 && <CodeSheet codes={made} />}
      {kind === 'school' && issuable.includes('teacher') && (
        <AwaitedTeachers place={place} onMade={setMade} />
      )}
      {kind === 'school' && roles.some(role => role !== 'teacher') && (
        <SchoolStaff key={`staff ${place}`} place={place} roles={roles} />
      )}
      {kind === 'region' && <RegionStaff key={`staff ${place}`} place={place} roles={roles} />}
      {kind === 'island' && <DepartmentStaff roles={roles} personId={person.personId} />}
      <CodeList key={`list ${place}`} place={place} issuable={issuable} />
    </div>
  )
}
