import { logUnexpected, measure } from '#functions/platform/log.ts'

/** Refuses what the user pool asks for. The pool passes the code on to the page, as it stands in an error's text. */
export class TriggerRefusal extends Error {
  override readonly name: string = 'TriggerRefusal'
}

/**
 * The Lambda function of one of the user pool's triggers. To Lambda a refusal is an error like any other: it is counted
 * here, so that an alarm can take it off.
 */
export function trigger<E>(answer: (event: E) => Promise<E>) {
  return async (event: E): Promise<E> => {
    try {
      return await answer(event)
    } catch (error) {
      if (error instanceof TriggerRefusal)
        measure('refused', { refused: [1, 'Count'] }, { code: error.message })
      else logUnexpected('trigger failed', error)
      throw error
    }
  }
}
