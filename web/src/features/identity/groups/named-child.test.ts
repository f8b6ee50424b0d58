import { expect, test } from 'vitest'
import { namedChild } from './named-child.ts'

const child = (fullName: string) => ({ studentId: fullName, fullName })
const students = ['Ana Rivera Cruz', 'Ana Ríos', 'Leo Ortiz', 'Leo Ortiz Vega'].map(child)

test.each([
  ['ana rios', 'Ana Ríos'],
  ['Rivera', 'Ana Rivera Cruz'],
  ['Leo Ortiz', 'Leo Ortiz'],
  ['Ana', undefined],
  ['Zoé', undefined],
])('%s is %s', (name, fullName) => {
  expect(namedChild(students, name)?.fullName).toBe(fullName)
})

test('of two who bear one name, neither is chosen', () => {
  const twins = [child('Eva Soto'), { studentId: 'other', fullName: 'Eva Soto' }]
  expect(namedChild(twins, 'Eva Soto')).toBeUndefined()
})
