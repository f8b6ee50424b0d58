import { useTranslation } from 'react-i18next'
import { askSupport } from '#shared/support/routes.ts'
import { type AskSupport, SUPPORT_TOPICS } from '#shared/support/schema.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { TextArea } from '#web/ui/text-area.tsx'

const defaults: AskSupport = { topic: 'reading', text: '' }

/** Writes to those who help. What was written stays until it was sent. */
export function AskForm() {
  const { t } = useTranslation('support')
  const form = useRouteForm(askSupport, {
    defaults,
    args: body => ({ body }),
    done: () => ({ title: t('ask.sent'), text: t('ask.sentText') }),
    resets: true,
  })
  return (
    <section className={staff.section} aria-labelledby="ask">
      <div>
        <h2 id="ask">{t('ask.title')}</h2>
        <p className={staff.soft}>{t('ask.text')}</p>
      </div>
      <Card>
        <Form {...form.form}>
          <SelectField label={t('ask.topic')} {...form.field('topic')}>
            {SUPPORT_TOPICS.map(name => (
              <option key={name} value={name}>
                {t(`topics.${name}`)}
              </option>
            ))}
          </SelectField>
          <TextArea label={t('ask.question')} hint={t('ask.hint')} maxLength={2000} {...form.field('text')} />
          <div>
            <Submit>{t('ask.send')}</Submit>
          </div>
        </Form>
      </Card>
    </section>
  )
}
