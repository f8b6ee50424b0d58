import { useTranslation } from 'react-i18next'
import {
  type Preferences,
  type QuietHours,
  type Switchable,
  switchableFor,
} from '#shared/notifications/preferences.ts'
import { changeNoticePreferences, getNoticePreferences } from '#shared/notifications/routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { useAmend, useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './notification-preferences.module.css'
import { iconOf } from './notification-words.ts'
import { WeekLetter } from './week-letter.tsx'

const NIGHT = { from: '20:00', until: '06:00' }

/** What somebody is told, a switch a type, and when nothing pops up. */
export function NotificationPreferences() {
  return (
    <Read of={useRead(getNoticePreferences, {})} place="320px">
      {preferences => <Change preferences={preferences} />}
    </Read>
  )
}

function Change({ preferences }: { readonly preferences: Preferences }) {
  const { t } = useTranslation('notifications')
  const session = useSession()
  const amend = useAmend(getNoticePreferences, {})
  const save = useAction(changeNoticePreferences, { failed: t('failed') })
  const types = session.status === 'signedIn' ? switchableFor(session.person.roles) : []
  /** It moves at once, and back where it is refused. */
  const choose = async (next: Preferences) => {
    amend(() => next)
    if (!(await save.run({ body: next }))) amend(() => preferences)
  }
  const want = (type: Switchable, isWanted: boolean) =>
    choose({
      ...preferences,
      off: isWanted ? preferences.off.filter(off => off !== type) : [...preferences.off, type],
    })
  return (
    <div className={styles.groups}>
      {types.length > 0 && (
        <Card asChild>
          <section aria-labelledby="notice-types" className={styles.group}>
            <h2 id="notice-types">{t('types.title')}</h2>
            <ul className={styles.types}>
              {types.map(type => (
                <li key={type} className={styles.type}>
                  <span className={styles.icon}>
                    <Icon name={iconOf(type)} />
                  </span>
                  <Switch
                    label={t(`types.${type}`)}
                    checked={!preferences.off.includes(type)}
                    onChange={isWanted => void want(type, isWanted)}
                  />
                </li>
              ))}
            </ul>
          </section>
        </Card>
      )}
      {session.status === 'signedIn' && session.person.roles.includes('family') && <WeekLetter />}
      <Quiet
        preferences={preferences}
        onChoose={quiet => void choose({ off: preferences.off, ...(quiet && { quiet }) })}
      />
    </div>
  )
}

interface QuietProps {
  readonly preferences: Preferences
  readonly onChoose: (quiet: Preferences['quiet']) => void
}

function Quiet({ preferences, onChoose }: QuietProps) {
  const { t } = useTranslation('notifications')
  const { quiet } = preferences
  return (
    <Card asChild>
      <section aria-labelledby="quiet-hours" className={styles.group}>
        <h2 id="quiet-hours">{t('quiet.title')}</h2>
        <p className={styles.about}>{t('quiet.text')}</p>
        <Switch
          label={t('quiet.on')}
          checked={quiet !== undefined}
          onChange={isOn => onChoose(isOn ? NIGHT : undefined)}
        />
        {quiet && <Hours key={JSON.stringify(quiet)} off={preferences.off} quiet={quiet} />}
      </section>
    </Card>
  )
}

function Hours({ off, quiet }: Pick<Preferences, 'off'> & { readonly quiet: QuietHours }) {
  const { t } = useTranslation('notifications')
  const form = useRouteForm(changeNoticePreferences, {
    defaults: quiet,
    toBody: hours => ({ off, quiet: hours }),
    args: body => ({ body }),
    words: { until: { invalid: t('quiet.same') } },
    failed: t('failed'),
    done: () => ({ title: t('quiet.saved') }),
  })
  return (
    <Form {...form.form}>
      <div className={styles.hours}>
        <TextField type="time" label={t('quiet.from')} required {...form.field('from')} />
        <TextField type="time" label={t('quiet.until')} required {...form.field('until')} />
      </div>
      <div>
        <Submit tone="quiet">{t('quiet.save')}</Submit>
      </div>
    </Form>
  )
}
