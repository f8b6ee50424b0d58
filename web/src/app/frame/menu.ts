import type { Role } from '#shared/kernel/standing.ts'
import type { Texts } from '#web/i18n/es.ts'
import type { IconName } from '#web/ui/icon.tsx'

interface MenuEntry {
  readonly to: string
  readonly icon: IconName
  readonly label: keyof Texts['shell']['menu']
}
interface MenuSection {
  readonly title: keyof Texts['shell']['sections']
  readonly entries: readonly MenuEntry[]
}

const student: readonly MenuSection[] = [
  { title: 'main', entries: [{ to: '/dashboard', icon: 'map', label: 'island' }] },
  {
    title: 'lessons',
    entries: [
      { to: '/reading-spanish', icon: 'book', label: 'readingSpanish' },
      { to: '/reading-english', icon: 'book', label: 'readingEnglish' },
    ],
  },
  { title: 'more', entries: [{ to: '/notifications', icon: 'bell', label: 'notifications' }] },
]

/** The menu of the highest role held. Learner screens are everyone's; the others have none of their own yet. */
export const menus: Readonly<Record<Role, readonly MenuSection[]>> = {
  admin: student,
  ore: student,
  director: student,
  teacher: student,
  family: student,
  student,
}
