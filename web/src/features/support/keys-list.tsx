import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { openByKey, opensByKey } from './keys.ts'
import styles from './keys-list.module.css'

/** What keys there are, as they stand on a keyboard. */
const KEYS = [
  ['next', ['Tab']],
  ['back', ['⇧', 'Tab']],
  ['press', ['↵']],
  ['tick', ['␣']],
  ['close', ['Esc']],
  ['choose', ['↑', '↓']],
  ['cells', ['←', '→', '↑', '↓']],
  ['ends', ['Home', 'End']],
  ['pages', ['PgUp', 'PgDn']],
  ['ruler', ['Alt', '↑', '↓']],
  ['list', ['?']],
] as const

/** The keys, and whether `?` lists them: whoever speaks to the device may not want a single letter to do something. */
export function KeysList() {
  const { t } = useTranslation('support')
  const id = useId()
  const [opens, setOpens] = useState(opensByKey)
  return (
    <>
      <dl className={styles.keys}>
        {KEYS.map(([name, keys]) => (
          <div key={name} className={styles.row}>
            <dt>
              {keys.map(key => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id={id}
        label={t('keys.opens')}
        checked={opens}
        onChange={({ target }) => {
          openByKey(target.checked)
          setOpens(target.checked)
        }}
      />
    </>
  )
}
