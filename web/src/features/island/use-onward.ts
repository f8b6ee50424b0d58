import { getProfile } from '#shared/identity/routes.ts'
import { getProgress } from '#shared/progress/routes.ts'
import { doesCount } from '#shared/reading/implausible.ts'
import { listReadings } from '#shared/reading/routes.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useTexts } from '#web/lib/content.ts'
import { useRead } from '#web/lib/query.ts'
import { type Onward, onwardOf } from './onward.ts'

/** The way on from a text, as the island knows it; what was read just now counts before the server has said so. */
export function useOnward(textId: string): Onward | undefined {
  const language = useLanguage()
  const texts = useTexts()
  const profile = useRead(getProfile, {})
  const readings = useRead(listReadings, {})
  const progress = useRead(getProgress, {})
  if (!texts.data || profile.isPending) return undefined
  const read = [
    ...(readings.data?.readings.filter(doesCount).map(reading => reading.textId) ?? []),
    ...(progress.data?.finishedTexts ?? []),
  ]
  return onwardOf(texts.data, language, profile.data?.grade ?? 'K', new Set(read), textId)
}
