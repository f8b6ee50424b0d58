import { expect, test } from 'vitest'
import { Meter } from './meter.ts'

test('counts add up, by name and by function; what was read stays as it was', () => {
  const meter = new Meter()
  meter.count('events')
  meter.count('read units', 0.5)
  meter.count('read units', 2)
  meter.countOf('coins-http', { runs: 1, cpu: 3 })
  const read = meter.read()
  meter.count('events')
  meter.countOf('coins-http', { runs: 1, cpu: 2, calls: 4 })
  expect(read).toEqual({
    cloud: { events: 1, 'read units': 2.5 },
    functions: { 'coins-http': { runs: 1, cpu: 3, calls: 0, logLines: 0, logBytes: 0 } },
  })
  expect(meter.read()).toMatchObject({
    cloud: { events: 2 },
    functions: { 'coins-http': { runs: 2, cpu: 5, calls: 4 } },
  })
})
