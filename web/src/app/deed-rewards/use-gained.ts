import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { rewardsGained } from '#shared/achievements/live.ts'
import { balanceChanged } from '#shared/coins/live.ts'
import { experienceChanged } from '#shared/experience/live.ts'
import { getExperience } from '#shared/experience/routes.ts'
import { useRead } from '#web/lib/query.ts'
import { prefersStillness } from '#web/lib/stillness.ts'
import { useLive, useRefetchOnOpen } from '#web/lib/use-live.ts'
import { useHeldToasts } from '#web/ui/toast.tsx'
import {
  type Gained,
  nextOf,
  nothingYet,
  type Step,
  withCoins,
  withGain,
  withPoints,
  withRead,
} from './gained.ts'

/** How long each is played; the style sheet's movements fit into it. */
const STEP_MS = 900
/** What a deed gives comes within so long, or after an offline reading much later: then nobody waits. */
const FIRST_MS = 5000
/** After the last that came, so long more may come. */
const QUIET_MS = 1500

interface Scene {
  readonly gained: Gained
  readonly played: ReadonlySet<Step>
}

/** What a deed gives as it is told live, one thing after the other; toasts wait until it is over. */
export function useGained(deed: string) {
  const client = useQueryClient()
  const key = ['deed', deed]
  const now = useRead(getExperience, {}).data
  useRefetchOnOpen(getExperience)
  const [scene, setScene] = useState<Scene>(
    () => client.getQueryData<Scene>(key) ?? { gained: nothingYet(now), played: new Set() },
  )
  const [isOver, setOver] = useState(() => client.getQueryData(key) !== undefined)
  const isStill = useRef(prefersStillness()).current

  const come = (change: (gained: Gained) => Gained) =>
    setScene(({ gained, played }) => ({ gained: change(gained), played }))
  useLive(experienceChanged, after => come(gained => withPoints(gained, after)))
  useLive(balanceChanged, ({ lastAmount }) => come(gained => withCoins(gained, lastAmount)))
  useLive(rewardsGained, gain => come(gained => withGain(gained, gain)))

  // Known late where the page was opened here; read anew where the line was down while it was told.
  useEffect(() => {
    if (now) setScene(({ gained, played }) => ({ gained: withRead(gained, now), played }))
  }, [now])

  const next = nextOf(scene.gained, scene.played)
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(
      () => setScene(({ gained, played }) => ({ gained, played: new Set([...played, next]) })),
      isStill || isOver ? 0 : STEP_MS,
    )
    return () => clearTimeout(timer)
  }, [next, isStill, isOver])

  const hasCome = scene.played.size > 0
  useEffect(() => {
    if (isOver || next) return
    const timer = setTimeout(() => setOver(true), hasCome ? QUIET_MS : FIRST_MS)
    return () => clearTimeout(timer)
  }, [isOver, next, hasCome])
  useHeldToasts(!isOver)

  const name = key.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is its name
  useEffect(() => {
    if (hasCome) client.setQueryData(key, scene)
  }, [client, name, hasCome, scene])

  /** Everything at once. */
  const skip = () => setOver(true)
  /** Whether it is there to be seen: its turn has come, or is over. */
  const isShown = (step: Step) => scene.played.has(step) || step === next
  return { gained: scene.gained, next, isShown, isOver, isStill, skip }
}
