import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askSupport, listSupport } from '#shared/support/routes.ts'
import { AskSupport, SUPPORT_TOPICS, SupportTopic } from '#shared/support/schema.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { keyOf, useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** Writes to those who help. What was written stays until it was sent. */
export function AskForm() {
  const { t } = useTranslation('support')
  const words = useRefusalWords()
  const toast = useToast()
  const client = useQueryClient()
  const ask = useCommand(askSupport)
  const [topic, setTopic] = useState<SupportTopic>('reading')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const body = AskSupport.safeParse({ topic, text })
    setError(body.success ? undefined : t('ask.tooShort'))
    if (!body.success) return
    try {
      await ask.run({ body: body.data })
      setText('')
      toast({ title: t('ask.sent'), text: t('ask.sentText') })
      await client.invalidateQueries({ queryKey: keyOf(listSupport) })
    } catch (refused) {
      toast({ title: t('ask.notSent'), text: words(refused), tone: 'alert' })
    }
  }
  return (
    <section className={staff.section} aria-labelledby="ask">
      <div>
        <h2 id="ask">{t('ask.title')}</h2>
        <p className={staff.soft}>{t('ask.text')}</p>
      </div>
      <Card asChild>
        <form className={staff.section} onSubmit={send} noValidate>
          <SelectField
            label={t('ask.topic')}
            value={topic}
            onChange={({ target }) => setTopic(SupportTopic.parse(target.value))}
          >
            {SUPPORT_TOPICS.map(name => (
              <option key={name} value={name}>
                {t(`topics.${name}`)}
              </option>
            ))}
          </SelectField>
          <TextArea
            label={t('ask.question')}
            hint={t('ask.hint')}
            error={error}
            value={text}
            maxLength={2000}
            onChange={({ target }) => setText(target.value)}
          />
          <div>
            <Button type="submit" disabled={ask.isPending}>
              {t('ask.send')}
            </Button>
          </div>
        </form>
      </Card>
    </section>
  )
}
