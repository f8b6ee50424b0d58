import * as z from 'zod/mini'

/** What a school tells the families of a group: whole sentences in both languages, and no words of one's own to be read first. */
export const GROUP_MESSAGES = ['readTogether', 'wellDone', 'workWaits', 'weekIsReady', 'letsTalk'] as const
export const GroupMessage = z.enum(GROUP_MESSAGES)
export type GroupMessage = z.output<typeof GroupMessage>
