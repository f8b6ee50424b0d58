import { useTranslation } from 'react-i18next'
import type { Grade } from '#shared/kernel/school.ts'
import { Card } from '#web/ui/card.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './audio.module.css'
import { type GradeRow, sumOf, toggled } from './selection.ts'
import { useMoney } from './use-money.ts'

interface GradeTableProps {
  readonly rows: readonly GradeRow[]
  readonly chosen: readonly Grade[]
  readonly onChoose: (grades: readonly Grade[]) => void
}

/** What each grade has, lacks and would cost; its box chooses it. */
export function GradeTable({ rows, chosen, onChoose }: GradeTableProps) {
  const { t } = useTranslation('audio')
  const money = useMoney()
  const all = rows.map(({ grade }) => grade)
  const isAll = all.every(grade => chosen.includes(grade))
  const sum = sumOf(rows.filter(({ grade }) => chosen.includes(grade)))
  const cells = ({ total, made, missing }: Omit<GradeRow, 'grade'>) => (
    <>
      <td data-label={t('table.total')}>{money.count(total)}</td>
      <td data-label={t('table.made')}>{money.count(made)}</td>
      <td data-label={t('table.missing')}>{money.count(total - made)}</td>
      <td data-label={t('table.characters')}>{money.count(missing)}</td>
      <td data-label={t('table.cost')}>{money.cost(missing)}</td>
    </>
  )
  return (
    <Card flush>
      <label className={`${styles.box} ${styles.all}`}>
        <input type="checkbox" checked={isAll} onChange={() => onChoose(isAll ? [] : all)} />
        {t('table.all')}
      </label>
      <table className={`${staff.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('table.grade')}</th>
            <th scope="col">{t('table.total')}</th>
            <th scope="col">{t('table.made')}</th>
            <th scope="col">{t('table.missing')}</th>
            <th scope="col">{t('table.characters')}</th>
            <th scope="col">{t('table.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.grade}>
              <td>
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(row.grade)}
                    onChange={() => onChoose(toggled(chosen, row.grade))}
                  />
                  {t(`grades.${row.grade}`)}
                </label>
              </td>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t('table.chosen')}</td>
            {cells(sum)}
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
