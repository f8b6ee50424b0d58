import type { Finding } from '#shared/progress/analysis.ts'
import { isAlike, type ToldFinding } from '#shared/progress/told-finding.ts'
import styles from './analysis.module.css'
import { Said } from './said.tsx'

interface FindingsProps {
  readonly groupId: string
  readonly names: ReadonlyMap<string, string>
  /** What is shown, and what is found now: by that children stand beside what was kept. */
  readonly shown: readonly (Finding | ToldFinding)[]
  readonly now: readonly Finding[]
  /** Where sentences link to: `figure` and its place from one on. */
  readonly anchored?: boolean
}

/** Findings in order, each with what it rests on. */
export function Findings({ groupId, names, shown, now, anchored = false }: FindingsProps) {
  return (
    <ol className={styles.findings} data-numbered={anchored || undefined}>
      {shown.map((finding, at) => {
        const found = now.find(one => isAlike(one, finding))
        return (
          <li key={`${finding.id} ${finding.language}`} {...(anchored && { id: anchorOf(at), tabIndex: -1 })}>
            <Said
              groupId={groupId}
              finding={finding}
              studentIds={found?.studentIds ?? []}
              isToday={found !== undefined && !isSame(found, finding)}
              names={names}
            />
          </li>
        )
      })}
    </ol>
  )
}

export const anchorOf = (at: number): string => `figure-${at + 1}`

const isSame = (one: Finding, { figures }: ToldFinding | Finding): boolean =>
  JSON.stringify(Object.entries(one.figures).sort()) === JSON.stringify(Object.entries(figures).sort())

/** Whether what was kept is what is found now. */
export const isOfNow = (kept: readonly ToldFinding[], now: readonly Finding[]): boolean =>
  kept.length === now.length &&
  kept.every((one, at) => {
    const found = now[at]
    return found !== undefined && isAlike(found, one) && isSame(found, one)
  })
