import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getStoreHours, setStoreHours } from '#shared/coins/store-routes.ts'
import type { StoreHours as Hours } from '#shared/coins/store-schema.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './store-hours.module.css'

const CLASSES = { from: '08:00', until: '14:30' }

/** When a group’s store is closed: a teacher’s, and their director’s, to say. */
export function StoreHours({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('coins')
  const path = { groupId }
  return (
    <Card asChild>
      <section aria-labelledby="store-hours">
        <h2 id="store-hours">{t('hours.title')}</h2>
        <p>{t('hours.text')}</p>
        <Read of={useRead(getStoreHours, { path })} place="96px">
          {hours => <Change key={JSON.stringify(hours)} groupId={groupId} hours={hours} />}
        </Read>
      </section>
    </Card>
  )
}

function Change({ groupId, hours }: { readonly groupId: string; readonly hours: Hours }) {
  const { t } = useTranslation('coins')
  const [closed, setClosed] = useState(hours.closed)
  const save = useAction(setStoreHours, {
    failed: t('hours.failed'),
    done: () => ({ title: t('hours.saved') }),
  })
  const isWrong = closed && closed.from >= closed.until
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (!isWrong) void save.run({ path: { groupId }, body: closed ? { closed } : {} })
      }}
    >
      <Switch
        label={t('hours.closes')}
        checked={closed !== undefined}
        onChange={isClosed => setClosed(isClosed ? CLASSES : undefined)}
      />
      {closed && (
        <>
          <TextField
            type="time"
            label={t('hours.from')}
            value={closed.from}
            required
            onChange={({ target }) => setClosed({ ...closed, from: target.value })}
          />
          <TextField
            type="time"
            label={t('hours.until')}
            value={closed.until}
            required
            error={isWrong ? t('hours.order') : undefined}
            onChange={({ target }) => setClosed({ ...closed, until: target.value })}
          />
        </>
      )}
      <Button
        type="submit"
        tone="quiet"
        disabled={isWrong || JSON.stringify(closed) === JSON.stringify(hours.closed)}
      >
        {t('hours.save')}
      </Button>
    </form>
  )
}
