import { OnIsland } from '#web/features/achievements/on-island.tsx'
import { IslandScreen } from '#web/features/island/island-screen.tsx'

/** The island, with the child on it as they dressed themself. */
export const Component = () => <IslandScreen worn={<OnIsland />} />
