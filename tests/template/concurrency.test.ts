import { expect, test } from 'vitest'
import { isScheduled } from '#functions/platform/wiring.ts'
import { LEFT_FOR_PEOPLE, RESERVED } from '#infra/aws/concurrency.ts'
import { synthesize } from './synthesized.ts'

const QUOTA = 1000
/** Lambda reserves no more than leaves this for all others. Source: "Configuring reserved concurrency". */
const UNRESERVABLE = 100

const { functionOf, ofType, wirings, written } = await synthesize('prod')
const all = wirings.flatMap(({ noun, emits, functions }) => [
  ...Object.entries(functions).map(([name, spec]) => ({ noun, name, spec })),
  ...(emits.length > 0 ? [{ noun, name: 'relay', spec: undefined }] : []),
])
const reservedOf = (noun: string, name: string): number | undefined =>
  functionOf(noun, name).Properties.ReservedConcurrentExecutions

test('triggers have theirs reserved, readers of streams are held back, nobody else has any', () => {
  for (const { noun, name, spec } of all) {
    const wanted =
      !spec || 'reads' in spec ? RESERVED.stream : 'triggered' in spec ? RESERVED.trigger : undefined
    expect(reservedOf(noun, name), `${noun}/${name}`).toBe(wanted)
  }
})

test('however much work waits, people find room', () => {
  const reserved = all.reduce((sum, { noun, name }) => sum + (reservedOf(noun, name) ?? 0), 0)
  const capped = ofType('AWS::Lambda::EventSourceMapping').reduce(
    (sum, { Properties }) => sum + (Properties.ScalingConfig?.MaximumConcurrency ?? 0),
    0,
  )
  // One run of each at a time.
  const scheduled = all.filter(({ spec }) => spec && isScheduled(spec)).length
  expect(QUOTA - reserved).toBeGreaterThanOrEqual(UNRESERVABLE)
  expect(QUOTA - reserved - capped - scheduled).toBeGreaterThanOrEqual(LEFT_FOR_PEOPLE)
})

test('no mapping takes more runs than its function may have', () => {
  for (const { stack, Properties } of ofType('AWS::Lambda::EventSourceMapping')) {
    const fn = ofType('AWS::Lambda::Function').find(
      one => `${one.stack}/${one.id}` === written(stack, Properties.FunctionName),
    )
    const reserved = fn?.Properties.ReservedConcurrentExecutions
    // A queue's mapping beyond it would send to the dead letters what was only refused for lack of room.
    if (Properties.ScalingConfig && reserved)
      expect(Properties.ScalingConfig.MaximumConcurrency).toBeLessThanOrEqual(reserved)
  }
})

/** Cognito takes 25 updates a second of a whole account (docs/quotas-and-peaks.md), at about ten a second from each run. */
const MIRRORS = 2

test('whatever is mirrored into the user pool leaves some of its updates to people', () => {
  const mirrors = all.filter(
    ({ spec }) => spec && 'hears' in spec && spec.uses.users?.includes('AdminUpdateUserAttributes'),
  )
  expect(mirrors.length).toBeGreaterThan(0)
  for (const { noun, name } of mirrors) {
    const { stack, id } = functionOf(noun, name)
    const [mapping] = ofType('AWS::Lambda::EventSourceMapping').filter(
      one => written(one.stack, one.Properties.FunctionName) === `${stack}/${id}`,
    )
    expect(mapping?.Properties.ScalingConfig.MaximumConcurrency, `${noun}/${name}`).toBe(MIRRORS)
  }
})

test('an account whose quota nobody named has nothing reserved: a new one has ten in all', async () => {
  const dev = await synthesize('dev')
  for (const { Properties } of dev.ofType('AWS::Lambda::Function'))
    expect(Properties.ReservedConcurrentExecutions).toBeUndefined()
})
