/**
 * What a deployment may switch: the one table of flag, default and the paths that are there only with it, as is what
 * lies below them. Data, so that Node reads it too. `flags` of `runtime-config.json` override a default; `is-open.ts`
 * asks for both.
 */
export const flags = {
  rfpMode: { on: true, paths: ['/rfp-compliance'] },
  spanishLessons: { on: true, paths: ['/reading-spanish', '/writing-spanish'] },
  englishLessons: { on: true, paths: ['/reading-english', '/writing-english'] },
  aiReading: { on: true, paths: ['/ai-reading'] },
  voiceRecognition: {
    on: true,
    paths: ['/voice-recognition', '/voice-practice-spanish', '/voice-practice-english'],
  },
  handwriting: { on: true, paths: ['/handwriting'] },
  personalizedLearning: { on: true, paths: ['/personalized-learning'] },
  readingProgress: { on: true, paths: ['/reading-progress'] },
  phoneticsIntervention: { on: true, paths: ['/phonetics-intervention'] },
  dashboards: {
    on: true,
    paths: [
      '/comprehensive-dashboard',
      '/teacher-dashboard',
      '/intervention-dashboard',
      '/sentence-comprehension-dashboard',
      '/performance-heatmap',
    ],
  },
  teacherResources: {
    on: true,
    paths: [
      '/teacher-resources',
      '/community-resources',
      '/upload-resource',
      '/pending-resources',
      '/resources',
    ],
  },
  familyPortal: { on: true, paths: ['/family-portal'] },
  readingAssessments: { on: true, paths: ['/reading-assessments'] },
  assessmentAdmin: { on: true, paths: ['/assessment-admin'] },
  support: { on: true, paths: ['/support'] },
  training: { on: true, paths: ['/training'] },
  marketing: { on: true, paths: ['/marketing'] },
  compliance: { on: true, paths: ['/compliance', '/compliance-report'] },
  ssoIntegration: { on: true, paths: ['/sso-integration'] },
  // Declared, without a screen so far: switched on, they show nothing.
  mathematics: { on: false, paths: [] },
  science: { on: false, paths: [] },
  generalAssessments: { on: false, paths: [] },
  modulePricing: { on: false, paths: [] },
  subscriptionAdmin: { on: false, paths: [] },
  englishStories: { on: false, paths: [] },
  readingFundamentals: { on: false, paths: [] },
  wordFamilies: { on: false, paths: [] },
} as const satisfies Record<string, { readonly on: boolean; readonly paths: readonly string[] }>

export type Flag = keyof typeof flags

const isFlag = (name: string): name is Flag => name in flags
const byPath = new Map(
  Object.entries(flags).flatMap(([name, { paths }]) =>
    isFlag(name) ? paths.map((path): [string, Flag] => [path, name]) : [],
  ),
)

/** The flag that a path of the table hangs on; null: always there. */
export const flagOf = (path: string): Flag | null => byPath.get(path.split('/', 2).join('/')) ?? null
