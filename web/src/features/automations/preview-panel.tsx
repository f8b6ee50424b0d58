import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { previewRule, switchRule } from '#shared/automations/routes.ts'
import type { Preview, Rule } from '#shared/automations/schema.ts'
import type { Sender } from '#shared/kernel/sender.ts'
import { Read } from '#web/i18n/read.tsx'
import { call } from '#web/lib/client.ts'
import { keyOf } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import styles from './automations.module.css'
import { RuleSays } from './rule-says.tsx'
import { useTellingColumns } from './use-telling-columns.tsx'

interface PreviewPanelProps {
  readonly rule: Rule
  readonly sender: Sender
  /** It was switched on, or left as it is. */
  readonly onDone: () => void
}

/** What a rule would have done last week; from here it is switched on. */
export function PreviewPanel({ rule, sender, onDone }: PreviewPanelProps) {
  const { t } = useTranslation('automations')
  const args = { path: { ruleId: rule.ruleId }, body: {} }
  const tried = useQuery({
    queryKey: keyOf(previewRule, args),
    queryFn: () => call(previewRule, args),
    refetchOnMount: 'always',
    staleTime: 0,
  })
  const turn = useAction(switchRule, {
    failed: t('failed'),
    done: () => ({ title: t('rule.switchedOn') }),
  })
  const switchOn = async () => {
    if (await turn.run({ path: args.path, body: { isOn: true } })) onDone()
  }
  return (
    <Read of={tried} place="320px" what={t('preview.unavailable')}>
      {({ preview }) => (
        <div className={styles.panel}>
          <Found preview={preview} />
          {preview.lines.length > 0 && <Lines rule={rule} preview={preview} />}
          <section className={styles.panel} aria-labelledby={`says-${rule.ruleId}`}>
            <h3 id={`says-${rule.ruleId}`}>{t('preview.says')}</h3>
            <RuleSays rule={rule} sender={sender} />
          </section>
          <div className={styles.actions}>
            <Button tone="quiet" onClick={onDone}>
              {t('preview.later')}
            </Button>
            <Button
              aria-disabled={turn.isPending || undefined}
              aria-busy={turn.isPending || undefined}
              onClick={() => void switchOn()}
            >
              {t('preview.switchOn')}
            </Button>
          </div>
        </div>
      )}
    </Read>
  )
}

function Found({ preview: { tellings, children, people, lines } }: { readonly preview: Preview }) {
  const { t } = useTranslation('automations')
  return (
    <p role="status" className={styles.found}>
      {lines.length === 0
        ? t('preview.nothing')
        : people === 0
          ? t('preview.nobody', { count: children })
          : [
              t('preview.tellings', { count: tellings }),
              t('preview.children', { count: children }),
              t('preview.people', { count: people }),
            ].join(' ')}
    </p>
  )
}

function Lines({
  rule,
  preview: { lines },
}: Pick<PreviewPanelProps, 'rule'> & { readonly preview: Preview }) {
  const { t } = useTranslation('automations')
  const columns = useTellingColumns(rule, lines)
  return (
    <section className={styles.panel}>
      <h3>{t('preview.newest', { count: lines.length })}</h3>
      <DataTable
        label={t('preview.title')}
        columns={columns}
        rows={lines.map((line, n) => ({ ...line, n }))}
        rowId={({ n }) => String(n)}
        empty=""
        surface="none"
        pageSize={10}
      />
    </section>
  )
}
