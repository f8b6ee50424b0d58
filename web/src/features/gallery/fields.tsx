import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerOptions } from '#web/ui/answer-options.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Chooser } from '#web/ui/chooser.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Primitive, State } from './states.tsx'

export function Fields() {
  const { t } = useTranslation('gallery')
  const label = t('samples.field')
  const options = (
    <>
      <option>{t('samples.one')}</option>
      <option>{t('samples.long')}</option>
    </>
  )
  return (
    <>
      <Primitive name="TextField">
        <State of="default">
          <TextField label={label} defaultValue={t('samples.value')} />
        </State>
        <State of="forEars">
          <TextField label={label} isLabelHidden defaultValue={t('samples.value')} />
        </State>
        <State of="empty">
          <TextField label={label} hint={t('samples.hint')} />
        </State>
        <State of="withButton">
          <TextField
            label={label}
            type="password"
            defaultValue="coqui-demo"
            autoComplete="off"
            end={<IconButton icon="show" label={t('samples.show')} />}
          />
        </State>
        <State of="error">
          <TextField label={label} error={t('samples.error')} defaultValue={t('samples.value')} />
        </State>
        <State of="disabled">
          <TextField label={label} disabled defaultValue={t('samples.value')} />
        </State>
        <State of="long">
          <TextField
            label={t('samples.long')}
            hint={t('samples.longer')}
            defaultValue={t('samples.longer')}
          />
        </State>
      </Primitive>
      <Primitive name="TextArea">
        <State of="default">
          <TextArea label={label} defaultValue={t('samples.longer')} />
        </State>
        <State of="empty">
          <TextArea label={label} hint={t('samples.hint')} />
        </State>
        <State of="error">
          <TextArea label={label} error={t('samples.error')} />
        </State>
        <State of="disabled">
          <TextArea label={label} disabled />
        </State>
      </Primitive>
      <Primitive name="SelectField">
        <State of="default">
          <SelectField label={label}>{options}</SelectField>
        </State>
        <State of="hint">
          <SelectField label={label} hint={t('samples.hint')}>
            {options}
          </SelectField>
        </State>
        <State of="long">
          <SelectField label={t('samples.long')} hint={t('samples.longer')} defaultValue={t('samples.long')}>
            {options}
          </SelectField>
        </State>
        <State of="error">
          <SelectField label={label} error={t('samples.error')}>
            {options}
          </SelectField>
        </State>
        <State of="disabled">
          <SelectField label={label} disabled>
            {options}
          </SelectField>
        </State>
      </Primitive>
      <Primitive name="Chooser">
        <State of="default">
          <Choosers />
        </State>
        <State of="empty">
          <Choosers none={t('samples.anyTown')} />
        </State>
      </Primitive>
      <Primitive name="Choice">
        <State of="default">
          <Choosing />
        </State>
        <State of="long">
          <Choosing legend={t('samples.longer')} />
        </State>
        <State of="error">
          <Choosing error={t('samples.error')} />
        </State>
      </Primitive>
      <Primitive name="Checkbox">
        <State of="default">
          <Checkbox label={t('samples.one')} />
        </State>
        <State of="checked">
          <Checkbox label={t('samples.one')} hint={t('samples.hint')} defaultChecked />
        </State>
        <State of="mixed">
          <Checkbox label={t('samples.one')} isMixed />
        </State>
        <State of="error">
          <Checkbox label={t('samples.agree')} error={t('samples.agreeError')} />
        </State>
        <State of="disabled">
          <Checkbox label={t('samples.one')} defaultChecked disabled />
        </State>
        <State of="forEars">
          <Checkbox label={t('samples.one')} isLabelHidden />
        </State>
        <State of="long">
          <Checkbox label={t('samples.longer')} hint={t('samples.hint')} />
        </State>
      </Primitive>
      <Primitive name="Switch">
        <State of="default">
          <Switching />
        </State>
        <State of="disabled">
          <Switch label={t('samples.one')} checked disabled onChange={() => undefined} />
        </State>
        <State of="long">
          <Switch label={t('samples.longer')} checked={false} disabled onChange={() => undefined} />
        </State>
      </Primitive>
      <Primitive name="AnswerOptions">
        <State of="default">
          <Answering />
        </State>
        <State of="said">
          <Answering said={1} />
        </State>
        <State of="done">
          <Answering isOver />
        </State>
      </Primitive>
    </>
  )
}

/** With `none`, nothing is chosen at first. */
function Choosers({ none }: { readonly none?: string }) {
  const { t } = useTranslation('gallery')
  const options = (['one', 'two', 'long'] as const).map(value => ({ value, label: t(`samples.${value}`) }))
  const [chosen, choose] = useState<string | undefined>(none === undefined ? 'one' : undefined)
  return <Chooser label={t('samples.kind')} chosen={chosen} none={none} options={options} onChoose={choose} />
}

function Choosing({ legend, error }: { readonly legend?: string; readonly error?: string }) {
  const { t } = useTranslation('gallery')
  const [chosen, setChosen] = useState<'one' | 'two' | 'long'>('one')
  const options = (['one', 'two', 'long'] as const).map(value => ({ value, label: t(`samples.${value}`) }))
  return (
    <Choice
      legend={legend ?? t('samples.field')}
      options={options}
      chosen={chosen}
      onChoose={setChosen}
      error={error}
    />
  )
}

function Switching() {
  const { t } = useTranslation('gallery')
  const [on, setOn] = useState(true)
  return <Switch label={t('samples.one')} checked={on} onChange={setOn} />
}

interface AnsweringProps {
  readonly said?: number
  /** The right one was found after another. */
  readonly isOver?: boolean
}

/** Three answers, the second right: one tried stands back. */
function Answering({ said, isOver = false }: AnsweringProps) {
  const { t, i18n } = useTranslation('gallery')
  const options = [t('samples.one'), t('samples.two'), t('samples.value')]
  const [tried, setTried] = useState<readonly string[]>(isOver ? options.slice(0, 2) : [])
  const right = options[1]
  return (
    <AnswerOptions
      options={options}
      tried={tried}
      right={right !== undefined && tried.includes(right) ? right : undefined}
      lang={i18n.language}
      said={said}
      onAnswer={option => setTried([...tried, option])}
      hear={() => <IconButton icon="repeat" label={t('samples.again')} onClick={() => setTried([])} />}
    />
  )
}
