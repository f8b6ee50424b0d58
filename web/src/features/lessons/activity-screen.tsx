import { useParams } from 'react-router-dom'
import { activitiesOf } from '#shared/catalogue/unit.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './activity-player.module.css'
import { ActivityPlayer } from './activity-player.tsx'
import { OfUnit } from './of-unit.tsx'

/** One activity of a unit, both named in the address. */
export function Component() {
  const { unitId, activityId } = useParams()
  const place = (
    <div className={styles.page}>
      <Skeleton height="420px" />
    </div>
  )
  return (
    <OfUnit unitId={unitId} place={place}>
      {(listed, unit) => {
        const activity = activitiesOf(unit).find(({ id }) => id === activityId)
        return (
          activity && <ActivityPlayer key={activity.id} listed={listed} unit={unit} activity={activity} />
        )
      }}
    </OfUnit>
  )
}
