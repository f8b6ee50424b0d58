import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { TextPicture } from '#web/ui/art/text-picture.tsx'
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
      {picture ?? <TextPicture text={text} />}
      <span className={styles.grade}>{t(`grade.${text.grade}`)}</span>
      {children}
    </div>
  )
}
