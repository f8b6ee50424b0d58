import { useTranslation } from 'react-i18next'
import { Read } from '#web/i18n/read.tsx'
import { TitleList } from './title-list.tsx'
import { useTitles } from './use-achievements.ts'

/** The titles that one has, to choose from. */
export function OwnTitles() {
  const { t } = useTranslation('achievements')
  const own = useTitles()
  return (
    <Read
      of={own}
      place="160px"
      empty={{ when: ({ titles }) => !titles.some(({ unlockedAt }) => unlockedAt), text: t('noTitle') }}
    >
      {({ titles, counts }) => (
        <TitleList titles={titles.filter(({ unlockedAt }) => unlockedAt)} counts={counts} />
      )}
    </Read>
  )
}
