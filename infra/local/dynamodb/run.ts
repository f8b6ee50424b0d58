/** Runs the engine's actions, with our own word on conditions and filters. */
import { AwsError } from '../service.ts'
import { type Condition, holds } from './condition.ts'
import { actionOf, awsError, core, type Request, type Store } from './engine.ts'
import type { Item } from './item.ts'

/** Runs an action whose store answers at once, so that nothing can come between its reads and its writes. */
export function runNow(action: string, store: Store, request: Request): object {
  const { _condition, ...unconditional } = request
  let outcome: { error: unknown; answer: object | undefined } | undefined
  const guarded = _condition ? guard(store, _condition.expression) : store
  actionOf(action)(guarded, unconditional, (error, answer) => {
    outcome = { error, answer }
  })
  if (!outcome) throw new Error(`${action} did not finish at once`)
  if (outcome.error) throw awsError(outcome.error)
  return outcome.answer ?? {}
}

/** The engine gets an item, looks whether it meets the condition, and writes: so what does not meet it is not got. */
function guard(store: Store, condition: Condition): Store {
  return {
    ...store,
    getItemDb: table => {
      const shelf = store.getItemDb(table)
      return {
        ...shelf,
        get: (key, callback) =>
          shelf.get(key, (error, item) => {
            if (error || holds(condition, item ?? {})) callback(error, item)
            else callback(new AwsError('ConditionalCheckFailedException', 'The conditional request failed'))
          }),
      }
    },
  }
}

/** Runs an action that reads. */
export async function run(action: string, store: Store, request: Request): Promise<object> {
  const { _filter, _projection, Select } = request
  if (!_filter) return answerOf(action, store, request)
  // The engine counts, filters, then projects: it is let count, and the rest is done here.
  const { Items = [], ...rest } = await answerOf(action, store, {
    ...request,
    _filter: { ..._filter, expression: ANYTHING },
    ...(_projection && { _projection: { ..._projection, paths: undefined } }),
    ...(Select === 'COUNT' && { Select: undefined }),
  })
  const kept = Items.filter(item => holds(_filter.expression, item))
  const { paths } = _projection ?? {}
  const shown = paths ? kept.map(item => core.mapPaths(paths, item)) : kept
  return { ...rest, Count: kept.length, ...(Select !== 'COUNT' && { Items: shown }) }
}

/** No attribute is without a name. */
const ANYTHING: Condition = { type: 'function', name: 'attribute_not_exists', args: [['']] }

function answerOf(action: string, store: Store, request: object): Promise<{ Items?: Item[] }> {
  return new Promise((resolve, reject) => {
    actionOf(action)(store, request, (error, answer) => {
      if (error) reject(awsError(error))
      else resolve(answer ?? {})
    })
  })
}
