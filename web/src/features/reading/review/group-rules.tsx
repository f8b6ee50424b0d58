import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { type GroupPolicy, TEACHABLE } from '#shared/reading/group-policy.ts'
import { getGroupPolicy, setGroupPolicy } from '#shared/reading/routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { useAmend, useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import staff from '#web/ui/staff.module.css'
import { Switch } from '#web/ui/switch.tsx'
import { GradeSwitches } from './grade-switches.tsx'
import styles from './group-rules.module.css'

interface GroupRulesProps {
  readonly groupId: string
  readonly mayChange: boolean
}

/** How a group reads: what counts as an error while it is taught, and which grades are open to it. */
export function GroupRules(props: GroupRulesProps) {
  const { t } = useTranslation('reading')
  return (
    <Dialog
      title={t('rules.title')}
      description={t('rules.lead')}
      closeLabel={t('past.close')}
      trigger={<Button tone="quiet">{t('rules.open')}</Button>}
    >
      <Rules {...props} />
    </Dialog>
  )
}

type Taught = GroupPolicy['strictRules'][number]

function Rules({ groupId, mayChange }: GroupRulesProps) {
  const args = { path: { groupId } }
  const read = useRead(getGroupPolicy, args)
  const amend = useAmend(getGroupPolicy, args)
  const change = useAction(setGroupPolicy, {
    inline: true,
    done: changed => {
      amend(() => changed)
      return undefined
    },
  })
  return (
    <Read of={read} place="240px">
      {policy => (
        <>
          <RuleSwitches
            policy={policy}
            mayChange={mayChange}
            isPending={change.isPending}
            onChange={body => void change.run({ ...args, body })}
          />
          <Alert>{change.problem}</Alert>
        </>
      )}
    </Read>
  )
}

interface RuleSwitchesProps {
  readonly policy: GroupPolicy
  readonly mayChange: boolean
  readonly isPending: boolean
  readonly onChange: (policy: GroupPolicy) => void
}

function RuleSwitches({ policy, mayChange, isPending, onChange }: RuleSwitchesProps) {
  const { t } = useTranslation('reading')
  const set = (changes: Partial<GroupPolicy>) => onChange({ ...policy, ...changes })
  const setRule = (rule: Taught, isStrict: boolean) => {
    const others = policy.strictRules.filter(one => one !== rule)
    set({ strictRules: isStrict ? [...others, rule] : others })
  }
  const disabled = !mayChange || isPending
  return (
    <>
      {LANGUAGES.map(language => (
        <fieldset key={language} className={styles.rules}>
          <legend>{t(`rules.language.${language}`)}</legend>
          {TEACHABLE[language].map(rule => (
            <Switch
              key={rule}
              label={t(`rules.${rule}`)}
              checked={policy.strictRules.includes(rule)}
              disabled={disabled}
              onChange={isStrict => setRule(rule, isStrict)}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.rules}>
        <legend>{t('rules.added')}</legend>
        <Switch
          label={t('rules.insertions')}
          checked={policy.insertions === 'counted'}
          disabled={disabled}
          onChange={isCounted => set({ insertions: isCounted ? 'counted' : 'ignored' })}
        />
      </fieldset>
      <GradeSwitches
        legend={t('rules.grades')}
        open={policy.openGrades}
        disabled={disabled}
        onChange={openGrades => set({ openGrades })}
      />
      <p className={staff.soft}>{t('rules.near')}</p>
      {!mayChange && <p className={staff.soft}>{t('rules.teachers')}</p>}
    </>
  )
}
