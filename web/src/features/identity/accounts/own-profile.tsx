import { useTranslation } from 'react-i18next'
import { changeProfile, getProfile } from '#shared/identity/routes.ts'
import type { Profile } from '#shared/identity/schema.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { isStaff } from '#shared/kernel/session.ts'
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

/** What identity knows of oneself; the language is one's own to change, and the name of whoever is no student. */
export function OwnProfile({ profile, canChange }: OwnProfileProps) {
  return canChange ? (
    <OwnProfileForm profile={profile} />
  ) : (
    <div className={styles.form}>
      <Name profile={profile} />
      <Place profile={profile} />
    </div>
  )
}

const Name = ({ profile: { fullName } }: { readonly profile: Profile }) => (
  <p className={styles.email}>
    <strong>{fullName}</strong>
  </p>
)

/** A student's name is the school's to change. */
const isChild = ({ roles }: Profile): boolean => roles.includes('student') && !isStaff(roles)

function OwnProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('identity')
  const amend = useAmend(getProfile, {})
  const change = useCommand(changeProfile)
  const shortName = t('problems.shortName')
  const hasName = !isChild(profile)
  const form = useSchemaForm(changeProfile.body, {
    defaults: { ...(hasName && { fullName: profile.fullName }), language: profile.language ?? spoken() },
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
      {!hasName && <Name profile={profile} />}
      <Place profile={profile} />
      {hasName && (
        <TextField label={t('fullName')} autoComplete="name" maxLength={120} {...form.field('fullName')} />
      )}
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
