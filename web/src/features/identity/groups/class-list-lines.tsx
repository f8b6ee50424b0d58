import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import styles from './class-list.module.css'
import { type ClassList, COLUMN_ROLES, type ColumnRole, type LineProblem, problemsIn } from './class-list.ts'

/** A name as it will be added, and whether it will. */
export interface Line {
  readonly fullName: string
  readonly isChosen: boolean
}

/** Lines for names: those in which nothing is amiss are chosen. */
export const linesOf = (names: readonly string[], known: readonly string[]): readonly Line[] => {
  const problems = problemsIn(names, known)
  return names.map((fullName, at) => ({ fullName, isChosen: problems[at] === undefined }))
}

interface ClassListColumnsProps {
  readonly list: ClassList
  readonly roles: readonly ColumnRole[]
  readonly onRoles: (roles: readonly ColumnRole[]) => void
}

/** What each column was taken for, and the choice of something else. */
export function ClassListColumns({ list, roles, onRoles }: ClassListColumnsProps) {
  const { t } = useTranslation('identity')
  return (
    <fieldset className={styles.columns}>
      <legend>{t('classList.columns')}</legend>
      {roles.map((role, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
          key={at}
          label={
            list.headings?.[at] ||
            t('classList.column', { number: at + 1, sample: list.rows.find(row => row[at])?.[at] ?? '' })
          }
          value={role}
          onChange={({ target }) =>
            onRoles(
              roles.map((one, column) =>
                column === at ? (COLUMN_ROLES.find(of => of === target.value) ?? one) : one,
              ),
            )
          }
        >
          {COLUMN_ROLES.map(of => (
            <option key={of} value={of}>
              {t(`classList.${of}`)}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  )
}

/** Namesakes there are; a name that is none cannot be added. */
const isNone = (problem: LineProblem | undefined) => problem === 'short' || problem === 'odd'

/** The lines that are added, beside the names that the roster has. */
export function takenOf(lines: readonly Line[], known: readonly string[]): readonly Line[] {
  const problems = problemsOf(lines, known)
  return lines.filter(({ isChosen }, at) => isChosen && !isNone(problems[at]))
}

const problemsOf = (lines: readonly Line[], known: readonly string[]) =>
  problemsIn(
    lines.map(({ fullName }) => fullName.trim()),
    known,
  )

interface ClassListLinesProps {
  readonly lines: readonly Line[]
  /** The names that the roster has. */
  readonly known: readonly string[]
  readonly onLines: (lines: readonly Line[]) => void
}

/** The names as they were understood: each can be mended or left out. */
export function ClassListLines({ lines, known, onLines }: ClassListLinesProps) {
  const { t } = useTranslation('identity')
  const problems = problemsOf(lines, known)
  const left = lines.length - takenOf(lines, known).length
  const change = (at: number, now: Partial<Line>) =>
    onLines(lines.map((line, one) => (one === at ? { ...line, ...now } : line)))
  return (
    <>
      {left > 0 && <p role="status">{t('classList.left', { count: left })}</p>}
      <ol className={styles.lines} aria-label={t('classList.names')}>
        {lines.map(({ fullName, isChosen }, at) => {
          const problem = problems[at]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place: its name is being written.
            <li key={at} className={styles.line}>
              <Checkbox
                label={t('classList.take', { name: fullName })}
                isLabelHidden
                checked={isChosen && !isNone(problem)}
                disabled={isNone(problem)}
                onChange={({ target }) => change(at, { isChosen: target.checked })}
              />
              <input
                className={styles.name}
                aria-label={t('classList.nameOf', { number: at + 1 })}
                aria-invalid={isNone(problem) || undefined}
                aria-describedby={problem && `line-${at}`}
                maxLength={120}
                value={fullName}
                onChange={({ target }) => change(at, { fullName: target.value, isChosen: true })}
              />
              {problem && (
                <p id={`line-${at}`} className={styles.problem}>
                  {t(`classList.problem.${problem}`)}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
