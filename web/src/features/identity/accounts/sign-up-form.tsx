import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStaff } from '#shared/kernel/session.ts'
import type { Role } from '#shared/kernel/standing.ts'
import type { SignUpFailure } from '#web/lib/auth-failures.ts'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CodeField } from '../codes/code-field.tsx'
import { pendingCode } from '../codes/pending-code.ts'
import { AccountChoice } from './account-choice.tsx'
import { GradeField } from './grade-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { SchoolField } from './school-field.tsx'
import { SharedDevice } from './shared-device.tsx'
import { asksForSchool, type Draft, fieldRefused, problemsOf } from './sign-up-rules.ts'
import { useSignUp } from './use-sign-up.ts'

type Refusal = Exclude<SignUpFailure, 'alreadyRegistered'>

interface SignUpFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  /** As the address of the page says, when a sheet's picture led here. */
  readonly code: string | undefined
  readonly accountType: Role | undefined
  /** To the other tab: the account is there already; with what was typed, where it may be somebody else's. */
  readonly onHasAccount: (typed?: Draft) => void
}

/** The account types unfold the rest: nobody reads fields that are not theirs. */
export function SignUpForm({ email, onEmail, code, accountType, onHasAccount }: SignUpFormProps) {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const open = useSignUp()
  const [type, setType] = useState(accountType ?? (pendingCode('family') ? 'family' : undefined))
  const [typed, setTyped] = useState({
    fullName: '',
    password: '',
    code: code ?? pendingCode('family') ?? pendingCode('access') ?? '',
  })
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ readonly failure: Refusal; readonly draft: Draft }>()
  const [chosen, setChosen] = useState<Pick<Draft, 'grade' | 'region' | 'school'>>({})
  const alert = (title: string, text: string) => toast({ title, text, tone: 'alert' })

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
    const outcome = await open(draft)
    setBusy(false)
    if (outcome === 'taken' || outcome === 'signIn') onHasAccount(outcome === 'taken' ? draft : undefined)
    else setRefused(outcome && { failure: outcome, draft })
  }

  const errorOf = (field: keyof typeof problems): string | undefined => {
    const problem = checked ? problems[field] : undefined
    if (problem) return t(`problems.${problem}`)
    const isSame =
      refused && fieldRefused[refused.failure] === field && draft?.[field] === refused.draft[field]
    return isSame ? t(`signUp.failures.${refused.failure}`) : undefined
  }

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
          <NewPasswordField
            label={t('password')}
            chosen={typed.password}
            person={{ fullName: typed.fullName, email }}
            isStaff={isStaff([draft.accountType])}
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
