import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Ground, TIMES } from '#shared/progress/recommendations.ts'
import { childPath } from '#web/lib/child-path.ts'
import { keyOfEvidence } from '#web/lib/evidence.ts'
import { useSession } from '#web/lib/session.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useSoundNames } from '../family/use-sound-names.ts'
import { becauseOf } from '../group/because-of.ts'
import { Accept, AcceptText } from './accept.tsx'
import { type CardProps, languageFor, type RecommendedCard } from './cards.ts'
import { Dismiss } from './dismiss.tsx'
import styles from './recommendations.module.css'
import { useGroundWords } from './use-ground-words.ts'

/** What to do, for whom and why; the readings behind it, and the way to do it or to set it aside. */
export function RecommendationCard(props: CardProps) {
  const { t } = useTranslation('recommendations')
  const wordsOf = useGroundWords()
  const { groupId, card } = props
  const { kind, children } = card
  const session = useSession()
  const isTeacher = session.status === 'signedIn' && session.person.roles.includes('teacher')
  const title = useTitle(card)
  return (
    <Card asChild>
      <article className={styles.card} aria-label={title}>
        <h3>{title}</h3>
        <ul>
          {children.map(({ line: { studentId, name }, because }) => (
            <li key={studentId}>
              {children.length > 1 && (
                <>
                  <Link to={childPath(studentId, groupId)}>{name}</Link>.{' '}
                </>
              )}
              {wordsOf(because)}
              <Link to={childPath(studentId, groupId, evidenceOf(because))}>
                {t('readings', { name: name.split(' ')[0] })}
                <Icon name="forward" size={18} />
              </Link>
            </li>
          ))}
        </ul>
        <p>{t(`how.${kind}`)}</p>
        {kind === 'sound' && <Lesson {...props} />}
        {children[0].because.rule === 'aim' && (
          <Link to={planPath(groupId, children[0].line.studentId)}>
            {t('plan')}
            <Icon name="forward" size={18} />
          </Link>
        )}
        {isTeacher && (
          <div className={styles.deciding} data-screen-only="">
            {TIMES[kind] ? <AcceptText {...props} /> : <Accept {...props} />}
            <Dismiss {...props} title={title} />
          </div>
        )}
      </article>
    </Card>
  )
}

/** The readings that it rests on. */
function evidenceOf(because: Ground): string | undefined {
  if (because.rule === 'rose') return undefined
  return because.rule === 'slow'
    ? keyOfEvidence({ of: 'skill', skill: 'fluency', language: because.language })
    : becauseOf(because)
}

const planPath = (group: string, student: string) =>
  `/intervention-dashboard?${new URLSearchParams({ group, student })}`

function useTitle({ kind, children }: RecommendedCard): string {
  const { t } = useTranslation(['recommendations', 'progress'])
  const lettersOf = useSoundNames()
  const [first] = children
  const { line, because } = first
  if (because.rule !== 'sound')
    return t(`title.${kind}`, {
      name: line.name,
      language: t(`progress:inLanguage.${languageFor(first)}`),
    })
  const letters = lettersOf(because.sound)
  return children.length > 1
    ? t('title.soundTogether', { letters, count: children.length })
    : t('title.sound', { letters, name: line.name })
}

/** The lesson of fifteen minutes for those who miss the sound. */
function Lesson({ groupId, card: { children } }: Pick<CardProps, 'groupId' | 'card'>) {
  const { t } = useTranslation('recommendations')
  const [{ because }] = children
  if (because.rule !== 'sound') return null
  const students = children.map(({ line }) => line.studentId).join(',')
  return (
    <Link to={`/groups-by-need?${new URLSearchParams({ group: groupId, need: because.sound, students })}`}>
      {t('lesson')}
      <Icon name="forward" size={18} />
    </Link>
  )
}
