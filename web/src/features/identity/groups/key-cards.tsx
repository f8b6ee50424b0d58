import { useTranslation } from 'react-i18next'
import type { PictureWord } from '#shared/identity/group.ts'
import { Card } from '#web/ui/card.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import codes from '../codes/code-sheet.module.css'
import { Paper, Slip } from '../codes/paper.tsx'
import { PictureArt } from '../pictures/picture-art.tsx'
import styles from './key-cards.module.css'

/** A child’s key: three pictures in their order. */
export interface KeyCard {
  readonly id: string
  readonly fullName: string
  readonly pictures: PictureWord
}

interface KeyCardsProps {
  readonly classCode: string
  readonly groupName: string
  readonly cards: readonly KeyCard[]
}

/** Keys just made: on the screen as a list, on paper as cards to cut out. They are shown this once. */
export function KeyCards({ classCode, groupName, cards }: KeyCardsProps) {
  const { t } = useTranslation('identity')
  const entrance = `${location.origin}/auth?view=pictures&class=${classCode}`
  return (
    <Card tone="sea" asChild>
      <section className={codes.made} aria-labelledby="key-cards">
        <div className={codes.head}>
          <div role="status">
            <h2 id="key-cards">{t('keyCards.ready', { count: cards.length })}</h2>
            <p className={codes.once}>{t('keyCards.once')}</p>
          </div>
          <div className={codes.deeds}>
            <PrintButton>{t('keyCards.print')}</PrintButton>
          </div>
        </div>
        <ul className={styles.cards}>
          {cards.map(({ id, fullName, pictures }) => (
            <li key={id}>
              <span>{fullName}</span>
              <Pictures of={pictures} />
            </li>
          ))}
        </ul>
        <Paper>
          {cards.map(({ id, fullName, pictures }) => (
            <Slip key={id} who={fullName} letters={classCode} leadsTo={entrance}>
              <p>{groupName}</p>
              <Pictures of={pictures} />
              <p>{t('keyCards.how', { site: location.host })}</p>
            </Slip>
          ))}
        </Paper>
      </section>
    </Card>
  )
}

function Pictures({ of }: { readonly of: PictureWord }) {
  const { t } = useTranslation('identity')
  const said = of.map(picture => t(`picture.${picture}`)).join(', ')
  return (
    <span className={styles.pictures} role="img" aria-label={said}>
      {of.map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is the key, and the same picture may come twice.
        <PictureArt key={at} name={picture} />
      ))}
    </span>
  )
}
