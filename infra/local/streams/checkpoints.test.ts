import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { checkpoints } from './checkpoints.ts'

const mapping = (lanes: number) => ({ id: 'm', sourceArn: 's', lanes })

it('begins new lanes where they are told, and other lanes at the slowest of the old', () => {
  const positions = checkpoints(new DatabaseSync(':memory:'))
  positions.begin(mapping(2), '5')
  expect(positions.positionsOf(mapping(2))).toEqual(['5', '5'])
  positions.write(mapping(2), 0, '10')
  positions.write(mapping(2), 1, '9')
  positions.begin(mapping(2), '99')
  expect(positions.positionsOf(mapping(2))).toEqual(['10', '9'])
  positions.begin(mapping(3), '99')
  expect(positions.positionsOf(mapping(3))).toEqual(['9', '9', '9'])
})

it('begins at the oldest record again where a lane had not begun', () => {
  const positions = checkpoints(new DatabaseSync(':memory:'))
  positions.begin(mapping(2), undefined)
  positions.write(mapping(2), 0, '10')
  positions.begin(mapping(1), '99')
  expect(positions.positionsOf(mapping(1))).toEqual([undefined])
})
