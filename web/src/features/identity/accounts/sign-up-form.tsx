import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { highestRole, type Role } from '#shared/kernel/standing.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { signUp } from '#web/lib/auth-actions.ts'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CodeField } from '../codes/code-field.tsx'
import { keepPending, pendingCode, takePending } from '../codes/pending-code.ts'
import { AccountChoice } from './account-choice.tsx'
import { GradeField } from './grade-field.tsx'
import { adviceFor } from './password-advice.ts'
import { PasswordField } from './password-field.tsx'
import { SchoolField } from './school-field.tsx'
import { SharedDevice } from './shared-device.tsx'
import { asksForSchool, type Draft, metadataOf, problemsOf } from './sign-up-rules.ts'

interface SignUpFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  /** As the address of the page says, when a sheet's picture led here. */
  readonly code: string | undefined
  readonly accountType: Role | undefined
  /** To the other tab: the account is there already. */
  readonly onHasAccount: () => void
}

/** The account types unfold the rest: nobody reads fields that are not theirs. */
export function SignUpForm({ email, onEmail, code, accountType, onHasAccount }: SignUpFormProps) {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const language = useLanguage()
  const [type, setType] = useState(accountType ?? (pendingCode('family') ? 'family' : undefined))
  const [typed, setTyped] = useState({
    fullName: '',
    password: '',
    code: code ?? pendingCode('family') ?? pendingCode('access') ?? '',
  })
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<Pick<Draft, 'grade' | 'region' | 'school'>>({})
  const alert = (title: string, text: string) => toast({ title, text, tone: 'alert' })

  const open = async (draft: Draft) => {
    // Used here, it must not be claimed again after the sign-in that follows.
    const pending = { family: takePending('family'), access: takePending('access') }
    const { fullName, password } = draft
    const outcome = await signUp({
      email: email.trim(),
      password,
      fullName: fullName.trim(),
      metadata: metadataOf(draft, language),
    })
    if (typeof outcome === 'string') {
      if (pending.family) keepPending('family', pending.family)
      if (pending.access) keepPending('access', pending.access)
      if (outcome !== 'alreadyRegistered') return alert(t('error'), t(`signUp.failures.${outcome}`))
      onHasAccount()
      return alert(t('signUp.exists'), t('signUp.existsText'))
    }
    const role = outcome.status === 'signedIn' ? highestRole(outcome.person.roles) : draft.accountType
    toast({ title: t('signUp.created'), text: t(`signUp.welcome.${role}`), tone: 'good' })
    if (draft.accountType === 'family')
      toast({ title: t('family.claimed'), text: t('family.claimedText'), tone: 'good' })
    if (outcome.status !== 'signedIn') onHasAccount()
  }

  const draft = type && { ...typed, ...chosen, email, accountType: type }
  const problems = draft ? problemsOf(draft) : {}
  const submit = async () => {
    setChecked(true)
    if (!draft) return
    if (Object.keys(problems).length > 0) {
      if (problems.code === 'codeInvalid' || problems.code === 'familyCodeInvalid')
        alert(t('error'), t(`problems.${problems.code}`))
      return
    }
    setBusy(true)
    await open(draft)
    setBusy(false)
  }

  const errorOf = (field: keyof typeof problems): string | undefined => {
    const problem = checked ? problems[field] : undefined
    return problem && t(`problems.${problem}`)
  }
  const advice = adviceFor(typed.password, { fullName: typed.fullName, email })

  return (
    <Form onSubmit={submit}>
      <AccountChoice chosen={type} onChoose={setType} />
      {draft && (
        <>
          {draft.accountType === 'student' && (
            <GradeField
              chosen={chosen.grade}
              onChoose={grade => setChosen({ ...chosen, grade })}
              error={errorOf('grade')}
            />
          )}
          <CodeField
            label={t(`code.label.${draft.accountType}`)}
            hint={t(`code.from.${draft.accountType}`)}
            value={typed.code}
            onChange={code => setTyped({ ...typed, code })}
            error={errorOf('code')}
          />
          {asksForSchool(draft) && (
            <SchoolField
              region={chosen.region}
              school={chosen.school}
              onRegion={region => setChosen(now => ({ ...now, region }))}
              onSchool={school => setChosen(now => ({ ...now, school }))}
              errors={{ region: errorOf('region'), school: errorOf('school') }}
            />
          )}
          <TextField
            label={t('fullName')}
            name="name"
            autoComplete="name"
            maxLength={120}
            value={typed.fullName}
            onChange={({ target }) => setTyped({ ...typed, fullName: target.value })}
            error={errorOf('fullName')}
          />
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={({ target }) => onEmail(target.value)}
            error={errorOf('email')}
          />
          <PasswordField
            label={t('password')}
            autoComplete="new-password"
            hint={advice ? t(`advice.${advice}`) : t('advice.begin')}
            value={typed.password}
            onChange={({ target }) => setTyped({ ...typed, password: target.value })}
            error={errorOf('password')}
          />
          <SharedDevice />
          <Submit wide>{busy ? t('signUp.creating') : t('signUp.create')}</Submit>
        </>
      )}
    </Form>
  )
}
