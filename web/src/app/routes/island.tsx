import { IslandScreen } from '#web/features/island/island-screen.tsx'
import { optionalPart } from '#web/lib/optional-part.tsx'

// The island is there first.
const OnIsland = optionalPart(async () => (await import('#web/features/achievements/on-island.tsx')).OnIsland)

/** The island, with the child on it as they dressed themself. */
export const Component = () => <IslandScreen appearance={<OnIsland />} />
