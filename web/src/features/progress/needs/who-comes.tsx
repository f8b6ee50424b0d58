import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { GroupChildLine } from '../group/children.ts'
import styles from './lesson.module.css'

/** As many as the table of the lesson's first page has room for. */
const MOST = 8

interface WhoComesProps {
  readonly lines: readonly GroupChildLine[]
  readonly chosen: readonly string[]
  readonly onChoose: (studentIds: readonly string[]) => unknown
}

/** Who is in the small group: those put together, and whoever else the teacher takes in. */
export function WhoComes({ lines, chosen, onChoose }: WhoComesProps) {
  const { t } = useTranslation('progress', { keyPrefix: 'needs' })
  const byName = lines.toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
  return (
    <details className={styles.who}>
      <summary>
        {t('who', { count: chosen.length })}:{' '}
        {byName
          .filter(({ studentId }) => chosen.includes(studentId))
          .map(({ name }) => name)
          .join(', ')}
      </summary>
      <fieldset>
        <legend>{t('whoMost', { count: MOST })}</legend>
        {byName.map(({ studentId, name }) => {
          const isChosen = chosen.includes(studentId)
          return (
            <Checkbox
              key={studentId}
              label={name}
              checked={isChosen}
              disabled={!isChosen && chosen.length >= MOST}
              onChange={() =>
                onChoose(isChosen ? chosen.filter(id => id !== studentId) : [...chosen, studentId])
              }
            />
          )
        })}
      </fieldset>
    </details>
  )
}
