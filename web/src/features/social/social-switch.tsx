import { useTranslation } from 'react-i18next'
import { getStudentSocial, switchStudentSocial } from '#shared/social/routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** With what a family, or a teacher, switches a child’s friends and boards off or on. */
export function SocialSwitch({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('social')
  const session = useSession()
  const isFamily = session.status === 'signedIn' && session.person.roles.includes('family')
  const path = { studentId }
  const change = useAction(switchStudentSocial, { failed: t('failed') })
  return (
    <Card asChild>
      <section aria-labelledby={`social-${studentId}`}>
        <h2 id={`social-${studentId}`}>{t('switchTitle')}</h2>
        <p>{t('switchText')}</p>
        <Read of={useRead(getStudentSocial, { path })} place="48px">
          {({ byFamily, byTeacher }) => (
            <>
              <Switch
                label={t('switchOn')}
                checked={!(isFamily ? byFamily : byTeacher)}
                onChange={on => void change.run({ path, body: { off: !on } })}
              />
              {byFamily && <p>{t('byFamily')}</p>}
              {byTeacher && <p>{t('byTeacher')}</p>}
            </>
          )}
        </Read>
      </section>
    </Card>
  )
}
