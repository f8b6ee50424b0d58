import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'

/** What a lesson says of itself when it opens a text. */
const FromLesson = z.object({ back: z.string().check(z.startsWith('/lesson/')) })

/** Where the reader leads back to: the lesson that opened the text, otherwise the list it is in. */
export function useWayBack(): { readonly to: string; readonly isLesson: boolean } {
  const from = FromLesson.safeParse(useLocation().state)
  return from.success ? { to: from.data.back, isLesson: true } : { to: '..', isLesson: false }
}
