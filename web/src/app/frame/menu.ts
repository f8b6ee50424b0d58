import type { Language } from '#shared/kernel/school.ts'
import { highestRole, type Role } from '#shared/kernel/standing.ts'
import type { Texts } from '#web/i18n/texts.ts'
import { isOpen } from '#web/lib/is-open.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { screens } from '../routes.ts'

type Label = keyof Texts['shell']['menu']
export interface MenuEntry {
  readonly to: string
  readonly icon: IconName
  readonly label: Label
}
export interface MenuSection {
  readonly title: keyof Texts['shell']['sections']
  readonly entries: readonly MenuEntry[]
}

const at = (to: string, icon: IconName, label: Label): MenuEntry => ({ to, icon, label })

/** For whom the specification's menu has no way to ask, it stands below it. */
export const support = at('/support', 'support', 'support')

const student: readonly MenuSection[] = [
  {
    title: 'main',
    entries: [
      at('/dashboard', 'map', 'island'),
      at('/mi-progreso', 'progress', 'progress'),
      at('/achievements', 'award', 'achievements'),
      at('/gamification-hub', 'trophy', 'gamificationHub'),
      at('/avatar', 'person', 'avatar'),
      at('/social/friends', 'people', 'friends'),
    ],
  },
  {
    title: 'lessons',
    entries: [
      at('/reading-spanish', 'book', 'readingSpanish'),
      at('/reading-english', 'book', 'readingEnglish'),
      at('/voice-practice-spanish', 'microphone', 'voicePracticeSpanish'),
      at('/voice-practice-english', 'microphone', 'voicePracticeEnglish'),
      at('/writing-spanish', 'write', 'writingSpanish'),
      at('/writing-english', 'write', 'writingEnglish'),
    ],
  },
  {
    title: 'more',
    entries: [
      at('/gamification', 'star', 'gamification'),
      at('/challenges', 'target', 'challenges'),
      at('/rewards-store', 'store', 'store'),
    ],
  },
]

const familyEntries = [
  at('/family-portal', 'family', 'familyPortal'),
  at('/accessibility', 'accessibility', 'accessibility'),
]
const readingProgress = at('/reading-progress', 'chart', 'readingProgress')
const familyAccess = at('/family-access', 'key', 'familyAccess')
const family: readonly MenuSection[] = [
  {
    title: 'family',
    entries: [
      ...familyEntries,
      // What is known of the linked child.
      at('/student-progress', 'progress', 'progress'),
      familyAccess,
      support,
    ],
  },
]

const islandPanel = at('/admin-island', 'map', 'islandPanel')
const comprehension = at('/sentence-comprehension-dashboard', 'understand', 'comprehension')
const analysis = [
  at('/performance-heatmap', 'grid', 'heatmap'),
  at('/ai-analysis', 'idea', 'aiAnalysis'),
  at('/automation-panel', 'workflow', 'automation'),
]
const subjects: MenuSection = {
  title: 'subjects',
  entries: [
    at('/reading-spanish', 'book', 'spanish'),
    at('/reading-english', 'book', 'english'),
    at('/lessons', 'contents', 'lessons'),
  ],
}
const resourceEntries = [
  at('/user-guides', 'guide', 'guides'),
  at('/resources', 'document', 'documentation'),
  at('/assessment-admin', 'compose', 'assessments'),
  at('/teacher-resources', 'library', 'teacherResources'),
  at('/community-resources', 'community', 'community'),
  at('/phonetics-intervention', 'sounds', 'phonetics'),
  at('/training', 'training', 'training'),
  support,
]
const resources: MenuSection = { title: 'resources', entries: resourceEntries }
const allResources: MenuSection = {
  title: 'resources',
  entries: [...resourceEntries, at('/pending-resources', 'approve', 'approve')],
}
const compliance = at('/compliance', 'clipboard', 'compliance')
const sso = at('/sso-integration', 'key', 'sso')

/** Who belongs where: a teacher's own groups, or those of the schools that somebody looks after. */
const people = (label: Label): MenuSection => ({
  title: 'people',
  entries: [at('/groups', 'community', label), at('/codes', 'key', 'codes')],
})

/** One screen of groups: each role sees in it what it reaches, and calls it so. */
const dashboard = (label: Label) => at('/comprehensive-dashboard', 'dashboard', label)

/** The menu of the highest role held, as it is specified; below it stands what the table of screens puts there. */
const menus: Readonly<Record<Role, readonly MenuSection[]>> = {
  student,
  family,
  teacher: [
    {
      title: 'dashboards',
      entries: [dashboard('studentsDashboard'), comprehension, ...analysis, readingProgress],
    },
    people('myGroups'),
    subjects,
    resources,
  ],
  director: [
    {
      title: 'dashboards',
      entries: [dashboard('schoolDashboard'), islandPanel, ...analysis, readingProgress],
    },
    people('groups'),
    { title: 'administration', entries: [compliance, at('/marketing', 'chart', 'reporting'), sso] },
    subjects,
    allResources,
  ],
  ore: [
    {
      title: 'dashboards',
      entries: [dashboard('regionalDashboard'), islandPanel, ...analysis, readingProgress],
    },
    people('groups'),
    { title: 'reporting', entries: [compliance, at('/marketing', 'chart', 'regionalReporting')] },
    subjects,
    allResources,
  ],
  // All of the above, and what is the department's own.
  admin: [
    {
      title: 'dashboards',
      entries: [islandPanel, dashboard('allDashboards'), comprehension, ...analysis, readingProgress],
    },
    people('groups'),
    {
      title: 'administration',
      entries: [
        at('/content-browser', 'contents', 'content'),
        at('/lessons', 'contents', 'lessons'),
        compliance,
        at('/marketing', 'chart', 'nationalReporting'),
        sso,
      ],
    },
    allResources,
    ...student,
    {
      title: 'platform',
      entries: [
        at('/inventory', 'backpack', 'inventory'),
        at('/social/tournaments', 'medal', 'tournaments'),
        at('/customization', 'palette', 'personalization'),
        at('/admin/pregenerate-audio', 'listen', 'pregenerateAudio'),
        at('/admin/generate-spelling-audio', 'sounds', 'spellingAudio'),
      ],
    },
    {
      title: 'family',
      entries: [...familyEntries, at('/student-progress', 'progress', 'progress'), familyAccess],
    },
  ],
}

const placedIn = (section: MenuSection['title'], role: Role): MenuSection['entries'] =>
  screens.flatMap(screen =>
    screen.kind === 'screen' && screen.menu?.section === section && screen.roles.includes(role)
      ? [at(screen.path, screen.menu.icon, screen.menu.label)]
      : [],
  )

/** What somebody's menu holds now; what a flag took away is not in it. */
export function menuOf(roles: readonly Role[]): readonly MenuSection[] {
  const role = highestRole(roles)
  return menus[role]
    .map(({ title, entries }) => ({ title, entries: [...entries, ...placedIn(title, role)] }))
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ to }) => isOpen(to)) }))
    .filter(({ entries }) => entries.length > 0)
}

interface ThumbEntry extends Omit<MenuEntry, 'label'> {
  readonly label: keyof Texts['shell']['short']
}

/**
 * What a child does daily, under its thumb, in the language that the page speaks, or in the other one where a flag took that
 * away; the rest of the menu is one touch further.
 */
export function thumbEntries(language: Language): readonly ThumbEntry[] {
  const tongues = language === 'es-PR' ? ['spanish', 'english'] : ['english', 'spanish']
  const entry = (label: ThumbEntry['label'], icon: IconName, ...paths: readonly string[]) =>
    paths
      .filter(isOpen)
      .slice(0, 1)
      .map(to => ({ to, icon, label }))
  return [
    ...entry('island', 'map', '/dashboard'),
    ...entry('read', 'book', ...tongues.map(tongue => `/reading-${tongue}`)),
    ...entry('practise', 'microphone', ...tongues.map(tongue => `/voice-practice-${tongue}`)),
    ...entry('lessons', 'game', '/lessons'),
  ]
}
