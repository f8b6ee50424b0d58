import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './file-drop.module.css'

interface FileDropProps {
  readonly accept: string
  readonly isMany: boolean
  /** Why what was chosen last was refused, in words. */
  readonly error: string | undefined
  /** Where what was refused belongs. */
  readonly elsewhere?: ReactNode
  readonly onChoose: (files: readonly File[]) => void
}

/** Where files are dropped, or chosen with the browser's own button. */
export function FileDrop({ accept, isMany, error, elsewhere, onChoose }: FileDropProps) {
  const { t } = useTranslation('imports')
  const id = useId()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault()
    setOver(is)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the field within takes every other.
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={event => over(event, true)}
      onDragLeave={event => over(event, false)}
      onDrop={event => {
        over(event, false)
        onChoose([...event.dataTransfer.files])
      }}
    >
      <Icon name="document" size={32} />
      <Button asChild tone="quiet">
        <label htmlFor={id}>{t(isMany ? 'chooseMany' : 'chooseOne')}</label>
      </Button>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMany}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-said`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // So that the same file, mended, can be chosen again.
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <p>{t(isMany ? 'dropMany' : 'dropOne')}</p>
      {error && (
        <div id={`${id}-said`}>
          <Alert>{error}</Alert>
          {elsewhere}
        </div>
      )}
    </div>
  )
}
