import { describe, expect, it } from 'vitest'
import { compilePattern } from './pattern.ts'

/** The event of the user guide's chapter on event patterns. */
const instance = {
  version: '0',
  id: '6a7e8feb-b491-4cf7-a9f1-bf3703467718',
  'detail-type': 'EC2 Instance State-change Notification',
  source: 'aws.ec2',
  account: '111122223333',
  time: '2017-12-22T18:43:48Z',
  region: 'us-west-1',
  resources: ['arn:aws:ec2:us-west-1:123456789012:instance/i-1234567890abcdef0'],
  detail: { 'instance-id': 'i-1234567890abcdef0', state: 'terminated', nothing: null, empty: '' },
}
const sized = { detail: { 'c-count': 5, 'd-count': 3, 'x-limit': 301.8, source: 'sampleSource' } }

describe('an event pattern', () => {
  it.each([
    [{ source: ['aws.ec2'] }, instance, true],
    [{ source: ['aws.ec2', 'aws.s3'], detail: { state: ['running', 'terminated'] } }, instance, true],
    [{ source: ['aws.ec2'], detail: { state: ['running'] } }, instance, false],
    [
      { resources: ['arn:aws:ec2:us-west-1:123456789012:instance/i-1234567890abcdef0', 'other'] },
      instance,
      true,
    ],
    [{ detail: { nothing: [null] } }, instance, true],
    [{ detail: { empty: [''] } }, instance, true],
    [{ detail: { empty: [null] } }, instance, false],
    [{ time: [{ prefix: '2017-12-22' }] }, instance, true],
    [{ region: [{ prefix: { 'equals-ignore-case': 'US-' } }] }, instance, true],
    [{ region: [{ suffix: '-2' }] }, instance, false],
    [{ region: [{ suffix: { 'equals-ignore-case': 'WEST-1' } }] }, instance, true],
    [{ 'detail-type': [{ 'equals-ignore-case': 'ec2 instance state-change notification' }] }, instance, true],
    [{ detail: { state: [{ 'anything-but': 'initializing' }] } }, instance, true],
    [{ detail: { state: [{ 'anything-but': ['terminated', 'overloaded'] }] } }, instance, false],
    [{ detail: { state: [{ 'anything-but': { prefix: 'term' } }] } }, instance, false],
    [{ detail: { state: [{ 'anything-but': { suffix: ['ing', 'ize'] } }] } }, instance, true],
    [{ detail: { absent: [{ 'anything-but': 'x' }] } }, instance, false],
    [{ detail: { 'instance-id': [{ wildcard: 'i-*abc*0' }] } }, instance, true],
    [{ detail: { 'instance-id': [{ wildcard: 'i.*' }] } }, instance, false],
    [{ detail: { 'x-limit': [{ 'anything-but': [100, 200, 300] }] } }, sized, true],
    [
      { detail: { 'c-count': [{ numeric: ['>', 0, '<=', 5] }], 'x-limit': [{ numeric: ['=', 301.8] }] } },
      sized,
      true,
    ],
    [{ detail: { 'd-count': [{ numeric: ['<', 3] }] } }, sized, false],
    [{ detail: { 'c-count': [{ exists: true }] } }, sized, true],
    [{ detail: { 'e-count': [{ exists: false }] } }, sized, true],
    [{ detail: { 'c-count': [{ exists: false }] } }, sized, false],
    [{ absent: { deep: [{ exists: false }] } }, sized, true],
    [{ detail: { 'c-count': [{ exists: false }, { numeric: ['>', 4] }] } }, sized, true],
    [
      { detail: { $or: [{ 'c-count': [{ numeric: ['>', 9] }] }, { 'd-count': [{ numeric: ['<', 9] }] }] } },
      sized,
      true,
    ],
    [{ detail: { $or: [{ 'c-count': [9] }, { 'd-count': [9] }], source: ['sampleSource'] } }, sized, false],
    [{ list: { name: ['b'] } }, { list: [{ name: 'a' }, { name: 'b' }] }, true],
    [
      { list: { name: ['b'], on: [true] } },
      {
        list: [
          { name: 'b', on: false },
          { name: 'a', on: true },
        ],
      },
      false,
    ],
  ])('%j', (pattern, event, expected) => {
    expect(compilePattern(pattern)(event)).toBe(expected)
  })

  it.each([
    [{ a: 'x' }, 'pattern'],
    [{ a: [] }, 'a:'],
    [{ a: [{ cidr: '10.0.0.0/24' }] }, 'cidr'],
    [{ a: [{ numeric: ['>', 'x'] }] }, 'numeric'],
    [{ a: [{ prefix: 'x', suffix: 'y' }] }, 'one operator'],
  ])('refuses %j when it is deployed', (pattern, problem) => {
    expect(() => compilePattern(pattern)).toThrow(problem)
  })
})
