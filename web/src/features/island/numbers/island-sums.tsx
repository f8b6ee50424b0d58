import { useTranslation } from 'react-i18next'
import { getIslandAggregates } from '#shared/island/routes.ts'
import type { Aggregates, RegionFigures } from '#shared/island/schema.ts'
import type { Region } from '#shared/kernel/school.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import { MEASURES, type Measure, measured, municipioRegions, shareOf, stepAt, stepsFor } from './figures.ts'
import { Legend } from './legend.tsx'
import styles from './numbers.module.css'
import { NumbersMap, type Shade } from './numbers-map.tsx'
import { PlaceTable } from './place-table.tsx'
import { Trail } from './trail.tsx'
import { useMeasureWords } from './use-measure-words.ts'
import { useView } from './use-view.ts'

const PLACE = (
  <>
    <Skeleton height="64px" />
    <Skeleton height="320px" />
  </>
)

/** All of the island for a regional office: each region's sums, of which only the own one leads on. */
export const IslandSums = ({ own }: { readonly own: Region }) => (
  <Read of={useRead(getIslandAggregates, {})} place={PLACE}>
    {sums => <Sums {...sums} own={own} />}
  </Read>
)

function Sums({ regions, withheld, week, own }: Aggregates & { readonly own: Region }) {
  const { t } = useTranslation('figures')
  const say = useMeasureWords()
  const language = useLanguage()
  const { view, search, go } = useView(own)
  const all = (of: 'schools' | 'groups' | 'students' | 'readers' | 'readings') =>
    regions.reduce((sum, region) => sum + region[of], 0)
  const [students, readers] = [all('students'), all('readers')]
  const sums = {
    schools: all('schools'),
    groups: all('groups'),
    students,
    readers,
    readings: all('readings'),
  }
  const show = view.show ?? (students > 0 ? 'readers' : 'schools')
  return (
    <>
      <Card tone="sea">
        <p>{shareOf(sums) === null ? t('noneYet') : say(sums, 'readers')}</p>
        {withheld.length > 0 && (
          <p className={staff.soft}>
            {t('withheld', { regions: new Intl.ListFormat(language).format(withheld) })}
          </p>
        )}
      </Card>
      <Choice
        legend={t('show')}
        options={MEASURES.map(value => ({ value, label: t(`measures.${value}`) }))}
        chosen={show}
        onChoose={chosen => go({ show: chosen })}
      />
      <div className={styles.both}>
        <RegionMap regions={regions} show={show} />
        <div className={staff.section}>
          <Trail only={own} view={view} search={search} />
          <PlaceTable
            level="region"
            rows={regions.map(({ region, ...figures }) => ({ id: region, name: region, ...figures }))}
            order={view.order}
            onOrder={order => go({ order })}
            linkOf={({ id }) => (id === own ? search({ whole: false, region: own }) : undefined)}
            fileName={[t('island'), week].join('-')}
            none={t('none.region')}
          />
        </div>
      </div>
    </>
  )
}

interface RegionMapProps {
  readonly regions: readonly RegionFigures[]
  readonly show: Measure
}

/** A picture: every municipio wears the shade of its region; the list beside it says the same. */
function RegionMap({ regions, show }: RegionMapProps) {
  const { t } = useTranslation('figures')
  const steps = stepsFor(
    regions.map(figures => measured(figures, show)),
    show,
  )
  const stepOf = new Map(regions.map(figures => [figures.region, stepAt(measured(figures, show), steps)]))
  const shades = new Map<string, Shade>(
    [...municipioRegions].flatMap(([municipio, region]) => {
      const step = stepOf.get(region)
      return step === undefined ? [] : [[municipio, { step, said: region }] as const]
    }),
  )
  return (
    <div className={styles.map}>
      <NumbersMap shades={shades} region={undefined} municipio={undefined} label={t('regionsPicture')} />
      <Legend measure={show} steps={steps} region={undefined} />
    </div>
  )
}
