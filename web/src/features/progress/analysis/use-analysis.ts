import { useEffect, useState } from 'react'
import type { Analysis } from '#shared/generation/analysis.ts'
import { getGroupAnalysis, getStudentAnalysis } from '#shared/generation/analysis-routes.ts'
import { analysisChanged } from '#shared/generation/live.ts'
import { askGroupAnalysis, askStudentAnalysis } from '#shared/progress/analysis-routes.ts'
import { useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useLive } from '#web/lib/use-live.ts'
import { pageState } from './waiting.ts'

/** So often the page asks by itself while one is written: what is told live may not come. */
const ASKS_AGAIN_MS = 3000
/** Longer than a writer may take; what comes later is there when the page is opened again. */
const PATIENCE_MS = 120_000

/** About whom a page is: a group, or one of its children. */
export interface About {
  readonly groupId: string
  readonly studentId: string | undefined
}

/** The page that was written about a group or a child, and another to be asked for. */
export function useAnalysis({ groupId, studentId = '' }: About) {
  const [askedAt, setAskedAt] = useState<string>()
  const [isLate, setLate] = useState(false)
  const every = ({ data }: { readonly data: { readonly analysis: Analysis | null } | undefined }) =>
    !isLate && pageState(data?.analysis, askedAt) === 'writing' ? ASKS_AGAIN_MS : false
  const ofGroup = useRead(getGroupAnalysis, { path: { groupId } }, { enabled: !studentId, every })
  const ofChild = useRead(getStudentAnalysis, { path: { studentId } }, { enabled: studentId !== '', every })
  const read = studentId ? ofChild : ofGroup
  const done = (reply: { readonly askedAt: string }) => {
    setLate(false)
    setAskedAt(reply.askedAt)
    return undefined
  }
  const askOfGroup = useAction(askGroupAnalysis, { done, inline: true })
  const askOfChild = useAction(askStudentAnalysis, { done, inline: true })
  useLive(analysisChanged, () => void read.refetch())
  const state = pageState(read.data?.analysis, askedAt)
  const isWriting = state === 'writing' && !isLate
  useEffect(() => {
    if (!isWriting) return
    const late = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(late)
  }, [isWriting])
  return {
    read,
    state: state === 'writing' && isLate ? ('late' as const) : state,
    ask: () =>
      studentId
        ? askOfChild.run({ path: { studentId }, body: {} })
        : askOfGroup.run({ path: { groupId }, body: {} }),
    isPending: askOfGroup.isPending || askOfChild.isPending,
    problem: askOfGroup.problem ?? askOfChild.problem,
  }
}
