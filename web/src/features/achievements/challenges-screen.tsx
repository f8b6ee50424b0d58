import { useTranslation } from 'react-i18next'
import { Read } from '#web/i18n/read.tsx'
import styles from './achievements.module.css'
import { Challenges } from './challenge-list.tsx'
import { Top } from './top.tsx'
import { useChallenges } from './use-achievements.ts'

/** What there is to reach today and this week. */
export function Component() {
  const { t } = useTranslation(['achievements', 'shell'])
  return (
    <div className={styles.screen} data-register="child">
      <Top title={t('shell:titles.challenges')} lead={t('challengesLead')} />
      <Read
        of={useChallenges()}
        place="60dvh"
        empty={{ when: ({ challenges }) => challenges.length === 0, text: t('preview') }}
      >
        {({ challenges }) => <Challenges challenges={challenges} />}
      </Read>
    </div>
  )
}
