import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { flagIdOf } from '#shared/progress/flags.ts'
import { childPath } from '#web/lib/child-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import staff from '#web/ui/staff.module.css'
import { type GroupChildLine, toHelp } from './children.ts'
import { FlagLine, FlagsAside } from './flag-line.tsx'
import styles from './group.module.css'

/** More than these nobody takes in at once: the rest is one press away. */
const AT_A_GLANCE = 6

interface WhomToHelpProps {
  readonly groupId: string
  readonly lines: readonly GroupChildLine[]
}

/** Who needs somebody today, and why, in sentences; one click leads to what it rests on. */
export function WhomToHelp({ groupId, lines }: WhomToHelpProps) {
  const { t } = useTranslation('progress')
  const children = toHelp(lines)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? children : children.slice(0, AT_A_GLANCE)
  return (
    <section className={staff.section} aria-labelledby="whom">
      <h2 id="whom">{t('group.whom', { count: children.length })}</h2>
      {children.length > 0 && (
        <ul className={`${staff.cards} ${styles.help}`}>
          {shown.map(line => {
            const { studentId, name, reasons } = line
            return (
              <li key={studentId}>
                <Card asChild>
                  <article aria-label={name} className={styles.child}>
                    <h3>
                      <Link to={childPath(studentId, groupId)}>{name}</Link>
                    </h3>
                    <ul>
                      {reasons.map(reason => (
                        <FlagLine key={flagIdOf(reason)} groupId={groupId} line={line} reason={reason} />
                      ))}
                    </ul>
                    <Link to={childPath(studentId, groupId)}>
                      {t('group.readings', { name: name.split(' ')[0] })}
                      <Icon name="forward" size={18} />
                    </Link>
                  </article>
                </Card>
              </li>
            )
          })}
        </ul>
      )}
      {shown.length < children.length && (
        <Button tone="quiet" onClick={() => setWhole(true)}>
          {t('group.rest', { count: children.length - shown.length })}
        </Button>
      )}
      <FlagsAside lines={lines} />
      <p className={staff.soft}>{t('group.indicator')}</p>
    </section>
  )
}
