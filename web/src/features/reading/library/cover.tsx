import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { DrawnCover } from '#web/ui/art/covers/drawn-cover.tsx'
import { Scene } from '#web/ui/art/scenes/scene.tsx'
import styles from './cover.module.css'

interface CoverProps {
  readonly text: ListedText
  /** Another picture than its own, or that of its place and kind. */
  readonly picture?: ReactNode
  readonly children?: ReactNode
}

/** A text's picture with its grade on it. */
export function Cover({ text, picture, children }: CoverProps) {
  const { t } = useTranslation('reading')
  return (
    <div className={styles.cover}>
      {picture ??
        (text.cover ? (
          <DrawnCover cover={text.cover} id={text.id} />
        ) : (
          <Scene city={text.city} category={text.category} />
        ))}
      <span className={styles.grade}>{t(`grade.${text.grade}`)}</span>
      {children}
    </div>
  )
}
