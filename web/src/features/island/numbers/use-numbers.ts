import { useMemo } from 'react'
import { useLanguage } from '#web/i18n/speak.ts'

/** Numbers as the language writes them; a share, 0 to 1, as whole percents. */
export function useNumbers() {
  const language = useLanguage()
  return useMemo(() => {
    const number = new Intl.NumberFormat(language)
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
    return {
      number: (value: number) => number.format(value),
      percent: (share: number) => percent.format(share),
    }
  }, [language])
}
