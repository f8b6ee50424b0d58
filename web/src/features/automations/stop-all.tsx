import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holdPlace, holdRules } from '#shared/automations/routes.ts'
import { type Place, type PlaceKind, partsOf } from '#shared/kernel/place.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { Switch } from '#web/ui/switch.tsx'
import styles from './automations.module.css'

interface StopAllProps {
  readonly isHeld: boolean
  readonly held: readonly Place[]
  readonly mayHold: Place | null
}

type Held = Exclude<PlaceKind, 'group'>
const kindOf = (place: Place): Held => {
  const { kind } = partsOf(place)
  return kind === 'group' ? 'school' : kind
}

/** What holds all rules at once: one’s own, and everybody’s of a place that is one’s to hold. */
export function StopAll({ isHeld, held, mayHold }: StopAllProps) {
  const { t } = useTranslation('automations')
  const [isAsking, setAsking] = useState(false)
  const done = ({ isHeld }: { readonly isHeld: boolean }) => ({
    title: t(isHeld ? 'stop.held' : 'stop.released'),
  })
  const own = useAction(holdRules, { failed: t('failed'), done })
  const all = useAction(holdPlace, { failed: t('failed'), done })
  const turnAll = async (on: boolean) => {
    if (mayHold) await all.run({ path: { place: mayHold }, body: { isHeld: on } })
  }
  const others = [...new Set(held.filter(place => place !== mayHold).map(kindOf))]
  return (
    <Card asChild>
      <section className={styles.stop} aria-labelledby="stop-all">
        <h2 id="stop-all">{t('stop.title')}</h2>
        <p className={styles.soft}>{t('stop.text')}</p>
        <Switch
          label={t('stop.own')}
          checked={isHeld}
          onChange={on => void own.run({ body: { isHeld: on } })}
        />
        {mayHold && (
          <Switch
            label={t(`stop.${kindOf(mayHold)}`)}
            checked={held.includes(mayHold)}
            onChange={on => (on ? setAsking(true) : void turnAll(false))}
          />
        )}
        {isHeld && <ReadState state="partly" text={t('stop.ownHeld')} />}
        {others.map(kind => (
          <ReadState key={kind} state="partly" text={t(`stop.${kind}Held`)} />
        ))}
        {mayHold && (
          <ConfirmDialog
            title={t(`stop.${kindOf(mayHold)}`)}
            text={t('stop.text')}
            confirmLabel={t(`stop.${kindOf(mayHold)}`)}
            cancelLabel={t('cancel')}
            open={isAsking}
            onClose={() => setAsking(false)}
            onConfirm={() => turnAll(true)}
          />
        )}
      </section>
    </Card>
  )
}
