import { subscriber } from '#functions/platform/events/subscriber.ts'
import { placementFinished } from '#shared/reading/events.ts'
import { placedBy } from './progress.ts'
import { keepPlaced } from './progress-store.ts'

export const handler = subscriber(placementFinished, ({ at, body }) =>
  keepPlaced(body.studentId, body.language, placedBy(body, at)),
)
