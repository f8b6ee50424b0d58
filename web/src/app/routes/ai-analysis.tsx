import { MadeBy } from '#web/features/generation/made-by.tsx'
import { AnalysisScreen } from '#web/features/progress/analysis/analysis-screen.tsx'

/** What figures show, and who or what wrote of it. */
export const Component = () => <AnalysisScreen madeBy={modelId => <MadeBy modelId={modelId} />} />
