import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeProfile, getProfile } from '#shared/identity/routes.ts'
import { FullName, type Profile } from '#shared/identity/schema.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { speak, spoken } from '#web/i18n/speak.ts'
import { useAmend, useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './account-dialog.module.css'

const NAMES: Readonly<Record<Language, string>> = { 'es-PR': 'Español', 'en-US': 'English' }

/** What identity knows of oneself; the name and the language are one's own to change. */
export function OwnProfile({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('identity')
  const words = useRefusalWords()
  const toast = useToast()
  const amend = useAmend(getProfile, {})
  const change = useCommand(changeProfile)
  const [fullName, setFullName] = useState(profile.fullName)
  const [language, setLanguage] = useState(profile.language ?? spoken())
  const [checked, setChecked] = useState(false)
  const named = FullName.safeParse(fullName)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (change.isPending || !named.success) return
    try {
      const changed = await change.run({ body: { fullName: named.data, language } })
      amend(() => changed)
      await speak(language)
      toast({ title: t('account.saved'), text: t('account.savedText'), tone: 'good' })
    } catch (error) {
      toast({ title: t('account.notSaved'), text: words(error), tone: 'alert' })
    }
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Place profile={profile} />
      <TextField
        label={t('fullName')}
        autoComplete="name"
        value={fullName}
        onChange={({ target }) => setFullName(target.value)}
        error={
          checked && !named.success
            ? t(fullName.trim().length < 2 ? 'problems.shortName' : 'problems.oddName')
            : undefined
        }
      />
      <SelectField
        label={t('account.language')}
        value={language}
        onChange={({ target }) => setLanguage(LANGUAGES.find(one => one === target.value) ?? language)}
      >
        {LANGUAGES.map(one => (
          <option key={one} value={one} lang={one}>
            {NAMES[one]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" wide aria-disabled={change.isPending}>
        {t('account.save')}
      </Button>
    </form>
  )
}

/** Roles, grade, school and region: shown, for only staff change them. */
function Place({
  profile: { roles, grade, schoolName, region, unconfirmed },
}: {
  readonly profile: Profile
}) {
  const { t } = useTranslation('identity')
  const isStudent = roles.includes('student')
  return (
    <div>
      <p className={styles.place}>
        {[
          roles.map(role => t(`roles.${role}`)).join(', '),
          grade && isStudent && t(`grade.${grade}`),
          schoolName,
          region,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {unconfirmed && <p className={styles.soft}>{t('account.unconfirmed')}</p>}
      {isStudent && <p className={styles.soft}>{t('account.staffChanges')}</p>}
    </div>
  )
}
