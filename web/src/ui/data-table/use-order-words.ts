import { useTranslation } from 'react-i18next'
import type { Column, Order } from './columns.ts'

/** An order in words: "Nombre, de la A a la Z". */
export function useOrderWords() {
  const { t } = useTranslation('table')
  return <Row>(columns: readonly Column<Row>[], order?: Order, given = t('unsorted')): string => {
    const column = columns.find(({ id }) => id === order?.column)
    if (!column || !order) return given
    const kind = column.kind === 'number' || column.kind === 'date' ? column.kind : 'text'
    return t(`orders.${kind}.${order.isDescending ? 'descending' : 'ascending'}`, { column: column.header })
  }
}
