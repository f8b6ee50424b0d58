import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { adviceFor, strengthOf } from './password-advice.ts'
import { PasswordField } from './password-field.tsx'
import { useBreaches } from './use-breaches.ts'

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> {
  /** What is typed so far. */
  readonly chosen: string
  readonly person: { readonly fullName: string; readonly email: string }
  /** Whoever works for a school, where that is known, also sees how strong it is. */
  readonly isStaff?: boolean
}

/** A password that is being chosen, and what could be better about it; six characters go on all the same. */
export function NewPasswordField({ chosen, person, isStaff = false, ...rest }: NewPasswordFieldProps) {
  const { t } = useTranslation('identity')
  const isOfBreaches = useBreaches(chosen !== '')
  const advice = adviceFor(chosen, person, isOfBreaches)
  return (
    <div>
      <PasswordField
        autoComplete="new-password"
        hint={advice ? t(`advice.${advice}`) : t(isStaff ? 'advice.beginStaff' : 'advice.begin')}
        {...rest}
      />
      {isStaff && advice && (
        <meter
          aria-label={t('advice.strength')}
          min={0}
          max={4}
          low={2}
          high={3}
          optimum={4}
          value={strengthOf(chosen, advice)}
          style={{ inlineSize: '100%' }}
        />
      )}
    </div>
  )
}
