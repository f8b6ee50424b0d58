import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { NewAccessCode } from '#shared/identity/access-code.ts'
import { dayOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './code-sheet.module.css'
import { Qr } from './qr.tsx'
import { signUpAddress } from './sign-up-address.ts'

/** Codes just made: on the screen as a list, on paper as slips to cut out. Their letters are never shown again. */
export function CodeSheet({ codes }: { readonly codes: readonly NewAccessCode[] }) {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const named = ({ forName, role }: NewAccessCode) => forName ?? t(`roles.${role}`)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.map(code => `${named(code)}\t${code.code}`).join('\n'))
    toast({ title: t('codes.copied'), tone: 'good' })
  }
  return (
    <Card tone="sea" asChild>
      <section className={styles.made} aria-labelledby="codes-made">
        <div className={styles.head}>
          <div role="status">
            <h2 id="codes-made">{t('codes.ready', { count: codes.length })}</h2>
            <p className={styles.once}>{t('codes.once')}</p>
          </div>
          <div className={styles.deeds}>
            <Button tone="quiet" onClick={copy}>
              {t('codes.copy')}
            </Button>
            <Button onClick={() => print()}>
              <Icon name="document" />
              {t('codes.print')}
            </Button>
          </div>
        </div>
        <ul className={styles.list}>
          {codes.map(code => (
            <li key={code.codeId}>
              <span>{named(code)}</span>
              <strong>{code.code}</strong>
            </li>
          ))}
        </ul>
        {createPortal(<Paper codes={codes} />, document.body)}
      </section>
    </Card>
  )
}

/** Only the printer sees it. */
function Paper({ codes }: { readonly codes: readonly NewAccessCode[] }) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  return (
    <div className={styles.paper} data-paper="" aria-hidden="true">
      {codes.map(code => (
        <div key={code.codeId} className={styles.slip}>
          <Qr text={signUpAddress(code)} label="" />
          <div>
            <p className={styles.who}>{code.forName ?? t(`roles.${code.role}`)}</p>
            <p className={styles.letters}>{code.code}</p>
            <p>{t('codes.how', { site: location.host })}</p>
            <p>{t('codes.until', { day: dayOf(code.expiresAt, language) })}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
