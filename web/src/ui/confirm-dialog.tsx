import { useState } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  /** What is asked; the dialog is open while there is something to ask. */
  readonly title: string
  /** What happens, what stays, and whether it can be undone. */
  readonly text: string
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onConfirm: () => Promise<void>
}

/** Asks before something that cannot be undone with one touch. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, open, onClose, onConfirm } = props
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    if (busy) return
    setBusy(true)
    await onConfirm().finally(() => setBusy(false))
    onClose()
  }
  return (
    <Dialog
      title={title}
      description={text}
      closeLabel={cancelLabel}
      open={open}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <div className={styles.actions}>
        <Button tone="quiet" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button tone="danger" aria-disabled={busy} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
