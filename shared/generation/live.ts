import * as z from 'zod/mini'
import { liveMessage } from '../kernel/live.ts'
import { Analysis } from './analysis.ts'
import { TextState } from './schema.ts'

export const textChanged = liveMessage({
  name: 'generation/changed',
  about: 'A text that was asked for can be read, or could not be made.',
  way: 'down',
  body: z.strictObject({ textId: z.string(), state: TextState }),
})

export const analysisChanged = liveMessage({
  name: 'generation/analysis-changed',
  about: 'A page about the figures of a group or a student was written, or could not be.',
  way: 'down',
  body: z.strictObject({ analysisId: z.string(), state: Analysis.shape.state }),
})
