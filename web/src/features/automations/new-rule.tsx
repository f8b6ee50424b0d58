import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AUDIENCES, conditionsOf, OCCASION_NAMES } from '#shared/automations/occasions.ts'
import { makeRule } from '#shared/automations/routes.ts'
import { canName, type Rule } from '#shared/automations/schema.ts'
import { lettersIn, MOST_LETTERS } from '#shared/kernel/own-words.ts'
import type { Place } from '#shared/kernel/place.ts'
import type { Sender } from '#shared/kernel/sender.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions, Submit } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from './automations.module.css'
import { bodyOf, type Draft, NEW_DRAFT, problemOf } from './draft.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { useConditionWords } from './use-rule-words.ts'

export interface Where {
  /** Whose children it hears of; undefined until a group or a school is chosen. */
  readonly place: Place | undefined
  readonly picker: ReactNode
}

/** Makes a rule, and tries it at once. */
export function NewRule({ sender, ...where }: Where & { readonly sender: Sender }) {
  const { t } = useTranslation('automations')
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<Rule>()
  const turn = (open: boolean) => {
    setOpen(open)
    if (!open) setMade(undefined)
  }
  return (
    <Dialog
      title={made ? t('preview.title') : t('form.title')}
      {...(!made && { description: t('form.text') })}
      closeLabel={t('close')}
      open={isOpen}
      onOpenChange={turn}
      trigger={
        <Button>
          <Icon name="workflow" />
          {t('new')}
        </Button>
      }
    >
      {made ? (
        <PreviewPanel rule={made} sender={sender} onDone={() => turn(false)} />
      ) : (
        <RuleForm {...where} onMade={setMade} />
      )}
    </Dialog>
  )
}

const MARKS = { es: '{nombre}', en: '{name}' } as const

function RuleForm({ place, picker, onMade }: Where & { readonly onMade: (rule: Rule) => void }) {
  const { t } = useTranslation('automations')
  const conditionWords = useConditionWords()
  const [draft, setDraft] = useState<Draft>(NEW_DRAFT)
  const [isTried, setTried] = useState(false)
  const make = useAction(makeRule, { inline: true })
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const conditions = conditionsOf(draft.occasion)
  const send = async () => {
    setTried(true)
    const body = bodyOf(draft)
    if (!body || !place) return
    const made = await make.run({ path: { place }, body })
    if (made) onMade(made)
  }
  const words = (language: 'es' | 'en') => {
    const problem = isTried ? problemOf(draft, draft[language]) : undefined
    const named = canName(draft.occasion, draft.tells)
    const left = t('form.left', { count: Math.max(0, MOST_LETTERS - lettersIn(draft[language])) })
    return (
      <div className={styles.words}>
        <TextArea
          label={t(`form.${language}`)}
          lang={language === 'es' ? 'es-PR' : 'en-US'}
          value={draft[language]}
          rows={3}
          hint={named ? `${left} ${t('form.nameHint')}` : left}
          error={problem && t(`form.${problem}`, { count: MOST_LETTERS })}
          onChange={({ target }) => change({ [language]: target.value })}
        />
        {named && (
          <div>
            <Button
              tone="quiet"
              aria-label={`${t('form.addName')}: ${t(`form.${language}`)}`}
              onClick={() =>
                change({ [language]: `${draft[language].trimEnd()} ${MARKS[language]}`.trimStart() })
              }
            >
              {t('form.addName')}
            </Button>
          </div>
        )}
      </div>
    )
  }
  return (
    <Form onSubmit={send} problem={make.problem}>
      {picker}
      {isTried && !place && <Alert>{t('form.noPlace')}</Alert>}
      <SelectField
        label={t('form.when')}
        value={draft.occasion}
        onChange={({ target }) =>
          change({ occasion: OCCASION_NAMES.find(name => name === target.value) ?? draft.occasion })
        }
      >
        {OCCASION_NAMES.map(name => (
          <option key={name} value={name}>
            {t(`occasions.${name}`)}
          </option>
        ))}
      </SelectField>
      {conditions.length > 0 && (
        <SelectField
          label={t('form.condition')}
          value={draft.condition}
          onChange={({ target }) => change({ condition: target.value })}
        >
          <option value="">{t('form.any')}</option>
          {conditions.map(condition => (
            <option key={condition} value={condition}>
              {conditionWords(condition)}
            </option>
          ))}
        </SelectField>
      )}
      <Choice
        legend={t('form.tells')}
        options={AUDIENCES.map(value => ({ value, label: t(`audiences.${value}`) }))}
        chosen={draft.tells}
        onChoose={tells => change({ tells })}
      />
      <Choice
        legend={t('form.words')}
        options={[
          { value: 'house', label: t('form.house') },
          { value: 'own', label: t('form.own') },
        ]}
        chosen={draft.words}
        onChoose={chosen => change({ words: chosen })}
      />
      {draft.words === 'own' && (
        <>
          {words('es')}
          {words('en')}
        </>
      )}
      <FormActions>
        <Submit>{t('form.save')}</Submit>
      </FormActions>
    </Form>
  )
}
