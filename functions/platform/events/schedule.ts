import { newId, now } from '#functions/platform/clock.ts'
import { measure, within } from '#functions/platform/log.ts'

/** The Lambda function of something done at intervals. It must do no harm when run twice. */
export function schedule(run: (at: string) => Promise<void>) {
  return async (): Promise<void> => {
    const id = newId()
    await within({ trace: id, requestId: id }, async () => {
      const started = performance.now()
      await run(now())
      measure('ran', { duration: [performance.now() - started, 'Milliseconds'] })
    })
  }
}
