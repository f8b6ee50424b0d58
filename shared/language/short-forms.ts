import type { Language } from '#shared/kernel/school.ts'
import { homophonesOf } from './english-homophones.ts'
import type { ShortRule } from './rules.ts'

/** Words that are said short, in one word: `rule` says whether it is a contraction or quick speech. */
export interface ShortForm {
  readonly full: readonly string[]
  readonly short: string
  readonly rule: ShortRule
}

/** Quick speech of the island: words cut short, and those that grow together by it. What a dropped d or s explains is not here. */
const spanishQuick = `para pa
para el pal
para el pa'l
para allá pallá
para allá palla
para acá pacá
para acá paca
para arriba parriba
para abajo pabajo
para adelante palante
para atrás patrás
mi hijo mijo
mi hija mija
está ta
estás ta
estoy toy
estaba taba
estaban taban
pues pue
donde onde
todavía toavía
entonces tonces
vamos a vamoa`

const englishQuick = `going to gonna
want to wanna
got to gotta
have to hafta
has to hasta
let me lemme
give me gimme
them em
because cause
because cuz
don't know dunno
until til
yes yeah
nothing nothin
you ya
him em
and n
than then
our are`

const endings: readonly (readonly [short: string, full: string])[] = [
  ["'re", 'are'],
  ["'ll", 'will'],
  ["'ve", 'have'],
  ["'m", 'am'],
  ["'d", 'would'],
  ["'d", 'had'],
  ["'s", 'is'],
  ["'s", 'has'],
]
/** After these, 's is a verb; elsewhere it is a possessive. */
const subjects = 'it he she that there here what who where how'.split(' ')
const persons = 'i you he she it we they that there who'.split(' ')
/** After these, have is a weak syllable, said as of is: could have, could've, could of. */
const modals = 'could would should might must'.split(' ')
const negated =
  'is are was were do does did has have had would could should must need might ca wo sha ai'.split(' ')
const negatedFull: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall' }

function contractions(): ShortForm[] {
  const rule = 'contraction'
  const pronouns = persons.flatMap(person =>
    endings
      .filter(([short]) => short !== "'s")
      .map(([short, full]) => ({ full: [person, full], short: person + short, rule }) as const),
  )
  const verbs = subjects.flatMap(subject =>
    ['is', 'has'].map(full => ({ full: [subject, full], short: `${subject}'s`, rule }) as const),
  )
  const nots = negated.map(
    verb => ({ full: [negatedFull[verb] ?? verb, 'not'], short: `${verb}n't`, rule }) as const,
  )
  const haves = modals.map(modal => ({ full: [modal, 'have'], short: `${modal}'ve`, rule }) as const)
  return [
    ...pronouns,
    ...verbs,
    ...nots,
    ...haves,
    { full: ['cannot'], short: "can't", rule },
    { full: ['let', 'us'], short: "let's", rule },
  ]
}

function quick(lines: string): ShortForm[] {
  return lines.split('\n').map(line => {
    const words = line.split(' ')
    return { full: words.slice(0, -1), short: words.at(-1) ?? '', rule: 'reduced' }
  })
}

/** Words in which of has lost all but its vowel, and you has melted with the t or d before it: kinda, lotta; gotcha, didja. */
function melted(word: string, next: string): readonly string[] {
  const last = word.at(-1) ?? ''
  if (next === 'of' && isConsonant(last)) return [`${word}a`, `${word}${last}a`]
  if (next === 'have' && modals.includes(word)) return [`${word}a`]
  if (next !== 'you') return []
  const stem = word.slice(0, -1).replace("'", '')
  if (last === 't') return ['cha', 'tcha', 'chu', 'tchu'].map(end => stem + end)
  return last === 'd' ? ['ja', 'dja', 'ju', 'dju'].map(end => stem + end) : []
}
const isConsonant = (letter: string): boolean => /[bcdfgklmnpqrstvxz]/.test(letter)

const all: Readonly<Record<Language, readonly ShortForm[]>> = {
  'es-PR': quick(spanishQuick),
  'en-US': [...quick(englishQuick), ...contractions()],
}

const none: readonly ShortForm[] = []
const byFirst = (forms: readonly ShortForm[]) => Map.groupBy(forms, ({ full }) => full[0] ?? '')
const byShort = (forms: readonly ShortForm[]) => Map.groupBy(forms, ({ short }) => short)
const firsts = { 'es-PR': byFirst(all['es-PR']), 'en-US': byFirst(all['en-US']) }
const shorts = { 'es-PR': byShort(all['es-PR']), 'en-US': byShort(all['en-US']) }

/** The short forms of what begins with this word and goes on with the next, in normal form; and what sounds as they do. */
export function shortFormsFrom(word: string, next: string, language: Language): readonly ShortForm[] {
  const listed = firsts[language].get(word) ?? none
  if (language === 'es-PR') return listed
  const alike = listed.flatMap(form =>
    [...homophonesOf(form.short, language)]
      .filter(short => short !== form.short && form.rule === 'contraction')
      .map(short => ({ ...form, short })),
  )
  const quickly = melted(word, next).map(short => ({ full: [word, next], short, rule: 'reduced' }) as const)
  return [...listed, ...alike, ...quickly]
}

/** How a recogniser writes the weak form of a word after another: of for have after could. */
export const weakFormsOf = (word: string, before: string, language: Language): readonly string[] =>
  language === 'en-US' && word === 'have' && modals.includes(before) ? ['of', 'a'] : []

/** What a written short form is short for, and what sounds as that does: could've, could have, could of. */
export function fullFormsOf(word: string, language: Language): readonly ShortForm[] {
  const listed = shorts[language].get(word) ?? none
  return listed.flatMap(form => {
    const last = form.full.length - 1
    const weak = weakFormsOf(form.full[last] ?? '', form.full[last - 1] ?? '', language)
    return [form, ...weak.map(end => ({ ...form, full: form.full.with(last, end) }))]
  })
}
