import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Preferences, type Switchable, switchableFor } from '#shared/notifications/preferences.ts'
import { changeNoticePreferences, getNoticePreferences } from '#shared/notifications/routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { useAmend, useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './notification-preferences.module.css'
import { iconOf } from './notification-words.ts'

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
      <Quiet
        key={JSON.stringify(preferences.quiet)}
        quiet={preferences.quiet}
        onChoose={quiet => void choose({ off: preferences.off, ...(quiet && { quiet }) })}
      />
    </div>
  )
}

interface QuietProps {
  readonly quiet: Preferences['quiet']
  readonly onChoose: (quiet: Preferences['quiet']) => void
}

function Quiet({ quiet, onChoose }: QuietProps) {
  const { t } = useTranslation('notifications')
  const [hours, setHours] = useState(quiet ?? NIGHT)
  const isWrong = hours.from === hours.until || !hours.from || !hours.until
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
        {quiet && (
          <form
            className={styles.hours}
            onSubmit={event => {
              event.preventDefault()
              if (!isWrong) onChoose(hours)
            }}
          >
            <TextField
              type="time"
              label={t('quiet.from')}
              value={hours.from}
              required
              onChange={({ target }) => setHours({ ...hours, from: target.value })}
            />
            <TextField
              type="time"
              label={t('quiet.until')}
              value={hours.until}
              required
              error={hours.from === hours.until ? t('quiet.same') : undefined}
              onChange={({ target }) => setHours({ ...hours, until: target.value })}
            />
            <Button
              type="submit"
              tone="quiet"
              disabled={isWrong || (hours.from === quiet.from && hours.until === quiet.until)}
            >
              {t('quiet.save')}
            </Button>
          </form>
        )}
      </section>
    </Card>
  )
}
