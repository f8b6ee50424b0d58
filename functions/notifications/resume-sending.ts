import { http } from '#functions/platform/http/http.ts'
import { resumeSending } from '#shared/notifications/sending-routes.ts'
import { ownSending, touch } from './own-sending.ts'
import { maySend } from './rules/sending.ts'

// What was held goes on by what its sender may do by now, as it began.
export const handler = http(resumeSending, async request => {
  const job = await ownSending(request)
  if (job.state === 'paused' && !maySend(request.standing, job))
    return request.refuse('notifications.notYoursToTell')
  return touch('resume', request)
})
