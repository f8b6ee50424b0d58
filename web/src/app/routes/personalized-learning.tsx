import { IslandPath } from '#web/features/island/island-path.tsx'
import { PathScreen } from '#web/features/progress/path/path-screen.tsx'

/** A child's own way, drawn on the island. */
export const Component = () => <PathScreen map={cities => <IslandPath cities={cities} />} />
