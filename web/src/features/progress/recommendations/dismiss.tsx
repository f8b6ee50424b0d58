import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decideRecommendation } from '#shared/progress/recommendation-routes.ts'
import { DISMISSALS } from '#shared/progress/recommendations.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { CardProps } from './cards.ts'

/** Sets a recommendation aside for good, and asks why. */
export function Dismiss({
  groupId,
  card: { recommendationId, children },
  title,
  onRefused,
}: CardProps & { readonly title: string }) {
  const { t } = useTranslation('recommendations')
  const [isOpen, setOpen] = useState(false)
  const [why, setWhy] = useState<(typeof DISMISSALS)[number]>(DISMISSALS[0])
  const dismiss = useAction(decideRecommendation, {
    failed: t('notDone'),
    done: () => ({ title: t('dismissed') }),
  })
  const send = async () => {
    const done = await dismiss.run({
      path: { groupId, recommendationId },
      body: {
        studentIds: children.map(({ line }) => line.studentId),
        decision: { how: 'dismissed', why },
      },
    })
    setOpen(false)
    if (!done) onRefused()
  }
  return (
    <Dialog
      title={t('dismissTitle')}
      description={title}
      closeLabel={t('close')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button tone="quiet">
          {t('dismiss')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      }
    >
      <Form onSubmit={send} isPending={dismiss.isPending}>
        <SelectField
          label={t('why')}
          value={why}
          onChange={({ target }) => setWhy(DISMISSALS.find(one => one === target.value) ?? why)}
        >
          {DISMISSALS.map(one => (
            <option key={one} value={one}>
              {t(`whys.${one}`)}
            </option>
          ))}
        </SelectField>
        <Submit>{t('dismissDo')}</Submit>
      </Form>
    </Dialog>
  )
}
