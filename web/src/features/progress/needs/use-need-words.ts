import { useTranslation } from 'react-i18next'
import type { Need } from '#shared/progress/groups-by-need.ts'
import { useSounds } from '#web/lib/content.ts'

/** A need as a title. */
export function useNeedWords(): (need: Need) => string {
  const { t } = useTranslation('progress')
  const sounds = [...(useSounds('es-PR').data ?? []), ...(useSounds('en-US').data ?? [])]
  return need => {
    const language = t(`inLanguage.${need.language}`)
    return need.kind === 'sound'
      ? t('needs.sound', {
          letters: sounds.find(({ id }) => id === need.sound)?.letters ?? need.sound,
          language,
        })
      : t('needs.level', { grade: t(`grade.${need.grade}`), language })
  }
}
