import { type Emission, retryOnConflict, type Write } from '#functions/platform/store/transaction.ts'
import type { Intervention } from '#shared/interventions/schema.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import type { Planned, Who } from './interventions.ts'
import { planEmits, planWrites, readPlan, readToChange } from './plans-store.ts'

/** The part of a request that every change of a plan needs. */
interface Asked<Body, Why extends string> {
  readonly actor: { readonly personId: string }
  readonly path: { readonly studentId: string; readonly interventionId: string }
  readonly body: Body
  readonly at: string
  readonly refuse: (code: `interventions.${Why | 'unknown' | 'ended'}`) => never
  readonly commit: (transaction: {
    readonly reply: Intervention
    readonly writes: Readonly<Record<string, Write>>
    readonly emits: readonly Emission[]
  }) => Promise<ReadonlySet<string>>
}

/** Puts what is decided in the place of an open plan as it is stored now; refuses with why where nothing is. */
export const changePlan =
  <Body, Why extends string>(decide: (plan: Intervention, body: Body, who: Who) => Planned<Why>) =>
  ({ actor, path, body, at, refuse, commit }: Asked<Body, Why>): Promise<Intervention> =>
    retryOnConflict(async () => {
      const found = await readToChange(path.studentId, path.interventionId)
      if ('refused' in found) return refuse(`interventions.${found.refused}`)
      const planned = decide(found.plan, body, { by: actor.personId, today: schoolDay(at) })
      if ('refused' in planned) return refuse(`interventions.${planned.refused}`)
      const writes = planWrites(found.before, planned.plan, at)
      const emits = planEmits(found.before, planned.plan, at)
      const failed = await commit({ reply: planned.plan, writes, emits })
      return failed.size === 0 ? planned.plan : undefined
    })

interface AskedAgain {
  readonly path: { readonly studentId: string; readonly interventionId: string }
  readonly refuse: (code: 'kernel.notFound') => never
}

/** A plan as it is now, for whoever asks for the same change again. */
export const planNow = async ({ path, refuse }: AskedAgain): Promise<Intervention> =>
  (await readPlan(path.studentId, path.interventionId)) ?? refuse('kernel.notFound')
