import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AuditPage, AuditRecord } from '#shared/audit/schema.ts'
import type { Place } from '#shared/kernel/place.ts'
import { momentOf } from '#web/i18n/day.ts'
import type { Texts } from '#web/i18n/es.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './audit-table.module.css'
import { useNames } from './use-names.ts'

interface AuditTableProps {
  readonly read: UseQueryResult<AuditPage>
  readonly place: Place
  readonly pages: readonly (string | undefined)[]
  readonly onTurn: (pages: readonly (string | undefined)[]) => void
}

const COLUMNS = ['when', 'who', 'what', 'whom', 'school', 'reason'] as const

/** A page of the audit, newest first. */
export function AuditTable({ read: { data, isPending, error }, place, pages, onTurn }: AuditTableProps) {
  const { t } = useTranslation('audit')
  const language = useLanguage()
  const words = useRefusalWords()
  const deed = useDeedWords()
  const reason = useReasonWords()
  const records = data?.records ?? []
  const names = useNames(place, records)
  const columns = COLUMNS.filter(column => column !== 'school' || place === 'island')
  return (
    <section className={staff.section} aria-label={t('title')} aria-busy={isPending}>
      <Card flush>
        {isPending && <Skeleton height="240px" />}
        {error && <p className={staff.empty}>{words(error)}</p>}
        {data && records.length === 0 && (
          <p className={staff.empty}>{t(place === 'island' ? 'none' : 'noneYet')}</p>
        )}
        {records.length > 0 && (
          <table className={`${staff.table} ${styles.table}`}>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column} scope="col">
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map(record => (
                <tr key={record.recordId}>
                  <td>
                    <time dateTime={record.at}>{momentOf(record.at, language)}</time>
                  </td>
                  <td>{names.actor(record)}</td>
                  <td>{deed(record, names.group(record.groupId))}</td>
                  <td>{names.subject(record)}</td>
                  {place === 'island' && <td lang="es-PR">{names.school(record.schoolId)}</td>}
                  <td>{reason(record)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
      {(pages.length > 1 || data?.next) && (
        <div className={staff.tools}>
          <Button tone="quiet" disabled={pages.length === 1} onClick={() => onTurn(pages.slice(0, -1))}>
            {t('newer')}
          </Button>
          <Button tone="quiet" disabled={!data?.next} onClick={() => onTurn([...pages, data?.next])}>
            {t('older')}
          </Button>
        </div>
      )}
    </section>
  )
}

type Deed = keyof Texts['audit']['deeds']

/** A deed in words, with the role or the group it was about; one that this page does not know yet by its own name. */
function useDeedWords(): (record: AuditRecord, group: string | undefined) => string {
  const { t, i18n } = useTranslation('audit')
  return ({ deed, role }, group) => {
    const text = i18n.exists(`audit:deeds.${deed}`) ? t(`deeds.${deed as Deed}`) : deed
    const about = role ? t(`roles.${role}`) : group
    return about ? `${text} · ${about}` : text
  }
}

type Reason = keyof Texts['audit']['reasons']

/** A reason that was chosen from a list in words; one that was written as it was written. */
function useReasonWords(): (record: AuditRecord) => string | undefined {
  const { t, i18n } = useTranslation('audit')
  return ({ reason }) => (i18n.exists(`audit:reasons.${reason}`) ? t(`reasons.${reason as Reason}`) : reason)
}
