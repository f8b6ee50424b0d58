import { useTranslation } from 'react-i18next'
import type { ImportApi } from './import-api.ts'

/** Why a row was refused, in words: of the reader, or of what the rows are about. */
export function useReason(name: ImportApi['name']): (code: string) => string {
  const { t, i18n } = useTranslation('imports')
  // A server that is newer than this page may know reasons that it does not.
  return code => {
    const key = [`reasons.${name}.${code}`, `reasons.rows.${code}`].find(one => i18n.exists(`imports:${one}`))
    return key ? t(key as 'reasons.rows.duplicateRow') : code
  }
}
