import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { weekLetterChanged } from '#shared/notifications/week-letter-live.ts'
import { getWeekLetter, setWeekLetter } from '#shared/notifications/week-letter-routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useAmend, useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useLive } from '#web/lib/use-live.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import styles from './notification-preferences.module.css'

/** Whether a family member gets the week by mail, and in which language: off until they ask for it. */
export function WeekLetter() {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const read = useRead(getWeekLetter, {}, { onArrival: true })
  const amend = useAmend(getWeekLetter, {})
  const save = useAction(setWeekLetter, { failed: t('failed') })
  // Another page, or the letter itself.
  useLive(weekLetterChanged, wish => amend(({ mail }) => ({ mail, ...wish })))
  /** It moves at once, and back where it is refused. */
  const choose = async (chosen: Language | undefined) => {
    const before = read.data
    const wish = chosen ? { language: chosen } : {}
    amend(({ mail }) => ({ mail, ...wish }))
    if (!(await save.run({ body: wish })) && before) amend(() => before)
  }
  return (
    <Card asChild>
      <section aria-labelledby="week-letter" className={styles.group}>
        <h2 id="week-letter">{t('letter.title')}</h2>
        <p className={styles.about}>{t('letter.text')}</p>
        <Read of={read} place="44px">
          {({ mail, language: written }) => (
            <>
              {mail !== 'ready' && <p>{t(`letter.${mail}`)}</p>}
              <Switch
                label={t('letter.on')}
                checked={written !== undefined}
                // What is on can always be ended.
                disabled={mail !== 'ready' && written === undefined}
                onChange={isOn => void choose(isOn ? language : undefined)}
              />
              {written && mail === 'ready' && (
                <SelectField
                  label={t('letter.language')}
                  value={written}
                  onChange={({ target }) =>
                    void choose(LANGUAGES.find(language => language === target.value))
                  }
                >
                  {LANGUAGES.map(one => (
                    <option key={one} value={one}>
                      {t(`letter.languages.${one}`)}
                    </option>
                  ))}
                </SelectField>
              )}
            </>
          )}
        </Read>
      </section>
    </Card>
  )
}
