import { useTranslation } from 'react-i18next'
import { listFamilies } from '#shared/identity/family-routes.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { FamilyCode } from './family-code.tsx'
import styles from './own-family-code.module.css'

/** A student's panel: the code that brings the family in, and who is in already. */
export function OwnFamilyCode({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('identity')
  const read = useRead(listFamilies, { path: { studentId } })
  const failed = useReadFailure(read)
  const names = read.data?.families.map(({ fullName }) => fullName) ?? []
  return (
    <Card tone="sea" asChild>
      <section aria-labelledby="own-code" className={styles.panel}>
        <h2 id="own-code">{t('family.own')}</h2>
        <p>{t('family.ownText')}</p>
        <FamilyCode studentId={studentId} />
        {failed}
        {names.length > 0 && (
          <p className={styles.linked}>{t('family.linked', { names: names.join(', ') })}</p>
        )}
      </section>
    </Card>
  )
}
