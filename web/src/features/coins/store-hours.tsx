import { useTranslation } from 'react-i18next'
import { getStoreHours, setStoreHours } from '#shared/coins/store-routes.ts'
import type { StoreHours as Hours } from '#shared/coins/store-schema.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
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
  const form = useRouteForm(setStoreHours, {
    defaults: { closes: hours.closed !== undefined, ...(hours.closed ?? CLASSES) },
    toBody: ({ closes, from, until }) => (closes ? { closed: { from, until } } : {}),
    args: body => ({ path: { groupId }, body }),
    words: { until: { invalid: t('hours.order') } },
    failed: t('hours.failed'),
    done: () => ({ title: t('hours.saved') }),
  })
  const closes = form.toggle('closes')
  return (
    <Form {...form.form}>
      <Switch label={t('hours.closes')} {...closes} />
      {closes.checked && (
        <div className={styles.times}>
          <TextField type="time" label={t('hours.from')} required {...form.field('from')} />
          <TextField type="time" label={t('hours.until')} required {...form.field('until')} />
        </div>
      )}
      <div>
        <Submit tone="quiet">{t('hours.save')}</Submit>
      </div>
    </Form>
  )
}
