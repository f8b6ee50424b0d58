import type { ListedText } from '#shared/catalogue/schema.ts'
import { isOpenAt, textsOfLessons } from '#shared/reading/library.ts'
import { getLibrary } from '#shared/reading/routes.ts'
import { useUnits } from './content.ts'
import { useRead } from './query.ts'
import { useSession } from './session.ts'

type Placed = Pick<ListedText, 'id' | 'language' | 'grade'>

/**
 * Which texts are open to whoever looks: to a child those of their library and of the lessons, to others all. Until that is
 * known none is closed: a child is not held up by what does not arrive, and the server asks again.
 */
export function useLibrary(): { readonly isOpen: (text: Placed) => boolean } {
  const session = useSession()
  const isStudent = session.status === 'signedIn' && session.person.roles.includes('student')
  const library = useRead(getLibrary, {}, { enabled: isStudent }).data
  const units = useUnits().data
  const ofLessons = textsOfLessons(units ?? [])
  return { isOpen: text => !library || !units || isOpenAt(library, text) || ofLessons.has(text.id) }
}
