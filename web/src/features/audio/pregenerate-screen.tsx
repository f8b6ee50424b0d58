import { AudioScreen } from './audio-screen.tsx'

const SETS = ['texts'] as const

/** The texts, read aloud for who listens first. */
export const Component = () => <AudioScreen kind="texts" sets={SETS} />
