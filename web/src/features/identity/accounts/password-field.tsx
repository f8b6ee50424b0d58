import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>

/** A password, hidden until its owner looks. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('identity')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      name="password"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'hide' : 'show'}
          label={shown ? t('hide') : t('show')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
