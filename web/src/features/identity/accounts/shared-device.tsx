import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isShared } from '#web/lib/class-device.ts'
import { keepShared } from '#web/lib/shared-device.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** Says that others use this device too: what comes in here then ends by itself. The device remembers. */
export function SharedDevice() {
  const { t } = useTranslation('identity')
  const [shared, setShared] = useState(isShared)
  return (
    <Checkbox
      label={t('sharedDevice.label')}
      hint={t('sharedDevice.hint')}
      checked={shared}
      onChange={({ target }) => {
        keepShared(target.checked)
        setShared(target.checked)
      }}
    />
  )
}
