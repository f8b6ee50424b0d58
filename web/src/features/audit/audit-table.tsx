import { useTranslation } from 'react-i18next'
import type { AuditRecord } from '#shared/audit/schema.ts'
import type { Place } from '#shared/kernel/place.ts'
import { momentOf } from '#web/i18n/day.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import type { Texts } from '#web/i18n/texts.ts'
import type { CursorList } from '#web/lib/pages.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { useNames } from './use-names.ts'

interface AuditTableProps {
  readonly list: CursorList<AuditRecord>
  readonly place: Place
}

/** The audit, newest first. */
export function AuditTable({ list, place }: AuditTableProps) {
  const { t } = useTranslation('audit')
  const language = useLanguage()
  const deed = useDeedWords()
  const reason = useReasonWords()
  const names = useNames(place, list.data ?? [])
  const isIsland = place === 'island'
  const columns: readonly Column<AuditRecord>[] = [
    {
      id: 'when',
      header: t('columns.when'),
      text: ({ at }) => momentOf(at, language),
      cell: ({ at }) => <time dateTime={at}>{momentOf(at, language)}</time>,
    },
    { id: 'who', header: t('columns.who'), text: names.actor },
    {
      id: 'what',
      header: t('columns.what'),
      text: record => deed(record, names.group(record.groupId)),
    },
    { id: 'whom', header: t('columns.whom'), text: names.subject },
    ...(isIsland
      ? [
          {
            id: 'school',
            header: t('columns.school'),
            lang: 'es-PR',
            text: ({ schoolId }: AuditRecord) => names.school(schoolId),
          },
        ]
      : []),
    { id: 'reason', header: t('columns.reason'), text: reason },
  ]
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={list.data}
      rowId={({ recordId }) => recordId}
      pages={list.pages}
      empty={t(isIsland ? 'none' : 'noneYet')}
      failed={useReadFailure(list)}
    />
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

/** A reason that was chosen from a list in words; a note beside it as it was written. */
function useReasonWords(): (record: AuditRecord) => string | undefined {
  const { t, i18n } = useTranslation('audit')
  return ({ reason, note }) => {
    const words = i18n.exists(`audit:reasons.${reason}`) ? t(`reasons.${reason as Reason}`) : reason
    return note ? `${words}: ${note}` : words
  }
}
