// What likely comes next, by paths of the table of screens. The build reads it too, so it holds data only.

/** What the landing page fetches in advance, two seconds after it came: a document of its own, which asks for it itself. */
export const fromLanding: readonly string[] = ['/dashboard', '/reading-spanish', '/reading-english']

export interface Hint {
  /** Fetched once the screen itself has come. */
  readonly preload?: readonly string[]
  /** Fetched after those. */
  readonly prefetch?: readonly string[]
}

/** By where somebody is. */
export const hints: Readonly<Record<string, Hint>> = {
  '/dashboard': {
    preload: ['/lessons', '/reading-progress', '/student-progress'],
    prefetch: ['/reading-spanish', '/gamification'],
  },
  '/lessons': { preload: ['/lesson/:unitId'] },
  // Its dashboard of progress.
  '/student-progress': { preload: ['/mi-progreso'] },
  // Its chart of performance.
  '/teacher-dashboard': { preload: ['/performance-heatmap'] },
  '/ai-reading': { preload: ['/ai-reading/:levelId', '/reading-spanish/:textId'] },
  '/reading-spanish': { prefetch: ['/ai-reading'] },
  '/reading-english': { prefetch: ['/ai-reading'] },
}
