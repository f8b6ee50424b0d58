import { http } from '#functions/platform/http/http.ts'
import { getWeekLetter } from '#shared/notifications/week-letter-routes.ts'
import { mailStateOf } from './mail-state.ts'
import { readWish } from './week-letter-store.ts'

export const handler = http(getWeekLetter, async ({ actor: { personId } }) => {
  const [wish, mail] = await Promise.all([readWish(personId), mailStateOf(personId)])
  return { mail, ...(wish?.language && { language: wish.language }) }
})
