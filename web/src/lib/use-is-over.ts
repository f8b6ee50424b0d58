import { useSession } from './session.ts'

/** Whether the session has ended, and whoever is here may finish what they are at. */
export function useIsOver(): boolean {
  const now = useSession()
  return now.status === 'signedIn' && now.isOver === true
}
