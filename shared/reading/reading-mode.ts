import * as z from 'zod/mini'

/** `aloud` is scored for fluency; `tapped` (no microphone: listened, then tapped each word as read) never is. */
export const ReadingMode = z.enum(['aloud', 'tapped'])
export type ReadingMode = z.output<typeof ReadingMode>
