import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Figures, SchoolFigures } from '#shared/island/schema.ts'
import type { Region } from '#shared/kernel/school.ts'
import { Read } from '#web/i18n/read.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import {
  MEASURES,
  type Measure,
  measured,
  municipioRegions,
  municipioRows,
  quietSchools,
  type Row,
  regionRows,
  schoolRows,
  stepAt,
  stepsFor,
  sumOf,
} from './figures.ts'
import { Legend } from './legend.tsx'
import styles from './numbers.module.css'
import { NumbersMap, regionIndex, type Shade } from './numbers-map.tsx'
import { PlaceTable } from './place-table.tsx'
import { SchoolGroups } from './school-groups.tsx'
import { Today } from './today.tsx'
import { Trail } from './trail.tsx'
import { useMeasureWords } from './use-measure-words.ts'
import { useView, type View } from './use-view.ts'

interface NumbersProps {
  readonly read: UseQueryResult<Figures>
  /** The region that one is in charge of: nothing beyond it is seen. */
  readonly only?: Region
}

const PLACE = (
  <>
    <Skeleton height="140px" />
    <Skeleton height="320px" />
  </>
)

/** The island, or a region of it: first where to look today, then the map and the list, each leading on. */
export const Numbers = ({ read, only }: NumbersProps) => (
  <Read of={read} place={PLACE}>
    {figures => <Shown figures={figures} only={only} />}
  </Read>
)

interface ShownProps {
  readonly figures: Figures
  readonly only: Region | undefined
}

function Shown({ figures: { schools, week }, only }: ShownProps) {
  const { t } = useTranslation('figures')
  const { view, search, go } = useView(only)
  const navigate = useNavigate()
  const { region, municipio, school } = view
  const within = region ? schools.filter(one => one.region === region) : schools
  // Before anybody reads, the schools are what there is to see.
  const show = view.show ?? (sumOf(schools).students > 0 ? 'readers' : 'schools')
  const named = schools.find(({ schoolId }) => schoolId === school)
  return (
    <>
      <Today
        of="schools"
        {...sumOf(within)}
        quiet={quietSchools(within).map(one => ({
          id: one.schoolId,
          name: one.name,
          where: one.municipio,
          students: one.students,
          to: search({ region: one.region, municipio: one.municipio, school: one.schoolId }),
        }))}
      />
      <Choice
        legend={t('show')}
        options={MEASURES.map(value => ({ value, label: t(`measures.${value}`) }))}
        chosen={show}
        onChoose={chosen => go({ show: chosen })}
      />
      <div className={styles.both}>
        <ShadedMap
          schools={schools}
          only={only}
          view={view}
          show={show}
          onChoose={chosen =>
            void navigate(
              search({ region: municipioRegions.get(chosen), municipio: chosen, school: undefined }),
            )
          }
        />
        <div className={staff.section}>
          <Trail only={only} view={view} search={search} {...(named && { schoolName: named.name })} />
          {school ? (
            <SchoolGroups
              key={school}
              schoolId={school}
              isOwn={false}
              order={view.order}
              onOrder={order => go({ order })}
            />
          ) : (
            <PlaceTable
              level={municipio ? 'school' : region ? 'municipio' : 'region'}
              rows={rowsOf(within, view)}
              order={view.order}
              onOrder={order => go({ order })}
              linkOf={row => search(leading(view, row))}
              fileName={[municipio ?? region ?? t('island'), week].join('-')}
              none={t(municipio ? 'none.school' : 'none.region')}
            />
          )}
        </div>
      </div>
    </>
  )
}

function rowsOf(schools: readonly SchoolFigures[], { region, municipio }: View): readonly Row[] {
  if (municipio) return schoolRows(schools, municipio)
  return region ? municipioRows(schools, region) : regionRows(schools)
}

function leading({ region, municipio }: View, { id }: Row): Partial<View> {
  if (municipio) return { school: id }
  return region ? { municipio: id } : { region: regionOf(id) }
}
const regionOf = (name: string) => [...municipioRegions.values()].find(region => region === name)

interface ShadedMapProps {
  readonly schools: readonly SchoolFigures[]
  readonly only: Region | undefined
  readonly view: View
  readonly show: Measure
  readonly onChoose: (municipio: string) => void
}

function ShadedMap({ schools, only, view: { region, municipio }, show, onChoose }: ShadedMapProps) {
  const { t } = useTranslation('figures')
  const words = useMeasureWords()
  const own = Map.groupBy(schools, school => school.municipio)
  const reached = [...municipioRegions].filter(([, itsRegion]) => !only || itsRegion === only)
  const sums = reached.map(([name, itsRegion]) => ({ name, itsRegion, sum: sumOf(own.get(name) ?? []) }))
  const steps = stepsFor(
    sums.map(({ sum }) => measured(sum, show)),
    show,
  )
  const shades = new Map<string, Shade>(
    sums.map(({ name, itsRegion, sum }) => [
      name,
      {
        step: stepAt(measured(sum, show), steps),
        said: t('municipioSaid', { name, region: itsRegion, value: words(sum, show) }),
      },
    ]),
  )
  const [first] = region ? [...shades.keys()].filter(name => municipioRegions.get(name) === region) : []
  return (
    <div className={styles.map}>
      <NumbersMap shades={shades} region={region} municipio={municipio} onChoose={onChoose} />
      <Legend measure={show} steps={steps} region={first ? regionIndex(first) : undefined} />
    </div>
  )
}
