import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { turnOnSecondFactor } from '#shared/identity/second-factor-routes.ts'
import { newAuthenticator, proveAuthenticator } from '#web/lib/authenticator.ts'
import { useCommand } from '#web/lib/query.ts'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Qr } from '../codes/qr.tsx'
import styles from './account-dialog.module.css'
import own from './own-second-factor.module.css'
import { PoolRefusal, poolWords } from './pool-refusal.ts'

type Authenticator = Awaited<ReturnType<typeof newAuthenticator>>
const Code = z.strictObject({ code: z.string().check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/)) })

/** Sets up an app whose six digits each sign-in asks for from then on, or another in its place. */
export function SetUpSecondFactor({ isOn, email }: { readonly isOn: boolean; readonly email: string }) {
  const { t } = useTranslation('identity')
  const [app, setApp] = useState<Authenticator>()
  const [failed, setFailed] = useState(false)
  const begin = async () => {
    setFailed(false)
    await newAuthenticator(email).then(setApp, () => setFailed(true))
  }
  if (app) return <ProveApp app={app} onDone={() => setApp(undefined)} />
  return (
    <div className={styles.form}>
      <p>{t(isOn ? 'factor.isOn' : 'factor.text')}</p>
      {failed && <p role="alert">{t('factor.notBegun')}</p>}
      <Button wide onClick={begin}>
        {t(isOn ? 'factor.another' : 'factor.begin')}
      </Button>
    </div>
  )
}

function ProveApp({ app, onDone }: { readonly app: Authenticator; readonly onDone: () => void }) {
  const { t } = useTranslation('identity')
  const turnOn = useCommand(turnOnSecondFactor)
  const form = useSchemaForm(Code, {
    defaults: { code: '' },
    words: { code: t('factor.codeNeeded') },
    fieldOfCode: { codeWrong: 'code' },
    refusalWords: poolWords,
    send: async ({ code }) => {
      const failure = await proveAuthenticator(code.replace(/\s/g, ''))
      if (failure) throw new PoolRefusal(failure, t(`factor.${failure}`))
      await turnOn.run({ body: {} })
    },
    done: () => {
      onDone()
      return { title: t('factor.done'), text: t('factor.doneText') }
    },
  })
  return (
    <Form {...form.form}>
      <p>{t('factor.scan')}</p>
      <div className={own.qr}>
        <Qr text={app.address} label={t('factor.qr')} />
      </div>
      <p>
        {t('factor.typed')} <code className={own.secret}>{app.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label={t('factor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code')}
      />
      <Submit wide>{t('factor.prove')}</Submit>
    </Form>
  )
}

/** In one's account: whether one has it, and the way to it. */
export function OwnSecondFactor({ isOn, email }: { readonly isOn: boolean; readonly email: string }) {
  const { t } = useTranslation('identity')
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{t('factor.title')}</summary>
      <SetUpSecondFactor isOn={isOn} email={email} />
    </details>
  )
}
