import type { Plan } from './plan.ts'

/** A plan's words and sentences as Polly tells them: a line of JSON each, milliseconds, bytes of UTF-8. */
export function markLines(text: string, { words }: Plan, types: readonly ('word' | 'sentence')[]): string {
  const bytesTo = (place: number) => Buffer.byteLength(text.slice(0, place))
  const mark = (type: string, seconds: number, from: number, to: number) => ({
    time: Math.round(seconds * 1000),
    type,
    start: bytesTo(from),
    end: bytesTo(to),
    value: text.slice(from, to),
  })
  const said = words.map(({ start, from, to }) => mark('word', start, from, to))
  const sentences = [...new Intl.Segmenter('es', { granularity: 'sentence' }).segment(text)].flatMap(
    ({ segment, index }) => {
      const to = index + segment.trimEnd().length
      const first = words.find(({ from }) => from >= index && from < to)
      return first ? [mark('sentence', first.start, index, to)] : []
    },
  )
  const wanted = [
    ...(types.includes('sentence') ? sentences : []),
    ...(types.includes('word') ? said : []),
  ].toSorted((a, b) => a.time - b.time || b.end - b.start - (a.end - a.start))
  return wanted.map(line => `${JSON.stringify(line)}\n`).join('')
}
