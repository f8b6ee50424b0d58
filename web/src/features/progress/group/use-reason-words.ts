import { useTranslation } from 'react-i18next'
import type { Reason } from '#shared/progress/reasons.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useSounds } from '#web/lib/content.ts'

/** A reason as a sentence, with its numbers. */
export function useReasonWords(): (reason: Reason) => string {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const sounds = [...(useSounds('es-PR').data ?? []), ...(useSounds('en-US').data ?? [])]
  return reason => {
    switch (reason.rule) {
      case 'accuracy':
        return t('group.reason.accuracy', {
          language: t(`inLanguage.${reason.language}`),
          percent: Math.round(reason.accuracy * 100),
        })
      case 'aim':
        return t('group.reason.aim', {
          language: t(`inLanguage.${reason.language}`),
          day: dateOf(reason.since, language),
          pace: Math.round(reason.pace),
          aim: Math.round(reason.aim),
        })
      case 'fell':
        return t('group.reason.fell', {
          language: t(`inLanguage.${reason.language}`),
          day: dateOf(reason.on, language),
        })
      case 'comprehension':
        return t('group.reason.comprehension', { right: reason.right, asked: reason.asked })
      case 'sound':
        return t('group.reason.sound', {
          language: t(`inLanguage.${reason.language}`),
          letters: sounds.find(({ id }) => id === reason.sound)?.letters ?? reason.sound,
          missed: reason.missed,
          read: reason.read,
        })
      case 'silent':
        return reason.since
          ? t('group.reason.silent', { count: reason.days, day: dateOf(reason.since, language) })
          : t('group.reason.never')
    }
  }
}
