import { AudioScreen } from './audio-screen.tsx'

const SETS = ['vocabulary', 'practice', 'words'] as const

/** Words, one by one, for who spells and says them. */
export const Component = () => <AudioScreen kind="spelling" sets={SETS} />
