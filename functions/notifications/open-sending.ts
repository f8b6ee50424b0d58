import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { currentTrace } from '#functions/platform/log.ts'
import { readPlaceStanding } from '#functions/platform/store/standings.ts'
import { openSending } from '#shared/notifications/sending-routes.ts'
import { maySend } from './rules/sending.ts'
import { newSending } from './rules/sending-job.ts'
import { advance, putNewSending, shownOnce } from './sending-store.ts'

// A teacher reaches all of their school to read of it, and tells none but their groups.
export const handler = command(
  openSending,
  async ({ actor, standing, path: { place }, body, at, refuse, commit }) => {
    const where = await readPlaceStanding(place)
    const sender = where && maySend(standing, { ...body, where })
    if (!sender) return refuse('notifications.notYoursToTell')
    const known = { sendingId: newId(), sentBy: actor.personId, sender, where, trace: currentTrace(), at }
    const job = newSending(known, body)
    const reply = shownOnce(job)
    await commit({ reply, writes: { sending: putNewSending(job) }, emits: [advance(job, at)] })
    return reply
  },
)
