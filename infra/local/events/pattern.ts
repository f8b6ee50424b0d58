/**
 * Event patterns, as EventBridge rules and Lambda's filter criteria write them ("Amazon EventBridge event
 * patterns" in the user guide). A pattern is compiled when it is deployed, so that what is not understood is an
 * error then, and never a rule that silently matches nothing.
 */
import { comparison } from './comparison.ts'

/** Whether an event, parsed from JSON, matches. */
export type Matcher = (event: unknown) => boolean

export function compilePattern(pattern: unknown): Matcher {
  if (!isObject(pattern)) throw new Error('An event pattern is a JSON object')
  const parts = Object.entries(pattern).map(([name, part]) =>
    name === '$or' ? either(part) : field(name, part),
  )
  return event => parts.every(part => part(event))
}

function either(alternatives: unknown): Matcher {
  if (!Array.isArray(alternatives)) throw new Error('$or takes a list of patterns')
  const matchers = alternatives.map(compilePattern)
  return event => matchers.some(matches => matches(event))
}

function field(name: string, part: unknown): Matcher {
  if (Array.isArray(part)) {
    const leaf = leafMatcher(name, part)
    return event => leaf(isObject(event) ? event[name] : undefined)
  }
  const nested = compilePattern(part)
  return event => {
    const value = isObject(event) ? event[name] : undefined
    return Array.isArray(value) ? value.some(nested) : nested(value)
  }
}

/** Any of the listed conditions, on the value or, where that is an array, on any of its elements. */
function leafMatcher(name: string, conditions: readonly unknown[]): Matcher {
  if (conditions.length === 0) throw new Error(`${name}: a field of a pattern lists at least one condition`)
  const tests = conditions.map(condition => leaf(name, condition))
  return value => tests.some(test => test(value))
}

function leaf(name: string, condition: unknown): Matcher {
  if (!isObject(condition)) return onElements(exact(name, condition))
  const [operator, operand, more] = [...Object.entries(condition)].flat()
  if (typeof operator !== 'string' || more !== undefined) throw new Error(`${name}: one operator a condition`)
  if (operator === 'exists') {
    if (typeof operand !== 'boolean') throw new Error(`${name}: exists takes true or false`)
    return value => (value !== undefined && !isObject(value)) === operand
  }
  return onElements(comparison(name, operator, operand))
}

const onElements =
  (test: (value: unknown) => boolean): Matcher =>
  value =>
    Array.isArray(value) ? value.some(test) : value !== undefined && test(value)

function exact(name: string, condition: unknown): Matcher {
  if (Array.isArray(condition)) throw new Error(`${name}: a condition is a value or an operator`)
  return value => value === condition
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
