import { tokenize } from '#shared/language/tokenize.ts'

/** What a listener with the manual makes of a word. */
export type Mark = 'correct' | 'error' | 'notReached'

/** A reading as it was written down, with what became of each word decided before any engine saw it. */
export interface Transcript {
  readonly textId: string
  /** The words of the text, as they stand there. */
  readonly expected: string
  /** What was heard, for `heardFrom`. */
  readonly said: string
  readonly marks: readonly Mark[]
}

const SAID_OTHERWISE = /^\[([^\]]*?)([=>])([^\]]*)\]/
const LEFT_OUT = /^\{([^}]*)\}/
const PUT_IN = /^\(([^)]*)\)/
const STOPPED = /^\|/

/**
 * A line `text-id: transcript`. Words stand as the text has them, and were said so, but for: `[written=heard]` said otherwise
 * and read correctly; `[written>heard]` said otherwise and an error; `{left out}`; `(put in)`, or `(4)` seconds of silence; and
 * `|`, behind which nothing was read. What was said stands in lower case.
 */
export function transcriptOf(line: string): Transcript {
  const colon = line.indexOf(': ')
  let rest = line.slice(colon + 2)
  let expected = ''
  let said = ''
  const marks: Mark[] = []
  let mark: Mark = 'correct'
  const read = (written: string, heard: string, as: Mark) => {
    expected += written
    said += heard
    for (const _ of tokenize(written)) marks.push(as)
  }
  while (rest !== '') {
    const found =
      SAID_OTHERWISE.exec(rest) ??
      LEFT_OUT.exec(rest) ??
      PUT_IN.exec(rest) ??
      STOPPED.exec(rest) ??
      /^[^[{(|]+/.exec(rest)
    const whole = found?.[0] ?? rest
    const [, one = '', sign, heard = ''] = found ?? []
    if (whole.startsWith('[')) read(one, ` ${heard} `, sign === '=' ? 'correct' : 'error')
    else if (whole.startsWith('{')) read(one, ' ', 'error')
    else if (whole.startsWith('(')) said += /^\d/.test(one) ? ` (${one}) ` : ` ${one} `
    else if (whole === '|') mark = 'notReached'
    else read(whole, mark === 'correct' ? spoken(whole) : ' ', mark)
    rest = rest.slice(whole.length)
  }
  return { textId: line.slice(0, colon), expected: tidy(expected), said: tidy(said), marks }
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The words alone: a recogniser's transcript has no marks to speak of. */
const spoken = (written: string): string =>
  ` ${tokenize(written)
    .map(({ text }) => text.toLowerCase())
    .join(' ')} `
