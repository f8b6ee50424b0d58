import { useContext, useEffect } from 'react'
import type { Doing } from '#shared/live/live.ts'
import { LiveContext } from './use-live.ts'

/** Says at what somebody is while this screen is open; the staff who look after them may see it. */
export function useDoing(doing: Doing): void {
  const socket = useContext(LiveContext)
  useEffect(() => socket?.doing(doing), [socket, doing])
}
