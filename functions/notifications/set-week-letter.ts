import { http } from '#functions/platform/http/http.ts'
import { setWeekLetter } from '#shared/notifications/week-letter-routes.ts'
import { mailStateOf } from './mail-state.ts'
import { endLetters, wantLetters } from './week-letter-store.ts'

export const handler = http(setWeekLetter, async ({ actor: { personId }, body: { language }, refuse }) => {
  const mail = await mailStateOf(personId)
  if (!language) {
    await endLetters(personId)
    return { mail }
  }
  if (mail === 'noSender') return refuse('notifications.noMail')
  if (mail === 'unproven') return refuse('notifications.unprovenAddress')
  await wantLetters(personId, language)
  return { mail, language }
})
