import { useTranslation } from 'react-i18next'
import { NAME_MARK, type Rule } from '#shared/automations/schema.ts'
import type { FlagRule } from '#shared/kernel/flag-rule.ts'
import type { Sender } from '#shared/kernel/sender.ts'
// Whoever makes a rule sees both languages, whichever they read themselves.
import english from '#web/i18n/en/automations.json'
import spanish from '#web/i18n/es/automations.json'
import styles from './automations.module.css'

const LANGUAGES = [
  { lang: 'es-PR', own: 'es', label: 'form.es', texts: spanish },
  { lang: 'en-US', own: 'en', label: 'form.en', texts: english },
] as const

type Texts = typeof spanish
type Told = Texts['notices']['told']

/** What a rule tells, as a house’s text has it with an example filled in. */
function houseWords({ exampleName, notices }: Texts, { when, tells }: Pick<Rule, 'when' | 'tells'>) {
  const context = `${when.occasion}-${tells}` as const
  const flag = notices.told.flags[(when.condition ?? 'silent') as FlagRule]
  const message =
    context === 'workDue-me' ? notices.told['message_workDue-me_other'] : notices.told[`message_${context}`]
  return {
    title: notices.told[`title_${context}`],
    message: message
      .replace('$t(notices:automations.told.flags.{{condition}})', flag)
      .replace('{{name}}', exampleName)
      .replace('{{count}}', '3'),
  }
}

const ownTitle = (told: Told, tells: Rule['tells'], sender: Sender): string =>
  tells === 'me' ? told['title_own-me'] : told[`title_own-${sender}`]

interface RuleSaysProps {
  readonly rule: Pick<Rule, 'when' | 'tells' | 'own'>
  readonly sender: Sender
}

/** What a rule tells in both languages, as it will be read. */
export function RuleSays({ rule, sender }: RuleSaysProps) {
  const { t } = useTranslation('automations')
  return LANGUAGES.map(({ lang, own, label, texts }) => {
    const { title, message } = rule.own
      ? {
          title: ownTitle(texts.notices.told, rule.tells, sender),
          message: rule.own[own].replace(NAME_MARK, () => texts.exampleName),
        }
      : houseWords(texts, rule)
    return (
      <div key={lang} className={styles.said}>
        <p className={styles.soft}>{t(label)}</p>
        <p className={styles.title} lang={lang}>
          {title}
        </p>
        <p lang={lang}>{message}</p>
      </div>
    )
  })
}
