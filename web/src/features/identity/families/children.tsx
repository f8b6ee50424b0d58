import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Child, listChildren, unlinkChild } from '#shared/identity/family-routes.ts'
import { dayOf } from '#web/i18n/day.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { childPath } from '#web/lib/child-path.ts'
import { useCommand, useRead } from '#web/lib/query.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import styles from './linked.module.css'

/** The children linked to oneself, each with the way to end it. Nothing where there are none. */
export function Children() {
  const { t } = useTranslation('identity')
  const read = useRead(listChildren, {})
  return (
    <Read of={read} place="96px" what={t('family.unreached')}>
      {({ children }) => children.length > 0 && <Linked linked={children} />}
    </Read>
  )
}

function Linked({ linked }: { readonly linked: readonly Child[] }) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const command = useCommand(unlinkChild)
  const unlink = useAsyncAction(({ studentId }: Child) => command.run({ path: { studentId } }), {
    done: (_, { fullName: name }) => ({
      title: t('family.unlinked'),
      text: t('family.unlinkedText', { name }),
      tone: 'plain',
    }),
  })
  const [asked, setAsked] = useState<Child>()
  return (
    <section aria-labelledby="children" className={styles.section}>
      <h2 id="children">{t('family.children')}</h2>
      <Card flush asChild>
        <ul>
          {linked.map(child => (
            <li key={child.studentId} className={styles.row}>
              <div className={styles.words}>
                <strong>
                  <Link to={childPath(child.studentId)}>{child.fullName}</Link>
                </strong>
                <span className={styles.soft}>
                  {[child.grade && t(`grade.${child.grade}`), child.schoolName].filter(Boolean).join(' · ')}
                </span>
                <span className={styles.soft}>
                  {t('family.since', { day: dayOf(child.since, language) })}
                </span>
              </div>
              <div className={styles.actions}>
                <Button asChild>
                  <Link
                    to={`/family-portal?student=${child.studentId}`}
                    aria-label={t('family.progressNamed', { name: child.fullName })}
                  >
                    {t('family.progress')}
                  </Link>
                </Button>
                <Button tone="quiet" onClick={() => setAsked(child)}>
                  {t('family.unlink')}
                </Button>
              </div>
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
        onConfirm={async () => {
          if (asked) await unlink.run(asked)
        }}
      />
    </section>
  )
}
