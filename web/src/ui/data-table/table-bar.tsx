import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import styles from '../data-table.module.css'
import { Icon } from '../icon.tsx'
import { SelectField } from '../select-field.tsx'
import type { Column, Order } from './columns.ts'
import { useOrderWords } from './use-order-words.ts'

interface SortChoiceProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly order: Order | undefined
  /** What the order is called in which the rows came. */
  readonly given: string | undefined
  readonly onOrder: (order: Order | undefined) => void
}

/** Sorts where the table is folded and its head is not seen, or the order in which it came has a name. */
export function SortChoice<Row>({ columns, order, given, onOrder }: SortChoiceProps<Row>) {
  const { t } = useTranslation('table')
  const words = useOrderWords()
  const orders = columns
    .filter(({ sort }) => sort)
    .flatMap(column => [false, true].map(isDescending => ({ column: column.id, isDescending })))
  return (
    <div className={styles.sortChoice} data-always={given !== undefined || undefined}>
      <SelectField
        label={t('sortBy')}
        value={order ? keyOf(order) : ''}
        onChange={({ target }) => onOrder(orders.find(one => keyOf(one) === target.value))}
      >
        <option value="">{words(columns, undefined, given)}</option>
        {orders.map(one => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {words(columns, one)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

const keyOf = ({ column, isDescending }: Order) => `${column} ${isDescending}`

interface ChosenProps {
  readonly count: number
  readonly total: number
  readonly actions: ReactNode
  readonly onNone: () => void
}

/** How many rows are chosen, and what can be done with them. */
export function Chosen({ count, total, actions, onNone }: ChosenProps) {
  const { t } = useTranslation('table')
  return (
    <div className={styles.chosen}>
      <p role="status">{t('chosen', { count, total })}</p>
      {count > 0 && (
        <>
          {actions}
          <Button tone="quiet" onClick={onNone}>
            {t('chooseNone')}
          </Button>
        </>
      )}
    </div>
  )
}

interface SaveCsvProps {
  /** The file's name without its ending. */
  readonly name: string
  /** All lines, those too that are not drawn yet. */
  readonly lines: () => Promise<string[][]>
}

/** What is seen as a file: the same rows in the same order, all pages of them. */
export function SaveCsv({ name, lines }: SaveCsvProps) {
  const { t } = useTranslation('table')
  const [state, setState] = useState<'busy' | 'failed'>()
  const save = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const [{ csvFile, download }, rows] = await Promise.all([import('#web/lib/csv-file.ts'), lines()])
      download(csvFile(rows), `${name}.csv`)
      setState(undefined)
    } catch {
      setState('failed')
    }
  }
  return (
    <div className={styles.save}>
      {state === 'failed' && <p role="alert">{t('moreFailed')}</p>}
      <Button tone="quiet" aria-disabled={state === 'busy'} onClick={save}>
        <Icon name="download" size={20} />
        {t('csv')}
      </Button>
    </div>
  )
}
