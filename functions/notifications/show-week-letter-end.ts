import { http } from '#functions/platform/http/http.ts'
import { showWeekLetterEnd } from '#shared/notifications/week-letter-routes.ts'

/** The part of a page's path by which it is in a language. */
const MARKERS = { 'es-PR': 'es', 'en-US': 'en' } as const

// The token goes behind `#`: no browser sends that to a server, nor to the next page.
export const handler = http(showWeekLetterEnd, async ({ path: { token }, query: { language } }) => ({
  location: `/${MARKERS[language]}/unsubscribe#${encodeURIComponent(token)}`,
}))
