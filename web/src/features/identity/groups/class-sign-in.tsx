import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/identity/group.ts'
import { changeGroup } from '#shared/identity/group-routes.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Qr } from '../codes/qr.tsx'
import { PictureTrio } from '../pictures/picture-trio.tsx'
import styles from './class-sign-in.module.css'
import { useAmendRoster } from './use-amend-roster.ts'

interface ClassSignInProps {
  readonly group: Group
}

/** The pre-readers' sign-in of a class: its switch and, while it is on, its code. */
export function ClassSignIn({ group: { groupId, classCode } }: ClassSignInProps) {
  const { t } = useTranslation('identity')
  const { takeGroup } = useAmendRoster(groupId)
  const change = useAction(changeGroup, { done: takeGroup })
  return (
    <Card asChild>
      <section aria-labelledby="class-sign-in" className={styles.card}>
        <div className={styles.words}>
          <h2 id="class-sign-in">{t('groups.pictureSignIn')}</h2>
          <p className={styles.soft}>{t('groups.pictureSignInText')}</p>
          <Switch
            label={t('pictures.enter')}
            checked={classCode !== undefined}
            disabled={change.isPending}
            onChange={on => void change.run({ path: { groupId }, body: { pictureSignIn: on } })}
          />
        </div>
        {classCode ? (
          <div className={styles.code}>
            <Qr
              text={`${location.origin}/auth?view=pictures&class=${classCode}`}
              label={t('groups.pictureSignInQr')}
            />
            <div>
              <p className={styles.soft}>{t('pictures.classCode')}</p>
              <p className={styles.letters}>{classCode}</p>
            </div>
          </div>
        ) : (
          <PictureTrio />
        )}
      </section>
    </Card>
  )
}
