import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { REGIONS, type Region } from '#shared/kernel/school.ts'
import { changeSchool, listCatalogue, listSchools } from '#shared/schools/routes.ts'
import type { School } from '#shared/schools/schema.ts'
import { useAmend, useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { UNDO_MS, useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import type { ToastMessage } from '#web/ui/toast-message.ts'
import { withSchool } from './find-schools.ts'
import { SchoolDialog } from './school-dialog.tsx'
import { SchoolTable } from './school-table.tsx'

/** The schools: the department keeps the catalogue, a regional office reads its own region's. */
export function Component() {
  const { t } = useTranslation('schools')
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const region = REGIONS.find(name => name === session.person.region)
  const keeps = session.person.roles.includes('admin')
  return (
    <div className={staff.screen}>
      <PageHead title={t('title')} intro={keeps ? t('text') : t('textOfRegion', { region })} />
      {keeps ? <Catalogue /> : region && <OfRegion region={region} />}
    </div>
  )
}

const ALL = { query: { region: undefined, municipio: undefined, active: undefined } }

function Catalogue() {
  const { t } = useTranslation('schools')
  const { t: shell } = useTranslation()
  const read = useRead(listCatalogue, ALL)
  const amend = useAmend(listCatalogue, ALL)
  const [opened, setOpened] = useState<School | 'new'>()
  // The list lags a moment behind what was saved, so it is not read again.
  const show = (school: School) => amend(({ schools }) => ({ schools: withSchool(schools, school) }))
  const changeBack = useAction(changeSchool, {
    done: school => {
      show(school)
      return { title: shell('undone'), text: school.name }
    },
  })
  const saved = (school: School): ToastMessage => {
    show(school)
    setOpened(undefined)
    const told = { title: t('saved'), text: school.name }
    if (opened === undefined || opened === 'new') return told
    const { schoolId, ...body } = opened
    const run = () => void changeBack.run({ path: { schoolId }, body })
    return { ...told, duration: UNDO_MS, action: { label: shell('undo'), run } }
  }
  return (
    <>
      <div className={staff.tools}>
        <Button onClick={() => setOpened('new')}>{t('add')}</Button>
        <Button tone="quiet" asChild>
          <Link to="/import-schools">{t('import')}</Link>
        </Button>
      </div>
      <SchoolTable read={read} choosesRegion onEdit={setOpened} />
      <SchoolDialog opened={opened} onClose={() => setOpened(undefined)} onSaved={saved} />
    </>
  )
}

function OfRegion({ region }: { readonly region: Region }) {
  return <SchoolTable read={useRead(listSchools, { query: { region } })} />
}
