import type { NoticedEvent } from '#shared/contract.ts'
import type { NoticeParams } from '#shared/kernel/notice.ts'
import { highestRole, type Role } from '#shared/kernel/standing.ts'
import type { NotificationText } from '#shared/notifications/schema.ts'
import { childPath } from '#web/lib/child-path.ts'

type PlaceOf = (params: NoticeParams, roles: readonly Role[]) => string

/** Older notifications do not say which group. */
const group: PlaceOf = ({ groupId }) => (groupId ? `/groups/${groupId}` : '/groups')

const portal: PlaceOf = ({ studentId }) =>
  `/family-portal${studentId ? `?${new URLSearchParams({ student: String(studentId) })}` : ''}`

/** Of a child, each where they follow it; of several, staff where their work is. */
const ofRule: PlaceOf = (params, roles) => {
  const role = highestRole(roles)
  if (role === 'family') return portal(params, roles)
  if (role === 'student') return '/dashboard'
  return params.studentId ? childPath(String(params.studentId)) : '/teacher/assignments'
}

/** What each tells of, to whoever is told. */
const places: Readonly<Partial<Record<NoticedEvent, PlaceOf>>> = {
  'achievements.gained': ({ titles, badges }) =>
    badges && !titles ? '/badges' : titles ? '/achievements' : '/challenges',
  'achievements.challengeExpiring': () => '/challenges',
  'automations.stopped': () => '/automation-panel',
  'automations.told': ofRule,
  'experience.levelReached': () => '/gamification',
  'identity.addressGiven': () => '/support',
  'identity.childAsked': group,
  'identity.childPlaced': ({ studentId }) => (studentId ? childPath(String(studentId)) : '/family-portal'),
  'identity.childRequestAccepted': group,
  'identity.childRequestDeclined': group,
  // Told to the child's teachers and to the families of before.
  'identity.familyLinked': (_, roles) => (highestRole(roles) === 'family' ? '/family-access' : '/groups'),
  'identity.picturesGuessed': group,
  'identity.secondFactorRemoved': () => '/support',
  'notifications.familyNotified': portal,
  'progress.familyAsked': portal,
  'progress.weekClosed': ({ studentId, week }) =>
    studentId && week
      ? `/family-portal?${new URLSearchParams({ student: String(studentId), week: String(week) })}`
      : '/family-portal',
  'reading.finished': () => '/mi-progreso',
  'social.befriended': () => '/social/friends',
  'social.friendAsked': () => '/social/friends',
  'social.reacted': () => '/social/friends',
  'streaks.atRisk': () => '/reading-spanish',
  'streaks.extended': () => '/gamification',
  'streaks.freezeSpent': () => '/gamification',
  'support.requestAnswered': () => '/support',
}
const byTemplate = new Map<string, PlaceOf>(Object.entries(places))

/** Where that of which a notification tells can be seen; nowhere where the page is older than the words. */
export const placeOf = ({ template, params }: NotificationText, roles: readonly Role[]): string | undefined =>
  byTemplate.get(template)?.(params, roles)
