import type { Language } from '#shared/kernel/school.ts'
import { simplerSpelling } from '#shared/language/doublets.ts'
import { withoutEnding } from '#shared/language/english-transfer.ts'
import { type Pronunciation, pronounce } from '#shared/language/pronunciation.ts'
import type { Rule } from '#shared/language/rules.ts'
import { fullFormsOf, shortFormsFrom, weakFormsOf } from '#shared/language/short-forms.ts'
import { hasDigit, spokenForms } from '#shared/language/spoken-forms.ts'
import type { Run } from './speech-runs.ts'

/** A way to say words of the text, and where they stand. */
export interface Form {
  readonly sound: Pronunciation
  readonly positions: number[]
}

/** Words of the text that one heard form stands for by a rule: don't for do not, pa for para, jump for jumped. */
export interface RuledRun extends Run {
  readonly rule: Rule
}

/** The words of a text with all proper ways to say them, and those that a policy may forgive. */
export interface TextForms {
  /** In one word. */
  readonly forms: ReadonlyMap<string, Form>
  /** The last words of ways that take several. */
  readonly lastWords: ReadonlySet<string>
  /** Of each word the first way to say it, in letters. */
  readonly firstForms: readonly string[]
  /** By what is heard. */
  readonly byRule: ReadonlyMap<string, readonly RuledRun[]>
  /** The rule, if any, by which what was heard, in one word or several, stands for these words of the text. */
  ruleOf(run: Run, heard: readonly string[]): Rule | undefined
  /** Positions of words that can be said as these letters, in one word or several. */
  positions(letters: string): readonly number[]
  /** Whether it is a way to say the word in several, and not merely its letters. */
  isSaidSo(position: number, heard: readonly string[]): boolean
}

const none: readonly number[] = []
const accents = /[áéíóúñü]/

/** Collects the forms of a text's words. Built once a reading. */
export function formsOf(words: readonly string[], language: Language): TextForms {
  const forms = new Map<string, Form>()
  const byRule = new Map<string, RuledRun[]>()
  const inSeveral = new Map<string, Rule | undefined>()
  const joined = new Map<string, number[]>()
  const lastWords = new Set<string>()
  const firstForms: string[] = []

  const known = new Map<string, readonly (readonly string[])[]>()
  for (let position = 0; position < words.length; position++) {
    const written = words[position] ?? ''
    let ways = known.get(written)
    if (!ways) {
      ways = spokenForms(written, language, { before: words[position - 1], after: words[position + 1] })
      // How a number is said, its neighbours tell; nothing else asks them.
      if (!hasDigit(written)) known.set(written, ways)
    }
    firstForms.push(ways[0]?.[0] ?? '')
    for (const way of ways) add(way, position)
  }
  for (let position = 0; position < words.length; position++) {
    const own = firstForms[position] ?? ''
    if (language === 'es-PR') {
      const simpler = simplerSpelling(own)
      if (simpler !== own) add([simpler], position)
      // Its syllables are heard without the h that only spelling has: u ra cán.
      const voiced = own.replace(/(?<!c)h/g, '')
      if (voiced !== own) addJoined(voiced, position)
    } else {
      // Recognisers of English write the names of here without their marks.
      if (accents.test(own)) add([own.normalize('NFD').replace(/\p{M}/gu, '')], position)
      if (own.endsWith('s') || own.endsWith('d'))
        for (const [stem, rule] of withoutEnding(own)) addRuled(stem, { from: position, count: 1, rule })
    }
    for (const weak of weakFormsOf(own, firstForms[position - 1] ?? '', language))
      addRuled(weak, { from: position, count: 1, rule: 'contraction' })
    for (const { full, short, rule } of shortFormsFrom(own, firstForms[position + 1] ?? '', language))
      if (full.every((word, at) => firstForms[position + at] === word))
        addRuled(short, { from: position, count: full.length, rule })
    for (const { full, rule } of fullFormsOf(own, language)) {
      if (full.length > 1) add(full, position, rule)
      else addRuled(full[0] ?? '', { from: position, count: 1, rule })
    }
  }
  return {
    forms,
    lastWords,
    firstForms,
    byRule,
    ruleOf({ from, count }, heard) {
      if (heard.length > 1) return count === 1 ? inSeveral.get(`${from} ${heard.join(' ')}`) : undefined
      const runs = byRule.get(heard[0] ?? '')
      return runs?.find(run => run.from === from && run.count === count)?.rule
    },
    positions(letters) {
      const one = forms.get(letters)?.positions
      const several = joined.get(letters)
      return one && several ? [...one, ...several] : (one ?? several ?? none)
    },
    isSaidSo: (position, heard) => inSeveral.has(`${position} ${heard.join(' ')}`),
  }

  function add(way: readonly string[], position: number, rule?: Rule): void {
    if (way.length > 1) {
      lastWords.add(way.at(-1) ?? '')
      inSeveral.set(`${position} ${way.join(' ')}`, rule)
      addJoined(way.join(''), position)
      return
    }
    const letters = way[0] ?? ''
    const known = forms.get(letters)
    if (known) {
      if (known.positions.at(-1) !== position) known.positions.push(position)
    } else forms.set(letters, { sound: pronounce(letters, language), positions: [position] })
  }

  function addJoined(letters: string, position: number): void {
    const positions = joined.get(letters)
    if (!positions) joined.set(letters, [position])
    else if (positions.at(-1) !== position) positions.push(position)
  }

  function addRuled(letters: string, run: RuledRun): void {
    const known = byRule.get(letters)
    if (known) known.push(run)
    else byRule.set(letters, [run])
  }
}

/** What is said of a form that is heard: of a numeral each way to say it, of a word that is spelled in two ways both. */
export function waysHeard(heard: string, language: Language): readonly Pronunciation[] {
  if (hasDigit(heard)) return spokenForms(heard, language).map(way => pronounce(way.join(''), language))
  const simpler = language === 'es-PR' ? simplerSpelling(heard) : heard
  const own = pronounce(heard, language)
  return simpler === heard ? [own] : [own, pronounce(simpler, language)]
}
