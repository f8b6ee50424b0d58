import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Roster } from '#shared/identity/group.ts'
import { getPictureLocks, unlockPictures } from '#shared/identity/picture-routes.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { childPath } from '#web/lib/child-path.ts'
import { useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'
import { useAmendRoster } from './use-amend-roster.ts'

interface PictureLocksProps {
  readonly roster: Roster
}

/** Who tried wrong pictures this week, whom that locks out, and the tap that ends it. Nothing where nobody did. */
export function PictureLocks({ roster: { group, students } }: PictureLocksProps) {
  const { t } = useTranslation('identity')
  const { groupId } = group
  const read = useRead(getPictureLocks, { path: { groupId } })
  const { takeGroup } = useAmendRoster(groupId)
  const failed = useReadFailure(read, { what: t('locks.unreached') })
  const unlock = useAction(unlockPictures, {
    done: now => {
      takeGroup(now)
      const { classCode = '' } = now
      return classCode === group.classCode
        ? { title: t('locks.unlocked') }
        : { title: t('locks.newCode'), text: classCode }
    },
  })
  if (failed) return failed
  if (!read.data) return null
  const { locked, needsNewCode, wrongTries, children } = read.data
  if (wrongTries === 0 && children.length === 0 && !locked) return null

  const names = new Map(students.map(({ studentId, fullName }) => [studentId, fullName]))
  const rows = children.flatMap(child => {
    const fullName = names.get(child.studentId)
    return fullName ? [{ ...child, fullName }] : []
  })
  const anyLocked = locked || children.some(child => child.locked)
  const stateOf = (child: { readonly locked: boolean }) => t(child.locked ? 'locks.locked' : 'locks.open')
  return (
    <section className={staff.section} aria-labelledby="picture-locks">
      <div className={staff.head}>
        <h2 id="picture-locks">{t('locks.title')}</h2>
        {anyLocked && (
          <Button aria-disabled={unlock.isPending} onClick={() => unlock.run({ path: { groupId } })}>
            {t(needsNewCode ? 'locks.unlockWithCode' : 'locks.unlock')}
          </Button>
        )}
      </div>
      <p>
        {t(needsNewCode ? 'locks.codeText' : locked ? 'locks.classText' : 'locks.text')}{' '}
        <span className={staff.soft}>{t('locks.fromNew', { count: wrongTries })}</span>
      </p>
      {rows.length > 0 && (
        <DataTable
          label={t('locks.title')}
          rows={rows}
          rowId={({ studentId }) => studentId}
          empty={null}
          columns={[
            {
              id: 'student',
              header: t('groups.student'),
              text: ({ fullName }) => fullName,
              sort: ({ fullName }) => fullName,
              cell: ({ studentId, fullName }) => (
                <Link to={childPath(studentId, group.groupId)}>{fullName}</Link>
              ),
            },
            {
              id: 'tries',
              header: t('locks.tries'),
              kind: 'number',
              text: child => String(child.wrongTries),
              sort: child => child.wrongTries,
            },
            {
              id: 'state',
              header: t('locks.state'),
              text: stateOf,
              sort: stateOf,
              cell: child => <Badge tone={child.locked ? 'alert' : 'calm'}>{stateOf(child)}</Badge>,
            },
          ]}
        />
      )}
    </section>
  )
}
