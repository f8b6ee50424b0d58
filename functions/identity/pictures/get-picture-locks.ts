import { readGroup, readMembers } from '#functions/identity/groups/group-store.ts'
import { isChildLocked, isClassLocked, needsNewCode } from '#functions/identity/rules/seat-tries.ts'
import { momentOf, spent } from '#functions/identity/rules/wrong-tries.ts'
import { http } from '#functions/platform/http/http.ts'
import { getPictureLocks } from '#shared/identity/picture-routes.ts'
import { readClassTries } from './seat-tries-store.ts'

export const handler = http(getPictureLocks, async ({ path: { groupId }, at }) => {
  const [found, members] = await Promise.all([readGroup(groupId), readMembers(groupId)])
  const { classCode } = found?.group ?? {}
  if (!classCode) return { locked: false, needsNewCode: false, wrongTries: 0, children: [] }
  const ids = members.map(({ personId }) => personId)
  const tries = await readClassTries(classCode, ids)
  const now = momentOf(at)
  const children = tries.children.flatMap((child, i) => {
    const wrongTries = spent(child.childOnNew, now).week + spent(child.childOnKnown, now).week
    const locked = isChildLocked(child, now)
    return wrongTries > 0 || locked ? [{ studentId: ids[i] ?? '', locked, wrongTries }] : []
  })
  const { ledger } = tries.class
  return {
    locked: isClassLocked(ledger, now),
    needsNewCode: needsNewCode(ledger, now),
    wrongTries: spent(ledger, now).week,
    children,
  }
})
