import { useTranslation } from 'react-i18next'
import type { NewAccessCode } from '#shared/identity/access-code.ts'
import { dayOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import styles from './code-sheet.module.css'
import { Paper, Slip } from './paper.tsx'
import { signUpAddress } from './sign-up-address.ts'

/** Codes just made: on the screen as a list, on paper as slips to cut out. Their letters are never shown again. */
export function CodeSheet({ codes }: { readonly codes: readonly NewAccessCode[] }) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const named = ({ forName, role }: NewAccessCode) => forName ?? t(`roles.${role}`)
  const copy = useAsyncAction((text: string) => navigator.clipboard.writeText(text), {
    done: () => ({ title: t('codes.copied') }),
    words: () => t('codes.notCopied'),
  })
  const lines = codes.map(code => `${named(code)}\t${code.code}`)
  return (
    <Card tone="sea" asChild>
      <section className={styles.made} aria-labelledby="codes-made">
        <div className={styles.head}>
          <div role="status">
            <h2 id="codes-made">{t('codes.ready', { count: codes.length })}</h2>
            <p className={styles.once}>{t('codes.once')}</p>
          </div>
          <div className={styles.deeds}>
            <Button tone="quiet" onClick={() => copy.run(lines.join('\n'))}>
              {t('codes.copy')}
            </Button>
            <PrintButton>{t('codes.print')}</PrintButton>
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
        <Paper>
          {codes.map(code => (
            <Slip key={code.codeId} who={named(code)} letters={code.code} leadsTo={signUpAddress(code)}>
              <p>{t('codes.how', { site: location.host })}</p>
              <p>{t('codes.until', { day: dayOf(code.expiresAt, language) })}</p>
            </Slip>
          ))}
        </Paper>
      </section>
    </Card>
  )
}
