import { useTranslation } from 'react-i18next'
import { PICTURES, type Picture } from '#shared/identity/group.ts'
import { PictureArt } from './picture-art.tsx'
import styles from './picture-board.module.css'
import { PICTURES_LONG } from './picture-machine.ts'

interface PictureBoardProps {
  readonly chosen: readonly Picture[]
  readonly busy?: boolean
  readonly onTap: (picture: Picture) => void
}

/** All pictures, always in the same places, below the three that are chosen. */
export function PictureBoard({ chosen, busy = false, onTap }: PictureBoardProps) {
  const { t } = useTranslation('identity')
  const said = chosen.map(picture => t(`picture.${picture}`)).join(', ')
  return (
    <div className={styles.board} aria-busy={busy}>
      <p
        className={styles.chosen}
        role="img"
        aria-label={t('pictures.chosen', { count: chosen.length, said })}
      >
        {Array.from({ length: PICTURES_LONG }, (_, place) => {
          const picture = chosen[place]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: three places that never move
            <span key={place} className={styles.place} data-filled={picture ? true : undefined}>
              {picture && <PictureArt name={picture} />}
            </span>
          )
        })}
      </p>
      <ul className={styles.pictures}>
        {PICTURES.map(picture => (
          <li key={picture}>
            <button
              type="button"
              className={styles.picture}
              aria-label={t(`picture.${picture}`)}
              title={t(`picture.${picture}`)}
              onClick={() => !busy && onTap(picture)}
            >
              <PictureArt name={picture} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
