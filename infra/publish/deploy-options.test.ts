import { expect, test } from 'vitest'
import { optionsFrom } from './deploy-options.ts'

test('keeps its own arguments, knows the stage, and leaves the rest to the CDK', () => {
  expect(
    optionsFrom([
      '-c',
      'stage=prod',
      '--without',
      'domain,canary',
      '--require-approval',
      'never',
      '--context=x=1',
    ]),
  ).toEqual({
    stage: 'prod',
    without: ['domain', 'canary'],
    confirm: undefined,
    context: ['--context', 'stage=prod', '--context', 'x=1'],
    cdk: ['--require-approval', 'never'],
  })
  expect(optionsFrom(['--confirm=change prod', '--without=domain', '--parameters', 'a:b=c'])).toMatchObject({
    stage: 'dev',
    without: ['domain'],
    confirm: 'change prod',
    cdk: ['--parameters', 'a:b=c'],
  })
})
