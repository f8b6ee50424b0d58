import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Child, listChildren, unlinkChild } from '#shared/identity/family-routes.ts'
import { dayOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useAmend, useCommand, useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './linked.module.css'

/** The children linked to oneself, each with the way to end it. */
export function Children() {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const toast = useToast()
  const { data, isPending } = useRead(listChildren, {})
  const amend = useAmend(listChildren, {})
  const unlink = useCommand(unlinkChild)
  const [asked, setAsked] = useState<Child>()

  const end = async ({ studentId, fullName }: Child) => {
    try {
      await unlink.run({ path: { studentId } })
      amend(({ children }) => ({ children: children.filter(child => child.studentId !== studentId) }))
      toast({ title: t('family.unlinked'), text: t('family.unlinkedText', { name: fullName }) })
    } catch {
      toast({ title: t('error'), text: t('claimFailures.family.failed'), tone: 'alert' })
    }
  }

  if (isPending) return <Skeleton height="96px" />
  if (!data || data.children.length === 0) return null
  return (
    <section aria-labelledby="children" className={styles.section}>
      <h2 id="children">{t('family.children')}</h2>
      <Card flush asChild>
        <ul>
          {data.children.map(child => (
            <li key={child.studentId} className={styles.row}>
              <div className={styles.words}>
                <strong>{child.fullName}</strong>
                <span className={styles.soft}>
                  {[child.grade && t(`grade.${child.grade}`), child.schoolName].filter(Boolean).join(' · ')}
                </span>
                <span className={styles.soft}>
                  {t('family.since', { day: dayOf(child.since, language) })}
                </span>
              </div>
              <Button tone="quiet" onClick={() => setAsked(child)}>
                {t('family.unlink')}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <ConfirmDialog
        title={t('family.unlinkAsk', { name: asked?.fullName ?? '' })}
        text={t('family.unlinkText')}
        confirmLabel={t('family.unlink')}
        cancelLabel={t('cancel')}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => asked && end(asked)}
      />
    </section>
  )
}
