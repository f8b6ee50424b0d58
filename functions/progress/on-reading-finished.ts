import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { keepDeed } from './progress-store.ts'
import { deedOfReading } from './rules/deeds.ts'

export const handler = subscriber(readingFinished, told => keepDeed(deedOfReading(told)))
