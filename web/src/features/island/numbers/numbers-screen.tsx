import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { getIslandFigures, getRegionFigures, getSchoolFigures } from '#shared/island/routes.ts'
import { REGIONS, type Region } from '#shared/kernel/school.ts'
import { highestRole } from '#shared/kernel/standing.ts'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import { municipioRegions } from './figures.ts'
import { IslandSums } from './island-sums.tsx'
import { Numbers } from './numbers.tsx'
import { NumbersMap, type Shade } from './numbers-map.tsx'
import { SchoolGroups } from './school-groups.tsx'
import { useView } from './use-view.ts'

/** The island in numbers: the department sees all of it, a regional office its region and the others' sums, a director the own school. */
export function Component() {
  const { t } = useTranslation('figures')
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const { roles, schoolId } = session.person
  const role = highestRole(roles)
  const region = REGIONS.find(name => name === session.person.region)
  return (
    <div className={staff.screen}>
      <PageHead
        title={t('title')}
        intro={t('text')}
        actions={
          role === 'admin' && (
            <Button tone="quiet" asChild>
              <Link to="/system-validation">{t('system')}</Link>
            </Button>
          )
        }
      />
      {role === 'admin' ? (
        <OfTheIsland />
      ) : role === 'ore' ? (
        region && <OfAnOffice region={region} />
      ) : (
        schoolId && <OfASchool schoolId={schoolId} />
      )}
    </div>
  )
}

const OfTheIsland = () => <Numbers read={useRead(getIslandFigures, {})} />

const OfARegion = ({ region }: { readonly region: Region }) => (
  <Numbers read={useRead(getRegionFigures, { path: { region } })} only={region} />
)

/** A region with its schools; one step up, the sums of all. */
const OfAnOffice = ({ region }: { readonly region: Region }) =>
  useView(region).view.whole ? <IslandSums own={region} /> : <OfARegion region={region} />

/** A director's school: its groups, and where on the island it lies. */
function OfASchool({ schoolId }: { readonly schoolId: string }) {
  const { t } = useTranslation('figures')
  const { view, go } = useView(undefined)
  const { data } = useRead(getSchoolFigures, { path: { schoolId } })
  const school = data?.school
  const place = school && municipioRegions.has(school.municipio) ? school.municipio : undefined
  const said = school?.name
  const shades = new Map<string, Shade>(place && said ? [[place, { step: 4, said }]] : [])
  return (
    <>
      {data && !school && <ReadState state="empty" text={t('unknownSchool')} />}
      <SchoolGroups schoolId={schoolId} isOwn order={view.order} onOrder={order => go({ order })} />
      <NumbersMap shades={shades} region={undefined} municipio={place} />
    </>
  )
}
