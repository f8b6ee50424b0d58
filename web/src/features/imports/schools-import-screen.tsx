import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import { Tabs } from '#web/ui/tabs.tsx'
import { rosterApi, schoolsApi } from './import-api.ts'
import { ImportPanel } from './import-panel.tsx'

const islandRoster = rosterApi('island')

/** The department's imports: the catalogue of schools, and the rosters of all. */
export function Component() {
  const { t } = useTranslation('imports')
  const [tab, setTab] = useState<'schools' | 'roster'>('schools')
  return (
    <div className={staff.screen}>
      <PageHead title={t('title')} />
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          { name: 'schools', label: t('schools.tab'), panel: <ImportPanel api={schoolsApi} /> },
          { name: 'roster', label: t('roster.tab'), panel: <ImportPanel api={islandRoster} /> },
        ]}
      />
    </div>
  )
}
