import { expect, it } from 'vitest'
import { manualClock } from '../clock.ts'
import { sharingReads, watchChanges } from './changes.ts'
import { memoryStream, STREAM } from './fakes.ts'

it('shares a read that is under way, but not across a change', async () => {
  const { source, append } = memoryStream(manualClock())
  let reads = 0
  const counting = sharingReads({
    ...source,
    readStream(...page) {
      reads++
      return source.readStream(...page)
    },
  })
  const stop = counting.onChange(STREAM, () => undefined)
  const together = [counting.readStream(STREAM, undefined, 10), counting.readStream(STREAM, undefined, 10)]
  expect(reads).toBe(1)
  append('a')
  expect(await counting.readStream(STREAM, undefined, 10)).toHaveLength(1)
  expect(await Promise.all(together)).toEqual([[], []])
  expect(reads).toBe(2)
  stop()
})

it('does not sleep through a change that came while its reader was reading', async () => {
  const clock = manualClock()
  const { source, append } = memoryStream(clock)
  const changes = watchChanges(source, STREAM, clock)
  const version = changes.version()
  append('a')
  await changes.past(version, Number.POSITIVE_INFINITY, new AbortController().signal)
  changes.close()
})
