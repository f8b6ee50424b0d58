import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '#shared/kernel/school.ts'
import { type Alignment, startAlignment } from './align.ts'
import { BY_RULE } from './lexicon.ts'
import { DEFAULT_POLICY, type Policy } from './policy.ts'
import { heardFrom } from './said-aloud.ts'

/** `CASES=1000000` is the soak. */
const CASES = Number(process.env.CASES ?? 300)

const vocabulary =
  `el la sol mar niño niños niña casa caza perro pero elmar marsol 25 treinta y cinco come comen comer todo to va a hacer ser
  aves sabes las para pa pal`.split(/\s+/)
const words = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 24, size: 'max' })
const slip = fc.tuple(
  fc.nat({ max: 30 }),
  fc.constantFrom('omit', 'insert', 'repeat', 'replace', 'swap', 'back'),
  fc.constantFrom(
    ...vocabulary,
    'zzz',
    'cinco',
    'veinticinco',
    '35',
    'nino',
    'vacer',
    'saves',
    'ma',
    'res',
    's',
    'o',
    'l',
  ),
)

/** A reading of the text with slips in it. */
function said(text: readonly string[], slips: readonly [number, string, string][]): string[] {
  const heard = [...text]
  for (const [where, kind, word] of slips) {
    const at = where % (heard.length + 1)
    if (kind === 'omit') heard.splice(at, 1 + (where % 4))
    else if (kind === 'insert') heard.splice(at, 0, word)
    else if (kind === 'repeat') heard.splice(at, 0, heard[at] ?? word)
    else if (kind === 'replace') heard.splice(at, 1, word)
    else if (kind === 'swap') heard.splice(at, 2, ...heard.slice(at, at + 2).reverse())
    else heard.splice(at, 0, ...heard.slice(Math.max(0, at - 3), at))
  }
  return heard
}

const aligned = (text: readonly string[], heard: readonly string[]): Alignment => {
  const alignment = startAlignment(text, { language: 'es-PR' })
  for (const word of heardFrom(heard.join(' '))) alignment.hear(word)
  return alignment
}

test(`streaming is batch: ${CASES} random readings`, { timeout: 5000 + CASES * 2 }, () => {
  fc.assert(
    fc.property(words, fc.array(slip, { maxLength: 6 }), fc.nat(), (text, slips, cut) => {
      const heard = heardFrom(said(text, slips).join(' '))
      const partial = heard.length === 0 ? 0 : 1 + (cut % heard.length)
      const stream = startAlignment(text, { language: 'es-PR' })
      for (const [at, word] of heard.entries()) {
        stream.hear(word)
        // Looking must change nothing.
        if (at % 3 === 0) stream.marks()
        if (at + 1 === partial) sameAsBatch(stream, text)
      }
      sameAsBatch(stream, text)
    }),
    { numRuns: CASES },
  )
})

function sameAsBatch(stream: Alignment, text: readonly string[]): void {
  const batch = startAlignment(text, { language: 'es-PR' })
  for (const word of stream.heard) batch.hear(word)
  expect(stream.steps()).toEqual(batch.steps())
  expect(stream.marks()).toEqual(batch.marks())
}

test('no cheaper way exists: the steps cost what a full table of every move finds', {
  timeout: 5000 + CASES * 2,
}, () => {
  fc.assert(
    fc.property(words, fc.array(slip, { maxLength: 6 }), (text, slips) => {
      const alignment = aligned(text, said(text, slips))
      expect(costOf(alignment)).toBe(cheapest(alignment, text.length))
    }),
    { numRuns: CASES },
  )
})

function isRepeat({ spoken, lexicon }: Alignment, spokenAt: number, column: number): boolean {
  const { costs } = lexicon.compare(spoken[spokenAt]?.form ?? '')
  for (let at = Math.max(0, column - 12); at < column; at++) if ((costs[at] ?? 99) <= BY_RULE) return true
  return false
}

function costOf(alignment: Alignment): number {
  let sum = 0
  for (const { kind, from, to, spokenFrom, spokenTo } of alignment.steps()) {
    if (kind === 'parted') sum += BY_RULE
    else if (kind === 'glued') {
      const { glued } = alignment.lexicon.compare(alignment.spoken[spokenFrom]?.form ?? '')
      sum += Math.min(
        ...glued.filter(run => run.from === from && run.count === to - from).map(run => run.cost),
      )
    } else if (kind === 'joined') sum += joinedCost(alignment, from, spokenFrom, spokenTo)
    else if (kind === 'pair')
      sum += alignment.lexicon.compare(alignment.spoken[spokenFrom]?.form ?? '').costs[from] ?? 99
    else if (kind === 'extra') sum += isRepeat(alignment, spokenFrom, from) ? 3 : 10
    else if (kind === 'skipped') sum += 8 + 2 * (to - from - 1)
    else if (kind === 'swapped') sum += 7
  }
  return sum
}

/** So many words may be one by their letters, the last of them being at `row`. */
function mostJoined({ spoken, lexicon }: Alignment, row: number): number {
  const { known, endsJoined } = lexicon.compare(spoken[row]?.form ?? '')
  let letters = 0
  while (letters <= row && spoken[row - letters]?.form.length === 1) letters++
  return endsJoined ? 8 : Math.max(known ? 1 : 3, Math.min(letters, 8))
}

/** By its letters a word in several is that word; by its sounds alone it costs what a rule costs. */
function joinedCost(alignment: Alignment, at: number, from: number, to: number): number {
  const letters = alignment.spoken.slice(from, to).map(({ form }) => form)
  const isSpelled = alignment.lexicon.positions(letters.join('')).includes(at)
  return isSpelled && letters.length <= mostJoined(alignment, to - 1) ? 0 : BY_RULE
}

/** The plain cubic table: every cell from every cell that a move leads from. */
function cheapest(alignment: Alignment, columns: number): number {
  const { spoken, lexicon } = alignment
  const table = Array.from({ length: spoken.length + 1 }, () => Array<number>(columns + 1).fill(1e9))
  const get = (row: number, column: number) => table[row]?.[column] ?? 1e9
  const form = (at: number) => spoken[at]?.form ?? ''
  for (let row = 0; row <= spoken.length; row++) {
    for (let column = 0; column <= columns; column++) {
      const ways = [row === 0 && column === 0 ? 0 : 1e9]
      for (let from = 0; from < column; from++) ways.push(get(row, from) + 8 + 2 * (column - from - 1))
      if (row > 0) {
        ways.push(get(row - 1, column) + (isRepeat(alignment, row - 1, column) ? 3 : 10))
        const { costs, glued, known, spoken: own } = lexicon.compare(form(row - 1))
        if (column > 0) ways.push(get(row - 1, column - 1) + (costs[column - 1] ?? 99))
        for (const run of glued)
          if (run.from + run.count === column) ways.push(get(row - 1, run.from) + run.cost)
        const sounds = (at: number) => lexicon.compare(form(at)).spoken
        if (row > 1)
          for (const run of lexicon.speech.ofTwo(sounds(row - 2), own))
            if (run.from + run.count === column) ways.push(get(row - 2, run.from) + BY_RULE)
        if (row > 2 && !known)
          for (const run of lexicon.speech.ofThree(sounds(row - 3), sounds(row - 2), own))
            if (run.from + 1 === column) ways.push(get(row - 3, run.from) + BY_RULE)
        const most = mostJoined(alignment, row - 1)
        for (let count = 2; count <= Math.min(most, row); count++) {
          const letters = spoken
            .slice(row - count, row)
            .map(one => one.form)
            .join('')
          if (lexicon.positions(letters).includes(column - 1)) ways.push(get(row - count, column - 1))
        }
        if (row > 1 && column > 1 && form(row - 1) !== form(row - 2)) {
          const first = lexicon.compare(form(row - 2)).costs[column - 1] ?? 99
          if (first <= BY_RULE && (costs[column - 2] ?? 99) <= BY_RULE)
            ways.push(get(row - 2, column - 2) + 7)
        }
      }
      const cells = table[row]
      if (cells) cells[column] = Math.min(...ways)
    }
  }
  return Math.min(...(table.at(-1) ?? []))
}

test('a long reading, over many rows and far beyond what stays open behind', () => {
  const text = Array.from(
    { length: 400 },
    (_, at) => vocabulary[(at * 7 + (at >> 2)) % vocabulary.length] ?? '',
  )
  const heard = text.toSpliced(100, 12).toSpliced(200, 0, 'zzz', 'sol')
  const marks = aligned(text, heard).marks()
  expect(marks.filter(mark => mark === 'missed')).toHaveLength(12)
  expect(marks.filter(mark => mark === 'read')).toHaveLength(388)
})

test('the lights: read, missed, the word to read now, and those to come', () => {
  expect(aligned(['El', 'gato', 'come', 'pan'], ['el', 'gato']).marks()).toEqual([
    'read',
    'read',
    'current',
    'pending',
  ])
  expect(aligned(['El', 'gato', 'come', 'pan'], ['el', 'come']).marks()).toEqual([
    'read',
    'missed',
    'read',
    'current',
  ])
  expect(aligned(['El', 'gato', 'come', 'pan'], ['el', 'pato', 'el', 'gato']).marks()[1]).toBe('read')
  expect(aligned(['El', 'gato'], []).marks()).toEqual(['current', 'pending'])
})

const marksOf = (text: string, heard: string, policy: Partial<Policy> = {}, language: Language = 'es-PR') => {
  const alignment = startAlignment(text.split(' '), { language, policy: { ...DEFAULT_POLICY, ...policy } })
  for (const word of heardFrom(heard)) alignment.hear(word)
  return alignment.marks().join(' ')
}

test('what is said in more or fewer words than are written lights all of them', () => {
  expect(marksOf('Hay 35 panes ya', 'hay treinta y cinco panes')).toBe('read read read current')
  expect(marksOf('treinta y cinco panes', '35')).toBe('read read read current')
  expect(marksOf('en contra mía', 'encontra mía')).toBe('read read read')
  expect(marksOf('contigo voy', 'con tigo voy')).toBe('read read')
})

test('two words in each other’s place are not read, unless one is said again', () => {
  expect(marksOf('el mar azul', 'mar el azul')).toBe('missed missed read')
})

test('what a rule of dialect explains is read where the class’s policy forgives it', () => {
  expect(marksOf('caza', 'casa')).toBe('read')
  expect(marksOf('la verdad', 'la verdá')).toBe('read read')
  expect(marksOf('la verdad', 'la verdá', { dialect: 'strict' })).toBe('read missed')
  expect(marksOf('la puerta', 'la puelta')).toBe('read read')
  expect(marksOf('la puerta', 'la puelta', { dialect: 'strict' })).toBe('read missed')
  // What sounds near is another word.
  expect(marksOf('el gato', 'el pato')).toBe('read missed')
  expect(marksOf('van', 'ban', {}, 'en-US')).toBe('read')
  expect(marksOf('van', 'ban', { dialect: 'strict' }, 'en-US')).toBe('missed')
})

test('said again, the latest word that was missed lights, and none that was not', () => {
  // The word is missed twice, and said once again.
  expect(marksOf('sol mar sol pan', 'zzz mar zzz pan sol')).toBe('missed read read read')
  // It is read the second time: what is said again is the first.
  expect(marksOf('sol mar sol pan', 'zzz mar sol sol')).toBe('read read read current')
  // The word itself before one that it would be by a rule.
  expect(marksOf('niño niños el', 'el el niño')).toBe('read missed read')
  // Something else that is said again mends nothing.
  expect(marksOf('sol mar pan', 'zzz mar mar pan')).toBe('missed read read')
})

test('twelve words back a word is mended, further back no more', () => {
  const text = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce'
  const after = (words: number) =>
    marksOf(text, ['zzz', ...text.split(' ').slice(1, words), 'uno'].join(' ')).split(' ')[0]
  expect([after(12), after(13)]).toEqual(['read', 'missed'])
})
