import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/ui/dialog.tsx'
import { asksForKeys } from './keys.ts'
import { KeysList } from './keys-list.tsx'

/** Lists the keys whenever `?` is pressed. */
export function KeysDialog() {
  const { t } = useTranslation('support')
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => asksForKeys(event) && setOpen(true)
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <Dialog title={t('keys.title')} closeLabel={t('keys.shut')} open={open} onOpenChange={setOpen}>
      <KeysList />
    </Dialog>
  )
}
