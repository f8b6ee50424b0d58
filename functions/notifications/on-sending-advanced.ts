import { subscriber } from '#functions/platform/events/subscriber.ts'
import { sendingAdvanced } from '#shared/notifications/events.ts'
import { takeTurn } from './sending-turn.ts'

export const handler = subscriber(sendingAdvanced, ({ body: { sendingId } }) => takeTurn(sendingId))
