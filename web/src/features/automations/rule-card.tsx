import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endRule, switchRule } from '#shared/automations/routes.ts'
import type { ListedRule } from '#shared/automations/schema.ts'
import type { Sender } from '#shared/kernel/sender.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './automations.module.css'
import { HistoryPanel } from './history-panel.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { usePlaceName, useWhenWords } from './use-rule-words.ts'

interface RuleCardProps {
  readonly rule: ListedRule
  readonly sender: Sender
}

/** One rule: what it does, how it stands, and what can be done about it. */
export function RuleCard({ rule, sender }: RuleCardProps) {
  const { t } = useTranslation('automations')
  const language = useLanguage()
  const where = usePlaceName(rule.place)
  const when = useWhenWords()(rule.when)
  const { ruleId, state, tells, own } = rule
  const name = `${when}, ${where}`
  // Held, it tells nobody though it is on.
  const shown = state === 'on' && rule.isHeld ? 'held' : state
  return (
    <Card asChild>
      <article className={styles.rule} aria-label={name}>
        <header className={styles.head}>
          <h3>{when}</h3>
          <Badge tone={shown === 'on' ? 'good' : shown === 'lost' ? 'alert' : 'calm'}>
            {t(`states.${shown}`)}
          </Badge>
        </header>
        <dl className={styles.facts}>
          <dt>{t('rule.where')}</dt>
          <dd>{where}</dd>
          <dt>{t('rule.tells')}</dt>
          <dd>{t(`audiences.${tells}`)}</dd>
          <dt>{t('rule.says')}</dt>
          <dd>{own ? own[language.startsWith('es') ? 'es' : 'en'] : t('form.house')}</dd>
        </dl>
        {state === 'lost' && <p className={styles.soft}>{t('rule.lost')}</p>}
        <div className={styles.actions}>
          {state === 'on' ? (
            <SwitchOff ruleId={ruleId} name={name} />
          ) : (
            <Try rule={rule} sender={sender} name={name} />
          )}
          <Dialog
            title={t('history.title')}
            description={name}
            closeLabel={t('close')}
            trigger={
              <Button tone="quiet" aria-label={t('rule.historyOne', { rule: name })}>
                {t('rule.history')}
              </Button>
            }
          >
            <HistoryPanel rule={rule} />
          </Dialog>
          <Delete ruleId={ruleId} name={name} />
        </div>
      </article>
    </Card>
  )
}

interface Named {
  readonly ruleId: string
  readonly name: string
}

function SwitchOff({ ruleId, name }: Named) {
  const { t } = useTranslation('automations')
  const turn = useAction(switchRule, {
    failed: t('failed'),
    done: () => ({ title: t('rule.switchedOff') }),
  })
  return (
    <Button
      tone="quiet"
      aria-label={t('rule.offOne', { rule: name })}
      onClick={() => void turn.run({ path: { ruleId }, body: { isOn: false } })}
    >
      {t('rule.off')}
    </Button>
  )
}

function Try({ rule, sender, name }: RuleCardProps & Pick<Named, 'name'>) {
  const { t } = useTranslation('automations')
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title={t('preview.title')}
      description={name}
      closeLabel={t('close')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button aria-label={t('rule.tryOne', { rule: name })}>{t('rule.try')}</Button>}
    >
      <PreviewPanel rule={rule} sender={sender} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

function Delete({ ruleId, name }: Named) {
  const { t } = useTranslation('automations')
  const [isAsking, setAsking] = useState(false)
  const end = useAction(endRule, { failed: t('failed'), done: () => ({ title: t('rule.deleted') }) })
  return (
    <>
      <Button tone="quiet" aria-label={t('rule.deleteOne', { rule: name })} onClick={() => setAsking(true)}>
        {t('rule.delete')}
      </Button>
      <ConfirmDialog
        title={t('remove.title')}
        text={t('remove.text')}
        confirmLabel={t('rule.delete')}
        cancelLabel={t('cancel')}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => void (await end.run({ path: { ruleId } }))}
      />
    </>
  )
}
