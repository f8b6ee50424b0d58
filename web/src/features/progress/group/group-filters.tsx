import { useTranslation } from 'react-i18next'
import { GRADES, LANGUAGES } from '#shared/kernel/school.ts'
import { RULES } from '#shared/progress/reasons.ts'
import { useFilters } from '#web/lib/use-filters.ts'
import { Toolbar } from '#web/ui/toolbar.tsx'
import type { GroupChildLine } from './children.ts'
import { narrowed } from './narrowed.ts'

const READ = ['yes', 'no'] as const

/** The lines that the address narrows the table to, and what narrows them. */
export function useNarrowed(lines: readonly GroupChildLine[]) {
  const { t } = useTranslation('progress')
  const filters = useFilters(['name', 'rule', 'level', 'read'])
  const rule = filters.oneOf('rule', RULES)
  const level = filters.oneOf('level', GRADES)
  const read = filters.oneOf('read', READ)
  const shown = narrowed(lines, { name: filters.text('name'), rule, level, read })
  const levels = GRADES.filter(grade =>
    lines.some(({ summary }) => LANGUAGES.some(of => summary.languages[of]?.grade === grade)),
  )
  const toolbar = (
    <Toolbar
      search={{
        label: t('group.find'),
        value: filters.text('name'),
        onChange: name => filters.set({ name }),
      }}
      filters={[
        {
          label: t('group.needs'),
          any: t('group.anyNeed'),
          value: rule,
          onChange: value => filters.set({ rule: value }),
          options: RULES.map(value => ({ value, label: t(`group.need.${value}`) })),
        },
        {
          label: t('report.level'),
          any: t('group.anyLevel'),
          value: level,
          onChange: value => filters.set({ level: value }),
          options: levels.map(value => ({ value, label: t(`grade.${value}`) })),
        },
        {
          label: t('group.thisWeek'),
          any: t('group.anyRead'),
          value: read,
          onChange: value => filters.set({ read: value }),
          options: READ.map(value => ({ value, label: t(`group.didRead.${value}`) })),
        },
      ]}
      count={filters.clear && shown.length}
      onClear={filters.clear}
    />
  )
  return { shown, toolbar }
}
