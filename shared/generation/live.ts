import * as z from 'zod/mini'
import { liveMessage } from '../kernel/live.ts'
import { TextState } from './schema.ts'

export const textChanged = liveMessage({
  name: 'generation/changed',
  about: 'A text that was asked for can be read, or could not be made.',
  way: 'down',
  body: z.strictObject({ textId: z.string(), state: TextState }),
})
