import type { IconName } from './icon.tsx'

export interface MenuItem {
  readonly icon: IconName
  readonly label: string
  /** Where the label is in another language than the page. */
  readonly lang?: string
  readonly onSelect: () => void
}
