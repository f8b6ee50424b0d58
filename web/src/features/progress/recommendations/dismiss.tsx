import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decideRecommendation } from '#shared/progress/recommendation-routes.ts'
import { DISMISSALS } from '#shared/progress/recommendations.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
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
  const form = useRouteForm(decideRecommendation, {
    defaults: { why: DISMISSALS[0] },
    toBody: ({ why }) => ({
      studentIds: children.map(({ line }) => line.studentId),
      decision: { how: 'dismissed', why },
    }),
    args: body => ({ path: { groupId, recommendationId }, body }),
    failed: t('notDone'),
    done: () => {
      setOpen(false)
      return { title: t('dismissed') }
    },
    whenRefused: () => {
      setOpen(false)
      onRefused()
    },
  })
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
      <Form {...form.form}>
        <SelectField label={t('why')} {...form.field('why')}>
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
