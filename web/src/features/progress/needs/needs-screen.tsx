import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { groupsByNeed, keyOfNeed, type NeedGroup, needOfKey } from '#shared/progress/groups-by-need.ts'
import { childPath } from '#web/lib/child-path.ts'
import { groupPath } from '#web/lib/group-path.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ChosenGroup, type GroupShown } from '../group/chosen-group.tsx'
import { LessonScreen } from './lesson-screen.tsx'
import styles from './needs.module.css'
import { useNeedWords } from './use-need-words.ts'

/** Children put together by what they need; the address that names a need shows its lesson. */
export function Component() {
  const { t } = useTranslation('progress', { keyPrefix: 'needs' })
  const { t: shell } = useTranslation()
  const [search] = useSearchParams()
  const need = needOfKey(search.get('need') ?? '')
  if (need) return <LessonScreen need={need} />
  const groupId = search.get('group')
  return (
    <div className={staff.screen} data-register="staff">
      <PageHead
        title={shell('titles.groupsByNeed')}
        intro={t('lead')}
        back={{ to: groupPath('/comprehensive-dashboard', groupId), label: t('toGroup') }}
      />
      <ChosenGroup>{group => <Groups {...group} />}</ChosenGroup>
    </div>
  )
}

function Groups({ groupId, lines }: GroupShown) {
  const { t } = useTranslation('progress', { keyPrefix: 'needs' })
  const groups = groupsByNeed(lines.map(({ summary }) => summary))
  const names = new Map(lines.map(({ studentId, name }) => [studentId, name]))
  if (groups.length === 0) return <ReadState state="empty" text={t('none')} />
  return (
    <>
      {(['sound', 'level'] as const).map(kind => {
        const own = groups.filter(({ need }) => need.kind === kind)
        return (
          own.length > 0 && (
            <section key={kind} className={staff.section} aria-labelledby={kind}>
              <h2 id={kind}>{t(`by.${kind}`)}</h2>
              <p className={staff.soft}>{t(`basis.${kind}`)}</p>
              <ul className={staff.cards}>
                {own.map(group => (
                  <li key={`${keyOfNeed(group.need)} ${group.children[0]?.studentId}`}>
                    <GroupCard groupId={groupId} group={group} names={names} />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
      <p className={staff.soft}>{t('indicator')}</p>
    </>
  )
}

interface GroupCardProps {
  readonly groupId: string
  readonly group: NeedGroup
  readonly names: ReadonlyMap<string, string>
}

function GroupCard({ groupId, group: { need, children }, names }: GroupCardProps) {
  const { t } = useTranslation('progress', { keyPrefix: 'needs' })
  const title = useNeedWords()(need)
  const students = children.map(({ studentId }) => studentId).join(',')
  return (
    <Card asChild>
      <div className={styles.group}>
        <h3>{title}</h3>
        <ul>
          {children.map(({ studentId, count }) => (
            <li key={studentId}>
              <Link to={childPath(studentId, groupId)}>{names.get(studentId)}</Link>
              {count && <span className={styles.count}>{t('missed', { ...count })}</span>}
            </li>
          ))}
        </ul>
        <Link to={`?${new URLSearchParams({ group: groupId, need: keyOfNeed(need), students })}`}>
          {t('lesson')}
          <VisuallyHidden>{`: ${title}, ${children.map(({ studentId }) => names.get(studentId)).join(', ')}`}</VisuallyHidden>
          <Icon name="forward" size={18} />
        </Link>
      </div>
    </Card>
  )
}
