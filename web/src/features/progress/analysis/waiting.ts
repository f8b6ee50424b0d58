import type { Analysis } from '#shared/generation/analysis.ts'

/** `none`: nobody asked, or it was forgotten; `writing`: soon there; `refused`: the latest that was asked for did not come. */
type PageState = 'none' | 'writing' | 'written' | 'refused'

/** Where the page is that was asked for at a time, or what the server says where this page asked for none. */
export function pageState(analysis: Analysis | null | undefined, askedAt: string | undefined): PageState {
  // Of two who ask at once both read the one that is written.
  if (askedAt !== undefined && (analysis?.settledAt ?? '') < askedAt) return 'writing'
  if (!analysis) return 'none'
  return analysis.state === 'asked' ? 'writing' : analysis.state
}
