import { readdir, readFile } from 'node:fs/promises'
import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import { ReadingText } from '#shared/catalogue/schema.ts'
import { checkAcross } from './catalogue/across.ts'
import { type Dictionaries, readDictionaries } from './catalogue/dictionaries.ts'
import { type Finding, type Found, found } from './catalogue/finding.ts'
import { checkLevel, checkTargets, measure } from './catalogue/level.ts'
import { checkMarks } from './catalogue/marks.ts'
import { checkQuestions } from './catalogue/questions.ts'
import { checkSpelling } from './catalogue/spelling.ts'
import { checkTaught } from './catalogue/words.ts'

const TEXTS = new URL('../../shared/catalogue/content/texts/', import.meta.url)
const cities = new Set(municipios.rows.map(({ municipio }) => municipio))

/** A file of the catalogue: its name without `.json`, and what it holds. */
export interface CatalogueFile {
  readonly name: string
  readonly content: unknown
}

/** Every file of the catalogue, by name. */
export async function readCatalogue(): Promise<CatalogueFile[]> {
  const names = (await readdir(TEXTS)).filter(name => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async name => ({
      name: name.replace(/\.json$/, ''),
      content: JSON.parse(await readFile(new URL(name, TEXTS), 'utf8')),
    })),
  )
}

/** All that has to be mended before these texts are published; nothing when they are fit for a child. */
export function checkCatalogue(files: readonly CatalogueFile[], dictionaries: Dictionaries): Finding[] {
  const findings: Finding[] = []
  const texts: ReadingText[] = []
  for (const { name, content } of files) {
    const parsed = ReadingText.safeParse(content)
    if (parsed.success) texts.push(parsed.data)
    else
      for (const { path, message } of parsed.error.issues)
        findings.push({ id: name, ...found('schema', `${path.join('.')}: ${message}`) })
    if (parsed.success && parsed.data.id !== name)
      findings.push({ id: name, ...found('schema', `its id is ${parsed.data.id}`) })
  }
  for (const text of texts)
    findings.push(...checkText(text, dictionaries).map(finding => ({ id: text.id, ...finding })))
  return [...findings, ...checkAcross(texts)]
}

function checkText(text: ReadingText, dictionaries: Dictionaries): Found[] {
  return [
    ...(cities.has(text.city) ? [] : [found('city', `«${text.city}» is no municipio`)]),
    ...checkLevel(text),
    ...checkTargets(text),
    ...checkMarks(text),
    ...checkQuestions(text),
    ...checkTaught(text),
    ...checkSpelling(text, dictionaries),
  ]
}

/** A line for each finding. */
export const tellFindings = (findings: readonly Finding[]): string =>
  findings.map(({ id, check, detail }) => `${id}: ${check}: ${detail}`).join('\n')

function tellCounts(texts: readonly ReadingText[]): string {
  const keys = ['language', 'grade', 'category', 'difficulty'] as const
  return keys
    .map(key => {
      const counts = Map.groupBy(texts, text => text[key])
      const line = [...counts].map(([value, of]) => `${value} ${of.length}`).sort()
      return `${key}: ${line.join(', ')}`
    })
    .join('\n')
}

/** `npm run -s catalogue [-- id…]`: the counts and findings of all texts, and the measures of those named. */
async function main(named: readonly string[]): Promise<void> {
  const files = await readCatalogue()
  const findings = checkCatalogue(files, await readDictionaries())
  const texts = files.flatMap(({ content }) => ReadingText.safeParse(content).data ?? [])
  for (const text of texts.filter(({ id }) => named.includes(id))) {
    const { words, formula, formulaGrade } = measure(text)
    console.log(`${text.id}: grade ${text.grade}, ${words} words, ${formula} ${formulaGrade.toFixed(2)}`)
  }
  console.log(tellCounts(texts))
  if (findings.length > 0) console.log(tellFindings(findings))
  console.log(`${texts.length} texts, ${findings.length} findings`)
  process.exitCode = findings.length > 0 ? 1 : 0
}

if (import.meta.main) await main(process.argv.slice(2))
