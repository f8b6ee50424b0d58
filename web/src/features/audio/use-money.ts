import { costOf } from '#shared/audio/voices.ts'
import { useLanguage } from '#web/i18n/speak.ts'

/** Numbers as this page writes them, and what so many billed characters cost. */
export function useMoney() {
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  const dollars = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' })
  return {
    count: (value: number) => number.format(value),
    // What is not nothing is not told as nothing.
    cost: (characters: number) => dollars.format(characters > 0 ? Math.max(0.01, costOf(characters)) : 0),
  }
}
