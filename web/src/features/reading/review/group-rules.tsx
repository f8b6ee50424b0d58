import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { type GroupPolicy, TEACHABLE } from '#shared/reading/group-policy.ts'
import { getGroupPolicy, setGroupPolicy } from '#shared/reading/routes.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useAmend, useCommand, useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
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
  const { t } = useTranslation('reading')
  const words = useRefusalWords()
  const args = { path: { groupId } }
  const { data, error } = useRead(getGroupPolicy, args)
  const amend = useAmend(getGroupPolicy, args)
  const change = useCommand(setGroupPolicy)
  if (error) return <p>{words(error)}</p>
  if (!data) return <Skeleton height="240px" />

  const set = async (changes: Partial<GroupPolicy>) => {
    const body = { ...data, ...changes }
    // What went wrong stands in `change.refusal`.
    const changed = await change.run({ ...args, body }).catch(() => undefined)
    if (changed) amend(() => changed)
  }
  const setRule = (rule: Taught, isStrict: boolean) => {
    const others = data.strictRules.filter(one => one !== rule)
    return set({ strictRules: isStrict ? [...others, rule] : others })
  }
  const disabled = !mayChange || change.isPending
  return (
    <>
      {LANGUAGES.map(language => (
        <fieldset key={language} className={styles.rules}>
          <legend>{t(`rules.language.${language}`)}</legend>
          {TEACHABLE[language].map(rule => (
            <Switch
              key={rule}
              label={t(`rules.${rule}`)}
              checked={data.strictRules.includes(rule)}
              disabled={disabled}
              onChange={isStrict => void setRule(rule, isStrict)}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.rules}>
        <legend>{t('rules.added')}</legend>
        <Switch
          label={t('rules.insertions')}
          checked={data.insertions === 'counted'}
          disabled={disabled}
          onChange={isCounted => void set({ insertions: isCounted ? 'counted' : 'ignored' })}
        />
      </fieldset>
      <GradeSwitches
        legend={t('rules.grades')}
        open={data.openGrades}
        disabled={disabled}
        onChange={openGrades => void set({ openGrades })}
      />
      <p className={staff.soft}>{t('rules.near')}</p>
      {!mayChange && <p className={staff.soft}>{t('rules.teachers')}</p>}
      <p role="status">{change.refusal && words(change.refusal)}</p>
    </>
  )
}
