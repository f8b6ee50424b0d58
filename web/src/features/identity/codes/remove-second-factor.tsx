import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeSecondFactor } from '#shared/identity/second-factor-routes.ts'
import type { Place } from '#shared/kernel/place.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface RemoveSecondFactorProps {
  readonly place: Place
  readonly personId: string
  readonly fullName: string
}

/** For whoever lost the phone with their app: the next sign-in asks for the password alone. */
export function RemoveSecondFactor({ place, personId, fullName: name }: RemoveSecondFactorProps) {
  const { t } = useTranslation('identity')
  const [asks, setAsks] = useState(false)
  const remove = useAction(removeSecondFactor, {
    done: () => ({ title: t('factor.removed'), text: t('factor.removedText', { name }) }),
  })
  return (
    <>
      <Button tone="quiet" aria-label={t('factor.removeOf', { name })} onClick={() => setAsks(true)}>
        {t('factor.remove')}
      </Button>
      <ConfirmDialog
        title={t('factor.removeOf', { name })}
        text={t('factor.removeText')}
        confirmLabel={t('factor.remove')}
        cancelLabel={t('cancel')}
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={async () => void (await remove.run({ path: { place, personId } }))}
      />
    </>
  )
}
