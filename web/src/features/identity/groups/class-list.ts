import Papa from 'papaparse'
import { FullName } from '#shared/identity/schema.ts'
import { folded } from '#shared/language/folded.ts'

/** What a column of a list says of a child. */
export const COLUMN_ROLES = ['given', 'family', 'none'] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

/** A list of children as it was pasted or read from a file. */
export interface ClassList {
  /** Rows of equal length, without the headings. */
  readonly rows: readonly (readonly string[])[]
  /** Of each column; absent where the list had no headings. */
  readonly headings?: readonly string[]
  /** What its columns seem to say. */
  readonly roles: readonly ColumnRole[]
}

const GIVEN =
  /^(nombres?|nombre (del|de la|de el) .*|nombre y apellidos?|nombre completo|primer nombre|(full |first |given |student )?names?|estudiantes?|alumnos?|students?|ninos?|children|givenname)$/
const FAMILY = /^((primer |segundo )?apellidos?( (paterno|materno))?|last ?names?|family ?names?|surnames?)$/

/** `1. Ana`, `2) Leo`, `• Mía`: what a list puts before its names. */
const MARKER = /^\s*(?:\d{1,3}\s*[.)\-:]?|[•·*–-])\s+/u
const isWords = (cell: string) => /^[\p{L}\p{M}'’.\- ]{2,}$/u.test(cell)

/** Reads any list of names: one a line, or columns between commas, semicolons or tabs, with headings or without. */
export function readClassList(text: string): ClassList {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const width = Math.max(0, ...data.map(row => row.length))
  const all = data.map(row =>
    Array.from({ length: width }, (_, at) => (row[at] ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim()),
  )
  const [first = [], ...rest] = all
  const said = first.map(roleOfHeading)
  if (said.includes('given') || said.includes('family')) return { rows: rest, headings: first, roles: said }
  const rows = all.map(row => row.map(cell => cell.replace(MARKER, '')))
  return { rows, roles: guessed(rows, width) }
}

function roleOfHeading(heading: string): ColumnRole {
  const plain = folded(heading)
  if (FAMILY.test(plain)) return 'family'
  return GIVEN.test(plain) ? 'given' : 'none'
}

/** Of columns without headings: the first that hold words; of two, the first is the family’s, as in `Rivera Ortiz, Ana`. */
function guessed(rows: readonly (readonly string[])[], width: number): readonly ColumnRole[] {
  const worded = Array.from({ length: width }, (_, at) => {
    const cells = rows.map(row => row[at] ?? '').filter(cell => cell !== '')
    return cells.length > 0 && cells.filter(isWords).length >= cells.length * 0.8
  })
  const columns = worded.flatMap((is, at) => (is ? [at] : []))
  const [first, second] = columns
  return worded.map((_, at) => {
    if (second === undefined) return at === (first ?? 0) ? 'given' : 'none'
    if (at === first) return 'family'
    return at === second ? 'given' : 'none'
  })
}

/** Why a line is not added as it stands: no name, one that is on the roster, or twice in the list. */
export type LineProblem = 'short' | 'odd' | 'known' | 'twice'

/** Words between a given name and a family's that stay small: `Ana de la Cruz`. */
const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'y'])

/** `RIVERA` as `Rivera`; what is not all in capitals stays as it was written. */
const calm = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name
        .toLocaleLowerCase('es')
        .replace(/\p{L}[\p{L}\p{M}’']*/gu, word => (SMALL.has(word) ? word : titled(word)))
const titled = (word: string) => word.charAt(0).toLocaleUpperCase('es') + word.slice(1)

/** `Rivera Ortiz, Ana` as `Ana Rivera Ortiz`. */
const turned = (name: string): string => {
  const [family = '', given, ...more] = name.split(',').map(part => part.trim())
  return given && more.length === 0 ? `${given} ${family}` : name
}

/** The full names of a list, given names first, whatever the order of its columns. */
export const namesIn = ({ rows }: Pick<ClassList, 'rows'>, roles: readonly ColumnRole[]): string[] =>
  rows
    .map(row => {
      const of = (role: ColumnRole) => row.filter((cell, at) => roles[at] === role && cell !== '').join(' ')
      return calm(turned([of('given'), of('family')].filter(part => part !== '').join(' ')))
    })
    .filter(name => name !== '')

/** What is wrong with each of these names, beside those that the roster has. */
export function problemsIn(
  names: readonly string[],
  known: readonly string[],
): readonly (LineProblem | undefined)[] {
  const there = new Set(known.map(folded))
  const before = new Set<string>()
  return names.map(name => {
    const plain = folded(name)
    const isTwice = before.has(plain)
    before.add(plain)
    const { error } = FullName.safeParse(name)
    if (error) return error.issues[0]?.code === 'too_small' ? 'short' : 'odd'
    if (there.has(plain)) return 'known'
    return isTwice ? 'twice' : undefined
  })
}

/** A file's text, in the two ways that spreadsheets write it. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
