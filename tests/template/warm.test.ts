import { expect, test } from 'vitest'
import { synthesize } from './synthesized.ts'

const stages = { dev: await synthesize('dev'), prod: await synthesize('prod') }

test('what a table takes from its first moment on is named where it is declared, and paid where people come', () => {
  const { ofType, wirings } = stages.prod
  const warm = ofType('AWS::DynamoDB::Table').flatMap(({ id, Properties: { WarmThroughput } }) =>
    WarmThroughput ? [[id.replace(/table.*/, ''), WarmThroughput]] : [],
  )
  const declared = wirings.flatMap(({ noun, table }) =>
    table?.warm
      ? [[noun, { ReadUnitsPerSecond: table.warm.reads, WriteUnitsPerSecond: table.warm.writes }]]
      : [],
  )
  expect(declared.length).toBeGreaterThan(0)
  expect(warm).toEqual(declared)
})

test('a stage that is thrown away warms nothing', () => {
  for (const { Properties } of stages.dev.ofType('AWS::DynamoDB::Table'))
    expect(Properties.WarmThroughput).toBeUndefined()
})
