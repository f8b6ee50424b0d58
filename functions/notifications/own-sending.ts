import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import type { Sending } from '#shared/notifications/sending.ts'
import { goesOn, moved, type SendingJob } from './rules/sending-job.ts'
import { advance, audited, moveSending, readSending, shown } from './sending-store.ts'

interface Asking {
  readonly actor: { readonly personId: string }
  readonly path: { readonly sendingId: string }
  readonly refuse: (code: 'kernel.notFound') => never
}

/** The sending that a path names, of whoever asks; another's is not there. */
export async function ownSending({ actor, path, refuse }: Asking): Promise<SendingJob> {
  const job = await readSending(path.sendingId)
  return job?.sentBy === actor.personId ? job : refuse('kernel.notFound')
}

/** Does what its sender touched, until nobody else changed it meanwhile; gives it as it is then. */
export const touch = (name: keyof typeof moved, asking: Asking & { readonly at: string }): Promise<Sending> =>
  retryOnConflict(async () => {
    const { at } = asking
    const job = await ownSending(asking)
    const next = moved[name](job, at)
    if (!next) return shown(job)
    const emits = [
      ...(goesOn(next) ? [advance(next, at)] : []),
      ...(name === 'cancel' && job.startedAt ? [audited('sendingCancelled', next, at)] : []),
    ]
    const changed = await moveSending(next, emits)
    return changed && shown(changed)
  })
