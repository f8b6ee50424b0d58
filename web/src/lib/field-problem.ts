export const FIELD_PROBLEMS = [
  'required',
  'choose',
  'invalid',
  'email',
  'number',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooBig',
  'tooFew',
  'tooMany',
] as const

/** What is wrong with one field, as a text can say it: `errors.fields.<key>`. */
export interface FieldProblem {
  readonly key: (typeof FIELD_PROBLEMS)[number]
  /** The limit that was passed; 0 where there is none to tell. */
  readonly count: number
}

/** What a schema said, here or on the server, which tells no limits. */
interface Issue {
  readonly code?: string | undefined
  readonly origin?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  readonly inclusive?: boolean
  readonly format?: string
  readonly expected?: string
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const isList = (origin: string | undefined) => origin === 'array' || origin === 'set'
const isNumber = (kind: string | undefined) => kind === 'number' || kind === 'int'

/** What an issue means to whoever filled in `value`. */
export function fieldProblem(issue: Issue, value: unknown): FieldProblem {
  const { code, origin } = issue
  const only = (key: FieldProblem['key']): FieldProblem => ({ key, count: 0 })
  if (code === 'invalid_value') return only('choose')
  if (isBlank(value)) return only('required')
  if (code === 'too_small' && issue.minimum !== undefined) {
    // `positive` has a limit that is itself too small.
    const count = Number(issue.minimum) + (issue.inclusive === false ? 1 : 0)
    if (isList(origin)) return { key: 'tooFew', count }
    return { key: isNumber(origin) ? 'tooSmall' : 'tooShort', count }
  }
  if (code === 'too_big' && issue.maximum !== undefined) {
    const count = Number(issue.maximum) - (issue.inclusive === false ? 1 : 0)
    if (isList(origin)) return { key: 'tooMany', count }
    return { key: isNumber(origin) ? 'tooBig' : 'tooLong', count }
  }
  if (code === 'invalid_type' && isNumber(issue.expected)) return only('number')
  if (code === 'invalid_format' && issue.format === 'email') return only('email')
  return only('invalid')
}
