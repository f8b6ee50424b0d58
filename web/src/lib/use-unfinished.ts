import { useEffect } from 'react'
import { holdSession } from './session.ts'

/** While it is so, a session that ends does not take away what somebody is at: they finish it, and it is kept. */
export function useUnfinished(isUnfinished: boolean): void {
  useEffect(() => (isUnfinished ? holdSession() : undefined), [isUnfinished])
}
