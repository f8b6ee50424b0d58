import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '#shared/kernel/place.ts'
import type { Sender } from '#shared/kernel/sender.ts'
import { cancelSending } from '#shared/notifications/sending-routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type Draft, NEW_DRAFT } from './draft.ts'
import { SendForm } from './send-form.tsx'
import { SendingPanel } from './sending-panel.tsx'

interface SendDialogProps {
  readonly sender: Sender
  /** Undefined until one is chosen. */
  readonly place: Place | undefined
  readonly picker?: ReactNode
}

/** Tells many something at once: to whom, what, how many that is, and on its way. */
export function SendDialog(props: SendDialogProps) {
  const { t } = useTranslation('sendings')
  return (
    <Dialog
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      trigger={
        <Button tone="quiet">
          <Icon name="community" />
          {t('open')}
        </Button>
      }
    >
      <Steps {...props} />
    </Dialog>
  )
}

function Steps({ sender, place, picker }: SendDialogProps) {
  const [draft, setDraft] = useState<Draft>(NEW_DRAFT)
  const [sendingId, setSendingId] = useState<string>()
  const { run: cancel } = useCommand(cancelSending)
  if (sendingId)
    return (
      <SendingPanel
        sendingId={sendingId}
        sender={sender}
        onBack={() => {
          // What was counted and is written anew goes nowhere; where that does not arrive, it waits and goes nowhere either.
          cancel({ path: { sendingId }, body: {} }).catch(() => undefined)
          setSendingId(undefined)
        }}
      />
    )
  return (
    <SendForm
      sender={sender}
      place={place}
      picker={picker}
      draft={draft}
      onChange={setDraft}
      onOpened={setSendingId}
    />
  )
}
