import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lettersIn, MOST_LETTERS, wordsProblem } from '#shared/kernel/own-words.ts'
import { type Place, partsOf } from '#shared/kernel/place.ts'
import type { Sender } from '#shared/kernel/sender.ts'
import { TEMPLATES, TOLD_ROLES, type ToldRole } from '#shared/notifications/sending.ts'
import { openSending, TOLD_BY } from '#shared/notifications/sending-routes.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Form, FormActions, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { bodyOf, type Draft } from './draft.ts'
import styles from './send.module.css'
import { useSendFailure } from './use-sending.ts'

interface SendFormProps {
  readonly sender: Sender
  /** Undefined until one is chosen. */
  readonly place: Place | undefined
  /** Where the place is chosen. */
  readonly picker: ReactNode
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
  readonly onOpened: (sendingId: string) => void
}

/** Who is somewhere at all: of a group no director, of a school no office. */
const NOT_IN: Readonly<Record<string, readonly ToldRole[]>> = {
  group: ['director', 'ore'],
  school: ['ore'],
}

/** To whom, and what. */
export function SendForm({ sender, place, picker, draft, onChange, onOpened }: SendFormProps) {
  const { t } = useTranslation('sendings')
  const [isTried, setTried] = useState(false)
  const open = useAction(openSending, useSendFailure())
  const there = place ? (NOT_IN[partsOf(place).kind] ?? []) : []
  const roles = TOLD_ROLES.filter(role => TOLD_BY[sender].includes(role) && !there.includes(role))
  const meant = { ...draft, to: draft.to.filter(role => roles.includes(role)) }
  const send = async () => {
    setTried(true)
    const body = bodyOf(meant)
    if (!body || !place) return
    const opened = await open.run({ path: { place }, body })
    if (opened) onOpened(opened.sendingId)
  }
  const words = (language: 'es' | 'en') => {
    const problem = isTried ? wordsProblem(draft[language]) : undefined
    return (
      <TextArea
        label={t(`words.${language}`)}
        lang={language === 'es' ? 'es-PR' : 'en-US'}
        value={draft[language]}
        rows={3}
        hint={t('words.left', { count: Math.max(0, MOST_LETTERS - lettersIn(draft[language])) })}
        error={problem && t(`words.${problem}`, { count: MOST_LETTERS })}
        onChange={({ target }) => onChange({ ...draft, [language]: target.value })}
      />
    )
  }
  return (
    <Form onSubmit={send}>
      {picker}
      <fieldset className={styles.who}>
        <legend>{t('who.title')}</legend>
        {roles.map(role => (
          <Checkbox
            key={role}
            label={t(`who.${role}`)}
            checked={meant.to.includes(role)}
            error={isTried && meant.to.length === 0 && role === roles[0] ? t('who.none') : undefined}
            onChange={({ target }) =>
              onChange({
                ...draft,
                to: target.checked ? [...meant.to, role] : meant.to.filter(one => one !== role),
              })
            }
          />
        ))}
      </fieldset>
      <Choice
        legend={t('words.title')}
        options={[
          { value: 'template', label: t('words.template') },
          { value: 'own', label: t('words.own') },
        ]}
        chosen={draft.words}
        onChoose={chosen => onChange({ ...draft, words: chosen })}
      />
      {draft.words === 'template' ? (
        <SelectField
          label={t('words.choose')}
          value={draft.template}
          onChange={({ target }) =>
            onChange({
              ...draft,
              template: TEMPLATES.find(name => name === target.value) ?? draft.template,
            })
          }
        >
          {TEMPLATES.map(name => (
            <option key={name} value={name}>
              {t(`templates.${name}`)}
            </option>
          ))}
        </SelectField>
      ) : (
        <>
          {words('es')}
          {words('en')}
        </>
      )}
      <SelectField
        label={t('priority.title')}
        value={draft.priority}
        onChange={({ target }) =>
          onChange({
            ...draft,
            priority: PRIORITIES.find(name => name === target.value) ?? draft.priority,
          })
        }
      >
        {PRIORITIES.filter(name => name !== 'urgent' || sender !== 'teacher').map(name => (
          <option key={name} value={name}>
            {t(`priority.${name}`)}
          </option>
        ))}
      </SelectField>
      <FormActions>
        <Submit>{t('next')}</Submit>
      </FormActions>
    </Form>
  )
}

const PRIORITIES = ['normal', 'high', 'urgent'] as const
