import type { LandingTexts } from '#web/i18n/landing.ts'
import { Beach } from '#web/ui/art/beach.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './hero.module.css'
import { Sign } from './icons.tsx'

interface HeroProps {
  readonly texts: LandingTexts
  readonly start: string
  readonly onDemo: () => void
}

export function Hero({ texts, start, onDemo }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{texts.eyebrow}</p>
        <h1 className={styles.title}>
          <span>{texts.headline}</span> <span>{texts.headlineEnd}</span>
        </h1>
        <p className={styles.tagline}>{texts.tagline}</p>
        <div className={styles.deeds}>
          <Button asChild tone="gold">
            <a href={start}>
              {texts.start}
              <Sign name="forward" />
            </a>
          </Button>
          <Button tone="quiet" onClick={onDemo} aria-haspopup="dialog">
            <Sign name="play" />
            {texts.demo}
          </Button>
        </div>
      </div>
      <div className={styles.scene} role="img" aria-label={texts.scene}>
        <Beach />
      </div>
      <Sample text={texts.sample} />
    </section>
  )
}

/** What the product does, seen at once: a line that lights up as it is read. */
const Sample = ({ text }: { readonly text: string }) => (
  <p className={styles.sample} aria-hidden="true">
    {text.split(' ').map((word, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words never change their places
      <span key={at}>{word}</span>
    ))}
  </p>
)
