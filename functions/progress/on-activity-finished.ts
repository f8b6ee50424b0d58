import { subscriber } from '#functions/platform/events/subscriber.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { keepDeed } from './progress-store.ts'
import { deedOfActivity } from './rules/deeds.ts'

export const handler = subscriber(activityFinished, told => keepDeed(deedOfActivity(told)))
