import type { Part } from '#web/i18n/privacy/privacy.ts'
import { Card } from '#web/ui/card.tsx'
import styles from './parts.module.css'

/** Stretches of text, each under its title. */
export const Parts = ({ parts }: { readonly parts: readonly Part[] }) => (
  <div className={styles.parts}>
    {parts.map(({ id, title, text, list }) => (
      <Card key={id} asChild>
        <section aria-labelledby={id} className={styles.part}>
          <h2 id={id}>{title}</h2>
          {text.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      </Card>
    ))}
  </div>
)
