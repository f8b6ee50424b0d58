import { useTranslation } from 'react-i18next'
import { changeProfile, getProfile } from '#shared/identity/routes.ts'
import type { Profile } from '#shared/identity/schema.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { speak, spoken } from '#web/i18n/speak.ts'
import { useAmend, useCommand } from '#web/lib/query.ts'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-dialog.module.css'

const NAMES: Readonly<Record<Language, string>> = { 'es-PR': 'Español', 'en-US': 'English' }

interface OwnProfileProps {
  readonly profile: Profile
  /** Whoever came in by pictures reads it. */
  readonly canChange: boolean
}

/** What identity knows of oneself; the name and the language are one's own to change. */
export function OwnProfile({ profile, canChange }: OwnProfileProps) {
  return canChange ? (
    <OwnProfileForm profile={profile} />
  ) : (
    <div className={styles.form}>
      <p className={styles.email}>
        <strong>{profile.fullName}</strong>
      </p>
      <Place profile={profile} />
    </div>
  )
}

function OwnProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('identity')
  const amend = useAmend(getProfile, {})
  const change = useCommand(changeProfile)
  const shortName = t('problems.shortName')
  const form = useSchemaForm(changeProfile.body, {
    defaults: { fullName: profile.fullName, language: profile.language ?? spoken() },
    words: { fullName: { required: shortName, tooShort: shortName, invalid: t('problems.oddName') } },
    send: async body => {
      const changed = await change.run({ body })
      amend(() => changed)
      // What follows is told in it.
      await speak(changed.language ?? spoken())
    },
    done: () => ({ title: t('account.saved'), text: t('account.savedText') }),
  })
  return (
    <Form {...form.form}>
      <Place profile={profile} />
      <TextField label={t('fullName')} autoComplete="name" maxLength={120} {...form.field('fullName')} />
      <SelectField label={t('account.language')} {...form.field('language')}>
        {LANGUAGES.map(one => (
          <option key={one} value={one} lang={one}>
            {NAMES[one]}
          </option>
        ))}
      </SelectField>
      <Submit wide>{t('account.save')}</Submit>
    </Form>
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
