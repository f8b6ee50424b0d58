import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '#web/i18n/texts.ts'
import { Card } from '#web/ui/card.tsx'
import styles from './gallery.module.css'

const REGISTERS = ['child', 'staff'] as const

interface PrimitiveProps {
  /** Its name in the code. */
  readonly name: string
  /** It needs the whole width: the registers stand one under the other. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A primitive in its states, once as children see it and once as staff do. */
export function Primitive({ name, isWide = false, children }: PrimitiveProps) {
  const { t } = useTranslation('gallery')
  return (
    <div className={styles.primitive}>
      <h3 className={styles.name}>
        <code lang="zxx">{name}</code>
      </h3>
      <div className={styles.registers} data-wide={isWide || undefined}>
        {REGISTERS.map(register => (
          <Card key={register} data-register={register}>
            <p className={styles.register}>{t(`registers.${register}`)}</p>
            <div className={styles.states}>{children}</div>
          </Card>
        ))}
      </div>
    </div>
  )
}

interface StateProps {
  readonly of: keyof Texts['gallery']['states']
  /** It takes a line of its own. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** One state under its name. */
export function State({ of, isWide = false, children }: StateProps) {
  const { t } = useTranslation('gallery')
  return (
    <div className={styles.state} data-of={of} data-wide={isWide || undefined}>
      <p className={styles.stateName}>{t(`states.${of}`)}</p>
      <div className={styles.shown}>{children}</div>
    </div>
  )
}
