import { type Found, found } from './finding.ts'
import type { Writing } from './words.ts'

const closers = new Map([
  ['¿', '?'],
  ['¡', '!'],
  ['«', '»'],
  ['“', '”'],
  ['(', ')'],
])
const openers = new Map([...closers].map(([opener, closer]) => [closer, opener]))

/** Marks that come in pairs are paired, inside each other; in Spanish ? and ! too. Letters are composed (NFC). */
export function checkMarks({ language, written: all }: Writing): Found[] {
  return all.flatMap(({ where, written }) => {
    const details: string[] = []
    if (written !== written.normalize('NFC')) details.push('letters with loose accents')
    const loose = firstUnpaired(written, language === 'es-PR')
    if (loose !== undefined) details.push(`${loose} without its other half in «${written}»`)
    return details.map(detail => found('marks', `${where}: ${detail}`))
  })
}

function firstUnpaired(written: string, pairsQuestions: boolean): string | undefined {
  const open: string[] = []
  for (const mark of written) {
    if (!pairsQuestions && '?!'.includes(mark)) continue
    if (closers.has(mark)) open.push(mark)
    const opener = openers.get(mark)
    if (opener !== undefined && open.pop() !== opener) return mark
  }
  return open[0]
}
