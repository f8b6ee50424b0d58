import { http } from '#functions/platform/http/http.ts'
import { endWeekLetter } from '#shared/notifications/week-letter-routes.ts'
import { isOwn, ownerOf } from './rules/letter-token.ts'
import { endLetters, readWish } from './week-letter-store.ts'

// Whoever has the letter may end the letters, as RFC 8058 wants it: nobody is asked who they are.
export const handler = http(endWeekLetter, async ({ path: { token }, refuse }) => {
  const personId = ownerOf(token)
  const wish = personId && (await readWish(personId))
  if (!personId || !wish || !isOwn(token, personId, wish.key)) return refuse('kernel.notFound')
  await endLetters(personId)
  return {}
})
