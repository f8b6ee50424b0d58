import { useTranslation } from 'react-i18next'
import { Refusal } from '#web/lib/refusal.ts'

/** What a refused call means, in words: `const words = useRefusalWords()`, then `words(error)`. */
export function useRefusalWords(): (error: unknown) => string {
  // Nothing waits for words that it will hardly need: no dialog blinks while they come.
  const { t, i18n } = useTranslation('errors', { useSuspense: false })
  return error => {
    const text: unknown =
      error instanceof Refusal ? i18n.getResource(i18n.language, 'errors', error.code) : undefined
    return typeof text === 'string' ? text : t('kernel.unexpected')
  }
}
