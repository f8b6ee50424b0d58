import { readRoster } from '#functions/identity/groups/group-store.ts'
import type { Roster } from '#shared/identity/group.ts'

interface Repeated {
  readonly path: { readonly groupId: string }
  readonly refuse: (code: 'kernel.notFound') => never
}

/** The answer to a change of a roster that is sent again: the roster as it is now. */
export const rosterAgain = async ({ path, refuse }: Repeated): Promise<Roster> =>
  (await readRoster(path.groupId))?.roster ?? refuse('kernel.notFound')
