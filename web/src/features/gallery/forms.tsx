import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Refusal } from '#web/lib/refusal.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Form, FormActions, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Primitive, State } from './states.tsx'

export function Forms() {
  const { t } = useTranslation('gallery')
  return (
    <>
      <Primitive name="Form">
        <State of="column">
          <Sending />
        </State>
        <State of="row">
          <Form layout="row" onSubmit={() => undefined}>
            <TextField label={t('samples.field')} />
            <Submit>{t('samples.deed')}</Submit>
          </Form>
        </State>
        <State of="busy">
          <Form isPending onSubmit={() => undefined}>
            <TextField label={t('samples.field')} defaultValue={t('samples.value')} />
            <FormActions>
              <Button tone="quiet">{t('samples.close')}</Button>
              <Submit>{t('samples.deed')}</Submit>
            </FormActions>
          </Form>
        </State>
        <State of="error">
          <Form onSubmit={() => undefined} problem={t('samples.problem')}>
            <TextField
              label={t('samples.field')}
              defaultValue={t('samples.value')}
              error={t('samples.error')}
            />
            <FormActions>
              <Submit>{t('samples.deed')}</Submit>
            </FormActions>
          </Form>
        </State>
      </Primitive>
      <Primitive name="Action">
        <State of="default">
          <Acting />
        </State>
        <State of="undone">
          <Acting undo={async () => undefined} />
        </State>
        <State of="refused">
          <Acting isRefused />
        </State>
        <State of="error">
          <Acting isRefused inline />
        </State>
      </Primitive>
      <Primitive name="Alert">
        <State of="default">
          <Alert>{t('samples.problem')}</Alert>
        </State>
        <State of="long">
          <Alert>
            {t('samples.long')} {t('samples.longer')}
          </Alert>
        </State>
      </Primitive>
    </>
  )
}

interface ActingProps {
  readonly isRefused?: boolean
  /** What was refused stands where it arose. */
  readonly inline?: boolean
  readonly undo?: () => Promise<unknown>
}

/** Live: it takes a moment, then says what came of it. */
function Acting({ isRefused = false, inline = false, undo }: ActingProps) {
  const { t } = useTranslation('gallery')
  const work = async () => {
    await new Promise(resolve => setTimeout(resolve, 600))
    if (isRefused) throw new Refusal({ code: 'kernel.conflict', status: 409 })
  }
  const action = useAsyncAction(work, {
    inline,
    done: () => ({ title: t('samples.sent') }),
    ...(undo && { undo }),
  })
  return (
    <>
      <Button
        tone="quiet"
        aria-disabled={action.isPending || undefined}
        aria-busy={action.isPending || undefined}
        onClick={() => void action.run(undefined)}
      >
        {t('samples.deed')}
      </Button>
      {inline && <Alert>{action.problem}</Alert>}
    </>
  )
}

const KINDS = ['one', 'two'] as const
const Sample = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
  email: z.email(),
  count: z.int().check(z.minimum(1), z.maximum(40)),
  kind: z.enum(KINDS),
  topic: z.enum(KINDS),
  text: z.string().check(z.trim(), z.minLength(10)),
  agreed: z.literal(true),
})

/** Live: sent as it stands, each field says what is wrong with it. */
function Sending() {
  const { t } = useTranslation('gallery')
  const defaults = { name: '', email: '', count: '0', kind: 'one', topic: '', text: '', agreed: false }
  const form = useSchemaForm(Sample, {
    defaults,
    toBody: ({ count, ...values }) => ({ ...values, count: Number(count) }),
    words: { agreed: t('samples.agreeError') },
    send: async () => undefined,
    done: () => ({ title: t('samples.sent') }),
    resets: true,
  })
  const kinds = KINDS.map(value => ({ value, label: t(`samples.${value}`) }))
  return (
    <Form {...form.form}>
      <TextField label={t('samples.field')} hint={t('samples.hint')} {...form.field('name')} />
      <TextField label={t('samples.email')} type="email" autoComplete="off" {...form.field('email')} />
      <TextField label={t('samples.count')} inputMode="numeric" {...form.field('count')} />
      <Choice legend={t('samples.kind')} options={kinds} {...form.choice('kind')} />
      <SelectField label={t('samples.kind')} {...form.field('topic')}>
        <option value="">–</option>
        {kinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea label={t('samples.value')} {...form.field('text')} />
      <Checkbox label={t('samples.agree')} {...form.field('agreed')} />
      <FormActions>
        <Button tone="quiet" onClick={form.reset}>
          {t('samples.again')}
        </Button>
        <Submit>{t('samples.deed')}</Submit>
      </FormActions>
    </Form>
  )
}
