import { Link } from 'react-router-dom'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './waiting-page.module.css'

interface WaitingPageProps {
  /** What was asked for is not there; until then it is on its way. */
  readonly isMissing: boolean
  readonly missing: string
  readonly back: string
  readonly icon: IconName
}

/** In the place of what the catalogue has not given yet, or does not have: then with the way back to its list. */
export function WaitingPage({ isMissing, missing, back, icon }: WaitingPageProps) {
  if (!isMissing)
    return (
      <div className={styles.page}>
        <Skeleton height="420px" />
      </div>
    )
  return (
    <div className={styles.missing}>
      <Coqui size={140} mood="looking" />
      <h1 tabIndex={-1}>{missing}</h1>
      <Button asChild>
        <Link to=".." relative="path">
          <Icon name={icon} />
          {back}
        </Link>
      </Button>
    </div>
  )
}
