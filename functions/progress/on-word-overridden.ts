import { subscriber } from '#functions/platform/events/subscriber.ts'
import { wordOverridden } from '#shared/reading/events.ts'
import { keepDeed } from './progress-store.ts'
import { deedOfCorrection } from './rules/deeds.ts'

export const handler = subscriber(wordOverridden, told => keepDeed(deedOfCorrection(told)))
