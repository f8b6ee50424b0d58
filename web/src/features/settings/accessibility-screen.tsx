import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Settings } from '#shared/settings/schema.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { useWholeAppearance } from '#web/lib/appearance.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './accessibility-screen.module.css'
import { choose, chosen } from './choose.ts'
import { OptionGroup } from './option-group.tsx'
import { GROUPS } from './options.ts'

type Saving = 'saved' | 'waiting'

/** How the app looks and sounds: each choice acts at once, everywhere. */
export function Component() {
  const { t } = useTranslation('settings')
  const session = useSession()
  const [saving, setSaving] = useState<Saving>()
  useWholeAppearance()
  const settings = chosen()
  if (session.status !== 'signedIn') return null
  const { personId } = session.person

  const applyAppearance = (next: Settings) => {
    setSaving(undefined)
    choose(personId, next).then(
      () => setSaving('saved'),
      () => setSaving('waiting'),
    )
  }
  const change = (name: keyof Settings, value: string | undefined) => {
    const { [name]: _, ...others } = settings
    applyAppearance(Settings.parse(value === undefined ? others : { ...others, [name]: value }))
  }
  return (
    <div className={staff.screen}>
      <PageHead title={t('title')} intro={t('text')} />
      <Card asChild tone="sea">
        <section aria-labelledby="sample" className={styles.sample}>
          <h2 id="sample">{t('sample.title')}</h2>
          <p>
            {t('sample.before')} <mark>{t('sample.word')}</mark> {t('sample.after')}
          </p>
          <Hear text={t('sample.hear')} />
        </section>
      </Card>
      <div className={styles.groups}>
        {GROUPS.map(({ name, values }) => (
          <OptionGroup
            key={name}
            name={name}
            values={values}
            chosen={settings[name]}
            onChoose={value => change(name, value)}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Button
          tone="quiet"
          disabled={Object.keys(settings).length === 0}
          onClick={() => applyAppearance({})}
        >
          <Icon name="repeat" />
          {t('reset')}
        </Button>
        <p role="status" className={staff.soft}>
          {saving && t(saving)}
        </p>
      </div>
    </div>
  )
}
