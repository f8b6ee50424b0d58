import { useMemo } from 'react'
import { useLanguage } from '#web/i18n/speak.ts'

/** Numbers as the language writes them; a share, 0 to 1, as whole percents. */
export function useNumbers() {
  const language = useLanguage()
  return useMemo(() => {
    const number = new Intl.NumberFormat(language)
    return {
      number: (value: number) => number.format(value),
      // As all other texts write it; what a language is shipped with differs by country.
      percent: (share: number) =>
        `${number.format(Math.round(share * 100))}${language === 'es-PR' ? '\u00a0' : ''}%`,
    }
  }, [language])
}
