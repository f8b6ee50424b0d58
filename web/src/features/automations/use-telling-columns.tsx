import { useTranslation } from 'react-i18next'
import { conditionsOf } from '#shared/automations/occasions.ts'
import type { Did, Rule, Telling } from '#shared/automations/schema.ts'
import { momentOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useChildNames } from '#web/lib/use-child-names.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { useConditionWords } from './use-rule-words.ts'

type Line = Telling & Partial<Pick<Did, 'outcome'>>

/** The columns in which a rule says what it told, or would have: when, of whom, why, and what came of it. */
export function useTellingColumns<Row extends Line>(
  rule: Rule,
  rows: readonly Row[],
): readonly Column<Row>[] {
  const { t } = useTranslation('automations')
  const language = useLanguage()
  const conditionWords = useConditionWords()
  const isTried = rows.every(({ outcome }) => outcome === undefined) && rows.length > 0
  const nameOf = useChildNames(
    rule.place,
    rows.flatMap(({ studentId }) => studentId ?? []),
  )
  const whom = ({ studentId, children }: Row) =>
    studentId === null ? t('several', { count: children }) : (nameOf(studentId) ?? t('someone'))
  const what = ({ outcome, people }: Row) => {
    if (outcome === undefined && people > 0) return t('preview.tell', { count: people })
    const came = outcome ?? 'nobody'
    return came === 'told' ? t('history.told', { count: people }) : t(`history.${came}`)
  }
  const why: Column<Row> = {
    id: 'why',
    header: t('history.why'),
    text: ({ condition }) => conditionWords(condition),
  }
  return [
    { id: 'whom', header: t('history.whom'), text: whom },
    {
      id: 'when',
      header: t('history.when'),
      text: ({ at }) => momentOf(at, language),
      cell: ({ at }) => <time dateTime={at}>{momentOf(at, language)}</time>,
    },
    ...(conditionsOf(rule.when.occasion).length > 0 ? [why] : []),
    { id: 'what', header: t(isTried ? 'preview.would' : 'history.what'), text: what },
  ]
}
