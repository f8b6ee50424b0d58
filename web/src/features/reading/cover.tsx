import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { Scene } from '#web/ui/art/scenes/scene.tsx'
import styles from './cover.module.css'

/** A text's picture with its grade on it. */
export function Cover({ text, children }: { readonly text: ListedText; readonly children?: ReactNode }) {
  const { t } = useTranslation('reading')
  return (
    <div className={styles.cover}>
      <Scene city={text.city} category={text.category} />
      <span className={styles.grade}>{t(`grade.${text.grade}`)}</span>
      {children}
    </div>
  )
}
