import { useTranslation } from 'react-i18next'
import { listRules } from '#shared/automations/routes.ts'
import { MOST_RULES, MOST_TELLINGS } from '#shared/automations/schema.ts'
import type { Sender } from '#shared/kernel/sender.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './automations.module.css'
import { NewRule, type Where } from './new-rule.tsx'
import { RuleCard } from './rule-card.tsx'
import { StopAll } from './stop-all.tsx'

/** One’s rules, what holds them, and how another is made. */
export function RulesScreen({ sender, ...where }: Where & { readonly sender: Sender }) {
  const { t } = useTranslation(['automations', 'shell'])
  return (
    <div className={staff.screen}>
      <PageHead
        title={t('shell:titles.automationPanel')}
        intro={t('text')}
        actions={<NewRule sender={sender} {...where} />}
      />
      <Read of={useRead(listRules, {}, { onArrival: true })} place="420px" what={t('unavailable')}>
        {({ rules, isHeld, held, mayHold, toldToday }) => (
          <>
            {(rules.length > 0 || mayHold) && <StopAll {...{ isHeld, held, mayHold }} />}
            {rules.length === 0 ? (
              <p className={staff.empty}>{t('none')}</p>
            ) : (
              <>
                <p className={staff.soft}>
                  {[
                    t('count', { count: rules.length, most: MOST_RULES }),
                    t('toldToday', { count: toldToday, most: MOST_TELLINGS[sender] }),
                  ].join(' · ')}
                </p>
                <ul className={styles.list}>
                  {rules.map(rule => (
                    <li key={rule.ruleId}>
                      <RuleCard rule={rule} sender={sender} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Read>
    </div>
  )
}
