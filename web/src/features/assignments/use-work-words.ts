import { useTranslation } from 'react-i18next'
import type { Work } from '#shared/assignments/schema.ts'
import { activitiesOf } from '#shared/catalogue/unit.ts'
import { useSounds, useTexts } from '#web/lib/content.ts'
import { useUnitsWhole } from './use-units-whole.ts'

/** What is to be done, as a sentence: of these works, whose units are fetched for it. */
export function useWorkWords(works: readonly Work[]): (work: Work) => string {
  const { t } = useTranslation('assignments')
  const texts = useTexts().data ?? []
  const sounds = [...(useSounds('es-PR').data ?? []), ...(useSounds('en-US').data ?? [])]
  const units = useUnitsWhole(({ id }) => works.some(work => work.kind === 'activity' && work.unitId === id))
  return work => {
    if (work.kind === 'text')
      return t('readIt', { title: texts.find(({ id }) => id === work.textId)?.title ?? work.textId })
    if (work.kind === 'practice')
      return t('practiseIt', { letters: sounds.find(({ id }) => id === work.sound)?.letters ?? work.sound })
    const activity = units
      .filter(({ id }) => id === work.unitId)
      .flatMap(activitiesOf)
      .find(({ id }) => id === work.activityId)
    return t('doIt', { title: activity?.title ?? work.activityId })
  }
}
