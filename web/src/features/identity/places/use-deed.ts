import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useToast } from '#web/ui/toast.tsx'

/** Runs something that may be refused, and says so in a toast; gives what came of it, or undefined. */
export function useDeed(): <T>(deed: () => Promise<T>) => Promise<T | undefined> {
  const { t } = useTranslation('identity')
  const words = useRefusalWords()
  const toast = useToast()
  return async deed => {
    try {
      return await deed()
    } catch (error) {
      toast({ title: t('error'), text: words(error), tone: 'alert' })
      return undefined
    }
  }
}
