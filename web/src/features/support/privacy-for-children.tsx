import { Hear } from '#web/i18n/hear.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { Content } from './content/content.ts'
import styles from './privacy.module.css'

type Sayings = Content['privacy']['children']

const PICTURES: Readonly<Record<keyof Sayings, IconName>> = {
  voice: 'ear',
  words: 'book',
  who: 'family',
  never: 'store',
  erase: 'delete',
  ask: 'help',
}
const ORDER = ['voice', 'words', 'who', 'never', 'erase', 'ask'] as const satisfies readonly (keyof Sayings)[]

/** Few words, each with a picture, all of which can be heard. */
export const PrivacyForChildren = ({ sayings }: { readonly sayings: Sayings }) => (
  <ul className={styles.sayings} data-register="child">
    {ORDER.map(name => (
      <Card key={name} asChild>
        <li className={styles.saying}>
          <span className={styles.picture} data-of={name}>
            <Icon name={PICTURES[name]} size={44} />
          </span>
          <p>{sayings[name]}</p>
          <Hear text={sayings[name]} />
        </li>
      </Card>
    ))}
  </ul>
)
