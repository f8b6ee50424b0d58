import { useTranslation } from 'react-i18next'
import type { Work } from '#shared/assignments/schema.ts'
import { useSounds, useTexts } from '#web/lib/content.ts'

/** What is to be done, as a sentence. */
export function useWorkWords(): (work: Work) => string {
  const { t } = useTranslation('assignments')
  const texts = useTexts().data ?? []
  const sounds = [...(useSounds('es-PR').data ?? []), ...(useSounds('en-US').data ?? [])]
  return work =>
    work.kind === 'text'
      ? t('readIt', { title: texts.find(({ id }) => id === work.textId)?.title ?? work.textId })
      : t('practiseIt', { letters: sounds.find(({ id }) => id === work.sound)?.letters ?? work.sound })
}
