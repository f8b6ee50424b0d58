import { useParams } from 'react-router-dom'
import { activitiesOf } from '#shared/catalogue/unit.ts'
import { useUnit, useUnits } from '#web/lib/content.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './activity-player.module.css'
import { ActivityPlayer } from './activity-player.tsx'
import { Lost } from './lost.tsx'

/** One activity of a unit, both named in the address. */
export function Component() {
  const { unitId, activityId } = useParams()
  const units = useUnits()
  const listed = units.data?.find(({ id }) => id === unitId)
  const unit = useUnit(listed?.hash)
  const activity = unit.data && activitiesOf(unit.data).find(({ id }) => id === activityId)
  if (listed && unit.data && activity)
    return <ActivityPlayer key={activity.id} listed={listed} unit={unit.data} activity={activity} />
  if (units.isError) return <Lost onRetry={() => void units.refetch()} />
  if (unit.isError) return <Lost onRetry={() => void unit.refetch()} />
  if (unit.isSuccess || (units.isSuccess && !listed)) return <Lost />
  return (
    <div className={styles.page}>
      <Skeleton height="420px" />
    </div>
  )
}
