import { http } from '#functions/platform/http/http.ts'
import { getGroupComprehension } from '#shared/progress/routes.ts'
import { readAnswers } from './answered-store.ts'
import { readGroup } from './summary-store.ts'

export const handler = http(getGroupComprehension, async ({ path: { groupId } }) =>
  readAnswers((await readGroup(groupId)).map(({ studentId }) => studentId)),
)
