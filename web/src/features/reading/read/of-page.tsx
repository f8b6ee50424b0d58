import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './of-page.module.css'

interface OfPage {
  readonly isPage: true
  readonly place: ReactNode
  readonly action: ReactNode
}

/** How a `<Read>` stands that is the whole page of one thing: its place while it comes, and the way back to its list. */
export const ofPage = (back: string, icon: IconName): OfPage => ({
  isPage: true,
  place: (
    <div className={styles.page}>
      <Skeleton height="420px" />
    </div>
  ),
  action: (
    <Button asChild>
      <Link to=".." relative="path">
        <Icon name={icon} />
        {back}
      </Link>
    </Button>
  ),
})
