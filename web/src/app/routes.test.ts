import { expect, test } from 'vitest'
import type { Role } from '#shared/kernel/standing.ts'
import en from '#web/i18n/en/pending.ts'
import es from '#web/i18n/es/pending.ts'
import { flags } from '#web/lib/flags.ts'
import { screenAt, screens } from './routes.ts'

// The lists of the specification and who sees what, as they are written there; parameters in its own braces.
const words = (text: string) => text.trim().split(/\s+/)
const PUBLIC = words('/ /auth /family-access /apply-access-code')
const LEARNER = words(`
  /dashboard /mi-progreso /ai-reading /ai-reading/{levelId} /grade-lessons /grade1-lesson /grade3-lesson
  /grade5-lesson /grade5-test /grade6-lesson /grade4-guide /grade5-guide /student-progress /social-hub /gamification
  /gamification-hub /avatar-customization /avatar /badges /leaderboard /challenges /rewards /rewards-store /inventory
  /notifications /analytics /achievements /customization /social/friends /social/tournaments /reading-spanish
  /reading-english /voice-practice-spanish /voice-practice-english /writing-spanish /writing-english
  /games/{lessonId} /handwriting /reading-progress /phonetics-intervention /voice-recognition /personalized-learning
  /reading-assessments /lessons /lesson/{unitId} /accessibility /privacy /support /progress /profile /user-guides
  /demo-guide`)
const TEACHER = words(`
  /teacher-dashboard /teacher-recommendations /recommendation-analytics /intervention-dashboard /performance-heatmap
  /ai-analysis /automation-panel /comprehensive-dashboard /sentence-comprehension-dashboard /assessment-admin
  /teacher-resources /community-resources /upload-resource /training /teacher/assignments/{assignmentId} /resources`)
const OFFICE = words(
  '/pending-resources /marketing /compliance-report /rfp-compliance /sso-integration /admin-island /compliance',
)
const ADMIN = words(`/import-schools /content-browser /admin/pregenerate-audio /admin/generate-spelling-audio
  /system-validation`)
const FAMILY = words('/family-portal')

const audiences: readonly [readonly string[], readonly Role[] | 'anyone'][] = [
  [PUBLIC, 'anyone'],
  [LEARNER, ['admin', 'ore', 'director', 'teacher', 'family', 'student']],
  [TEACHER, ['admin', 'ore', 'director', 'teacher']],
  [OFFICE, ['admin', 'ore', 'director']],
  [ADMIN, ['admin']],
  [FAMILY, ['admin', 'family']],
]
const specified = audiences.flatMap(([paths]) => paths)
const inBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}')

test('every path of the specification is there, once, for whom it is', () => {
  for (const [paths, roles] of audiences)
    for (const path of paths) {
      const found = screens.filter(screen => inBraces(screen.path) === path)
      expect(found.length, path).toBe(1)
      expect(new Set(found[0]?.roles), path).toEqual(new Set(roles))
    }
})

test('beyond them, nothing is open to whoever is not signed in but English’s landing page, where a letter leads, and what was not found', () => {
  const more = screens.filter(({ path }) => !specified.includes(inBraces(path)))
  expect(more.filter(({ roles }) => roles === 'anyone').map(({ path }) => path)).toEqual([
    '/en',
    '/es/unsubscribe',
    '/en/unsubscribe',
    '*',
  ])
})

test('a redirect leads to a screen that the same people may see', () => {
  const redirects = screens.filter(screen => screen.kind === 'redirect')
  expect(redirects.map(({ path, to }) => `${path} ${to}`)).toEqual([
    '/ai-reading /reading-spanish',
    '/grade1-lesson /grade-lessons?grade=1',
    '/grade3-lesson /grade-lessons?grade=3',
    '/grade5-lesson /grade-lessons?grade=5',
    '/avatar-customization /avatar',
    '/teacher-dashboard /comprehensive-dashboard',
    '/compliance /compliance-report',
  ])
  for (const { path, roles } of redirects) expect(screenAt(path)?.roles).toEqual(roles)
})

test('the two that the specification wants as placeholders are', () => {
  const placeholders = screens.filter(({ kind }) => kind === 'placeholder').map(({ path }) => path)
  expect(placeholders).toEqual(['/progress', '/profile'])
})

test('a sentence says what will come exactly where something is still to come', () => {
  const waiting = screens.filter(({ kind }) => kind === 'pending' || kind === 'placeholder')
  const keys = new Set(waiting.map(({ title }) => title))
  for (const texts of [es, en]) expect(new Set(Object.keys(texts.screens))).toEqual(keys)
  expect(new Set(Object.values(es.screens)).size).toBe(keys.size)
})

test('flags have the specification’s defaults, and name paths of the table', () => {
  const off = Object.entries(flags).filter(([, { on }]) => !on)
  expect(Object.keys(flags)).toHaveLength(27)
  expect(off.map(([name]) => name)).toEqual([
    'mathematics',
    'science',
    'generalAssessments',
    'modulePricing',
    'subscriptionAdmin',
    'englishStories',
    'readingFundamentals',
    'wordFamilies',
  ])
  const paths: string[] = Object.values(flags).flatMap(({ paths }) => [...paths])
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) expect(screens.find(screen => screen.path === path)?.flag, path).toBeTruthy()
})
