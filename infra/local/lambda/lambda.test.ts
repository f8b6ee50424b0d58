import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createCredentials } from '../endpoint/credentials.ts'
import { createIam } from '../iam/iam.ts'
import { openLog } from '../log.ts'
import { createLambda, type LambdaRoom } from './lambda.ts'
import { Starts } from './starts.ts'

const folder = mkdtempSync(join(tmpdir(), 'coqui-lambda-'))
const log = openLog(folder)
const rooms: LambdaRoom[] = []
afterAll(async () => {
  await Promise.all(rooms.map(room => room.close()))
  await log.close()
  rmSync(folder, { recursive: true })
})

let count = 0

/** A room with one deployed function of this source. */
async function deployed(
  source: string,
  properties: Readonly<Record<string, unknown>> = {},
  starts = new Starts(2, () => 0),
) {
  count += 1
  const asset = join(folder, `asset.${count}`)
  mkdirSync(asset)
  writeFileSync(join(asset, 'index.mjs'), source)
  const iam = createIam()
  const credentials = createCredentials()
  const room = createLambda({
    iam,
    credentials,
    log,
    endpoint: 'http://127.0.0.1:3001',
    asset: key => (key === 'code.zip' ? asset : undefined),
    localize: text => text.replace('https://cloud', 'http://here'),
    starts,
  })
  rooms.push(room)
  const declare = (type: string, logicalId: string, given: unknown) =>
    ({ ...iam.kinds, ...room.kinds })[type]?.({ stack: 'stack', logicalId, type, properties: given })
  const trust = { Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } }
  const role = await declare('AWS::IAM::Role', 'Role', { AssumeRolePolicyDocument: { Statement: [trust] } })
  const made = await declare('AWS::Lambda::Function', 'Function', {
    Code: { S3Bucket: 'assets', S3Key: 'code.zip' },
    Handler: 'index.handler',
    Runtime: 'nodejs24.x',
    Role: role?.attributes.Arn,
    Timeout: 10,
    ...properties,
  })
  const arn = String(made?.attributes.Arn)
  return { credentials, room, arn, invoke: (event: unknown = {}) => room.invoke(arn, event) }
}

describe('a function', () => {
  test('finds what Lambda gives it', async () => {
    const { invoke, credentials, room, arn } = await deployed(
      `export const handler = async (event, context) => ({
        event, env: process.env, id: context.awsRequestId, left: context.getRemainingTimeInMillis(),
        arn: context.invokedFunctionArn })`,
      { Environment: { Variables: { OWN: 'https://cloud/x' } }, Timeout: 7, MemorySize: 256 },
    )
    const result = (await invoke({ a: [1, undefined] })) as { env: Record<string, string>; left: number }
    expect(result).toMatchObject({
      event: { a: [1, null] },
      arn,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(result.left).toBeGreaterThan(1000)
    expect(result.left).toBeLessThanOrEqual(7000)
    expect(result.env).toMatchObject({
      OWN: 'http://here/x',
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:3001',
      AWS_LAMBDA_FUNCTION_NAME: 'stack-Function',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
      _X_AMZN_TRACE_ID: expect.stringMatching(/^Root=1-/),
    })
    expect(result.env.HOME).toBeUndefined()
    const { AWS_ACCESS_KEY_ID: key = '', AWS_SESSION_TOKEN: session = '' } = result.env
    expect(credentials.principalOf(key, session)).toEqual({
      kind: 'function',
      functionArn: arn,
      roleArn: room.roleOf(arn),
    })
    expect(() => credentials.principalOf(key, 'guessed')).toThrow('security token')
  })

  test('goes on with the trace of the request', async () => {
    const { invoke } = await deployed('export const handler = async () => process.env._X_AMZN_TRACE_ID')
    expect(await invoke({ headers: { 'x-amzn-trace-id': 'Root=1-a-b' } })).toBe('Root=1-a-b')
  })

  test('writes its lines to the log under its name', async () => {
    const { invoke } = await deployed(
      `export const handler = async () => { console.log('said á'); console.error('cried') }`,
    )
    expect(await invoke()).toBe(null)
    await expect
      .poll(() => readFileSync(join(folder, 'cloud.log'), 'utf8'))
      .toMatch(/stack-Function said á\n/)
    await expect.poll(() => readFileSync(join(folder, 'cloud.log'), 'utf8')).toMatch(/stack-Function cried\n/)
  })
})

describe('a function that fails', () => {
  test('gives its error, and the same environment serves the next call', async () => {
    const { invoke } = await deployed(
      `let calls = 0
       export const handler = async event => { calls++; if (event.bad) throw new RangeError('too far'); return calls }`,
    )
    await expect(invoke({ bad: true })).rejects.toMatchObject({ errorType: 'RangeError', message: 'too far' })
    expect(await invoke()).toBe(2)
    // Where in the worker, not what all of it says.
    await expect
      .poll(() => readFileSync(join(folder, 'cloud.log'), 'utf8'))
      .toMatch(/"RangeError: too far".*\(file:\S+\/lambda\/worker\.ts:\d+:\d+\)/)
  })

  const fresh = `let calls = 0; export const handler = async event => { calls++; if (event.bad) await bad(); return calls };`
  test.each([
    [
      'hangs',
      'const bad = () => new Promise(() => {})',
      'Sandbox.Timedout',
      /Task timed out after 1\.00 seconds$/,
    ],
    ['spins', 'const bad = () => { for (;;); }', 'Sandbox.Timedout', /Task timed out/],
    [
      'exits',
      'const bad = async () => { process.exit(3); await new Promise(() => {}) }',
      'Runtime.ExitError',
      /exit status 3/,
    ],
    [
      'loses a promise',
      `const bad = async () => { Promise.reject(new Error('lost')); await new Promise(() => {}) }`,
      'Runtime.Unhandled',
      /lost/,
    ],
    [
      'fills its memory',
      'const bad = async () => { let all; for (;;) all = { all } }',
      'Runtime.OutOfMemory',
      /killed/,
    ],
  ])('and %s is ended, and the next call gets a new environment', async (_, bad, errorType, message) => {
    const { invoke } = await deployed(`${fresh} ${bad}`, {
      Timeout: errorType === 'Sandbox.Timedout' ? 1 : 60,
    })
    expect(await invoke()).toBe(1)
    await expect(invoke({ bad: true })).rejects.toMatchObject({
      name: 'FunctionError',
      errorType,
      message: expect.stringMatching(message),
    })
    expect(await invoke()).toBe(1)
  })

  test('to load says so at every call', async () => {
    const { invoke } = await deployed(`import 'no-such-package'; export const handler = () => {}`)
    await expect(invoke()).rejects.toMatchObject({ name: 'FunctionError' })
    const { invoke: other } = await deployed('export const another = 1')
    await expect(other()).rejects.toThrow('handler is undefined or not exported')
  })

  test('with a payload beyond Lambda’s limit', async () => {
    const { invoke } = await deployed(`export const handler = async ({ size }) => 'x'.repeat(size)`)
    await expect(invoke('x'.repeat(6 * 1024 * 1024))).rejects.toMatchObject({
      code: 'RequestTooLargeException',
    })
    await expect(invoke({ size: 6 * 1024 * 1024 })).rejects.toMatchObject({
      errorType: 'Function.ResponseSizeTooLarge',
    })
  })
})

describe('many calls at once', () => {
  // A call ends when so many environments have begun one, however long they took to start.
  const witness = `import { readdirSync, writeFileSync } from 'node:fs'
    import { threadId } from 'node:worker_threads'
    let busy = 0
    export const handler = async ({ n, folder, begun = 0 }) => {
      const alone = busy++ === 0
      if (folder) writeFileSync(folder + '/' + threadId, '')
      do await new Promise(done => setTimeout(done, 20))
      while (folder && readdirSync(folder).length < begun)
      busy--
      return { alone, threadId, n }
    }`
  interface Seen {
    readonly alone: boolean
    readonly threadId: number
  }

  /** What a hundred calls saw that were made at once. */
  async function hundred(share: number, begun: number): Promise<readonly Seen[]> {
    const { invoke } = await deployed(witness, { Timeout: 60 }, new Starts(2, () => share))
    const folder = mkdtempSync(join(tmpdir(), 'lambda-'))
    const seen = await Promise.all(Array.from({ length: 100 }, (_, n) => invoke({ n, folder, begun })))
    rmSync(folder, { recursive: true })
    return seen as Seen[]
  }

  test('run on eight environments, one call each at a time', async () => {
    const seen = await hundred(0, 8)
    expect(seen.every(({ alone }) => alone)).toBe(true)
    expect(new Set(seen.map(({ threadId }) => threadId)).size).toBe(8)
  })

  test.each([
    [0.74, 8],
    [0.75, 2],
  ])('on a machine that is busy to %f run on %i', async (share, environments) => {
    const seen = await hundred(share, environments)
    expect(new Set(seen.map(({ threadId }) => threadId)).size).toBe(environments)
  })

  test('that wait on a busy machine are given a worker once there is room, though nobody gives one back', async () => {
    let share = 1
    const { invoke } = await deployed(
      `export const handler = async ({ endless }) => endless ? new Promise(() => setInterval(() => {}, 1000)) : 'done'`,
      {},
      new Starts(2, () => share),
    )
    const stuck = [invoke({ endless: true }), invoke({ endless: true })]
    const waiting = invoke({})
    share = 0
    expect(await waiting).toBe('done')
    for (const call of stuck) call.catch(() => undefined)
  })

  test('beyond what is reserved are refused, as Lambda refuses them; with 0, all are', async () => {
    const { invoke } = await deployed(witness, { ReservedConcurrentExecutions: 3 })
    const answers = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => invoke({ n })))
    const refused = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(refused).toEqual(Array(7).fill('TooManyRequestsException'))
    expect(await invoke({ n: 0 })).toMatchObject({ n: 0 })
    const { invoke: paused } = await deployed(witness, { ReservedConcurrentExecutions: 0 })
    await expect(paused({ n: 0 })).rejects.toMatchObject({ code: 'TooManyRequestsException' })
  })

  test('are not late because their function’s workers took long to start', async () => {
    // Each worker is busy for longer than the function may run, before it has a handler at all.
    const { invoke } = await deployed(
      `const until = Date.now() + 1300
       while (Date.now() < until);
       export const handler = async (_, context) => context.getRemainingTimeInMillis()`,
      { Timeout: 1 },
    )
    const left = (await Promise.all(Array.from({ length: 4 }, () => invoke()))) as number[]
    for (const milliseconds of left) expect(milliseconds).toBeGreaterThan(500)
  })

  test('lose the race that a read-then-write loses', async () => {
    // Of one width: "9" written over "10" would be 90.
    const { invoke } = await deployed(`import { readFile, writeFile } from 'node:fs/promises'
      export const handler = async ({ file }) => {
        const balance = Number(await readFile(file, 'utf8'))
        await new Promise(done => setTimeout(done, 5))
        await writeFile(file, String(balance + 1).padStart(3, '0'))
      }`)
    const file = join(folder, 'balance')
    writeFileSync(file, '000')
    await Promise.all(Array.from({ length: 100 }, () => invoke({ file })))
    expect(Number(readFileSync(file, 'utf8'))).toBeLessThan(100)
  })
})

test.each([
  [
    'a missing asset',
    { Code: { S3Bucket: 'assets', S3Key: 'gone.zip' } },
    'property Code.S3Key: the assembly has no such asset',
  ],
  ['a missing file', { Handler: 'gone.handler' }, 'property Handler: there is no gone.mjs'],
  ['another runtime', { Runtime: 'nodejs20.x' }, 'property Runtime'],
  [
    'a role that trusts another',
    { Role: 'arn:aws:iam::000000000000:role/other' },
    'cannot be assumed by Lambda',
  ],
  ['an unknown property', { VpcConfig: {} }, 'property VpcConfig: not known on this machine'],
])('%s is an error at deployment', async (_, properties, message) => {
  await expect(deployed('export const handler = 1', properties)).rejects.toThrow(message)
})
