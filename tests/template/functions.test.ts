import { expect, test } from 'vitest'
import { ENVIRONMENT, type FunctionSpec, isScheduled, isSurvey } from '#functions/platform/wiring.ts'
import { type Placed, synthesize } from './synthesized.ts'

const { functionOf, ofType, wirings, written } = await synthesize('prod')
const functions = ofType('AWS::Lambda::Function')

const named = (fn: Placed) => Object.keys(fn.Properties.Environment.Variables).toSorted()
const all = wirings.flatMap(({ noun, emits, functions }) => [
  ...Object.entries(functions).map(([name, spec]) => ({ noun, name, spec })),
  ...(emits.length > 0 ? [{ noun, name: 'relay', spec: undefined }] : []),
])

/** What a queue, a stream or the clock calls, but for what waits for a model. */
const nobodyWaits = (spec?: FunctionSpec) =>
  !spec || 'reads' in spec || isScheduled(spec) || ('hears' in spec && !spec.uses.model)

/** What goes through all people. */
const surveys = new Set(
  all.flatMap(({ noun, name, spec }) => (spec && isSurvey(spec) ? [`coqui-prod-${noun}-${name}`] : [])),
)

test('every function runs on Node 24 on arm64 with its own log that ends', () => {
  expect(functions.length).toBeGreaterThan(0)
  for (const { stack, Properties } of functions) {
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
    })
    expect(Properties.MemorySize).toBeGreaterThanOrEqual(256)
    expect(Properties.Timeout).toBeLessThanOrEqual(surveys.has(Properties.FunctionName) ? 900 : 60)
    const log = ofType('AWS::Logs::LogGroup').find(
      group => `${group.stack}/${group.id}` === written(stack, Properties.LoggingConfig.LogGroup),
    )
    expect(log?.stack).toBe(stack)
    expect(log?.Properties).toMatchObject({
      LogGroupName: `/aws/lambda/${Properties.FunctionName}`,
      RetentionInDays: 90,
    })
  }
})

test('a trace begins where somebody waits; what follows goes on with what was decided there', () => {
  for (const { noun, name, spec } of all) {
    const waits = spec && ('serves' in spec || 'answers' in spec || 'triggered' in spec)
    expect(functionOf(noun, name).Properties.TracingConfig.Mode, `${noun}/${name}`).toBe(
      waits ? 'Active' : 'PassThrough',
    )
  }
})

test('no log group is shared', () => {
  const names = ofType('AWS::Logs::LogGroup').map(({ Properties }) => Properties.LogGroupName)
  expect(new Set(names).size).toBe(names.length)
})

test.each(all)('$noun/$name is told what its wiring asks for and nothing more', ({ noun, name, spec }) => {
  const {
    table = [],
    content,
    publishes,
    users = [],
    connections,
    hangsUp,
    site,
    transcription,
    uploads,
    everyTable,
    model,
    watches,
    standings,
  } = spec?.uses ?? {}
  const admits = spec && 'serves' in spec && spec.serves.some(({ may }) => may.scope !== 'public')
  const fn = functionOf(noun, name)
  expect(named(fn)).toEqual(
    [
      'NODE_OPTIONS',
      'STAGE',
      ...(nobodyWaits(spec) ? ['AWS_MAX_ATTEMPTS'] : []),
      ENVIRONMENT.functionName,
      ...(table.length > 0 ? [ENVIRONMENT.table] : []),
      ...(spec && 'serves' in spec ? [ENVIRONMENT.originSecrets] : []),
      ...(admits
        ? [
            ENVIRONMENT.standing,
            ENVIRONMENT.sharedClientId,
            ENVIRONMENT.picturesClientId,
            // The stage of these templates asks it of some roles.
            ENVIRONMENT.secondFactorFor,
          ]
        : standings
          ? [ENVIRONMENT.standing]
          : []),
      ...(content || publishes ? [ENVIRONMENT.contentBucket] : []),
      ...(users.length > 0 ? [ENVIRONMENT.userPoolId] : []),
      ...(connections || hangsUp ? [ENVIRONMENT.connections] : []),
      ...(site ? [ENVIRONMENT.siteUrl] : []),
      ...(transcription ? [ENVIRONMENT.transcription] : []),
      ...(uploads ? [ENVIRONMENT.uploadsBucket] : []),
      ...(everyTable ? [ENVIRONMENT.everyTable] : []),
      ...(model ? [ENVIRONMENT.model] : []),
      ...(watches ? [ENVIRONMENT.watched] : []),
      ...(spec ? [] : [ENVIRONMENT.bus]),
      ...(!spec || 'reads' in spec ? [ENVIRONMENT.failures] : []),
    ].toSorted(),
  )
  expect(fn.Properties.Environment.Variables).toMatchObject({
    [ENVIRONMENT.functionName]: `${noun}/${name}`,
    STAGE: 'prod',
    NODE_OPTIONS: '--enable-source-maps',
  })
})

test('what calls a function gives up after the function does', () => {
  for (const { noun, name, spec } of all) {
    const { Timeout } = functionOf(noun, name).Properties
    if (spec && ('serves' in spec || 'answers' in spec)) expect(Timeout).toBeLessThan(29)
    if (spec && 'triggered' in spec) expect(Timeout).toBeLessThanOrEqual(5)
  }
})

test('who works on every table is told each person’s partitions, and it fits a function’s environment', () => {
  const told = all.filter(({ spec }) => spec?.uses.everyTable)
  expect(told.length).toBeGreaterThan(0)
  for (const { noun, name } of told) {
    const fn = functionOf(noun, name)
    const text = written(fn.stack, fn.Properties.Environment.Variables[ENVIRONMENT.everyTable])
    const every = JSON.parse(text)
    expect(every.identity.partitions).toEqual([
      'FAMILY#{studentId}',
      'ONCE#{personId}',
      'PERSON#{personId}',
      'STANDING#PERSON#{personId}',
      'STANDING#SESSION#{personId}',
      'STANDING#STUDENT#{studentId}',
    ])
    expect(Object.keys(every)).not.toContain('audit')
    // AWS takes 4 kB of environment; the real names of tables are about as long as these.
    expect(text.length).toBeLessThan(3_500)
  }
})
