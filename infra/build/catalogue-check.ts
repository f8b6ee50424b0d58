import { readdir, readFile } from 'node:fs/promises'
import type * as z from 'zod/mini'
import { type Finding, type Found, found } from '#shared/catalogue/checks/finding.ts'
import { checkLevel, measure } from '#shared/catalogue/checks/level.ts'
import { checkMarks } from '#shared/catalogue/checks/marks.ts'
import { checkMistakes } from '#shared/catalogue/checks/mistakes.ts'
import { checkHelp, checkQuestions } from '#shared/catalogue/checks/questions.ts'
import { checkSpelling } from '#shared/catalogue/checks/spelling.ts'
import { checkTaught, writingOf } from '#shared/catalogue/checks/words.ts'
import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import { PlacementSet } from '#shared/catalogue/placement-set.ts'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { SoundKit } from '#shared/catalogue/sound-kit.ts'
import { activitiesOf, Unit } from '#shared/catalogue/unit.ts'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { checkAcross, stepsOf } from './catalogue/across.ts'
import { type Dictionaries, readDictionaries } from './catalogue/dictionaries.ts'
import { checkExplained } from './catalogue/explained.ts'
import { checkGuessing, guessedOf, tellGuessed } from './catalogue/guessing.ts'
import { checkAcrossPlacements, checkPlacement } from './catalogue/placements.ts'
import { checkPictures } from './catalogue/scenes.ts'
import { checkShelves, shelvesOf, tellShelves } from './catalogue/shelf.ts'
import { checkAcrossSounds, checkSound, tellSequence } from './catalogue/sounds.ts'
import { checkTargets } from './catalogue/targets.ts'
import { checkAcrossUnits, checkUnit, unitCounts } from './catalogue/units.ts'

const CONTENT = new URL('../../shared/catalogue/content/', import.meta.url)
const cities = new Set(municipios.rows.map(({ municipio }) => municipio))

/** A file of the catalogue: its name without `.json`, and what it holds. */
export interface CatalogueFile {
  readonly name: string
  readonly content: unknown
}
export interface Catalogue {
  readonly texts: readonly CatalogueFile[]
  readonly units: readonly CatalogueFile[]
  readonly sounds: readonly CatalogueFile[]
  /** The pictures of the pages of Pre-K and K, a shelf a file. */
  readonly scenes: readonly CatalogueFile[]
  /** The probes by which a child is placed. */
  readonly placements: readonly CatalogueFile[]
}

/** Every file of the catalogue, by name. */
export const readCatalogue = async (): Promise<Catalogue> => ({
  texts: await readFolder('texts'),
  units: await readFolder('units'),
  sounds: await readFolder('sounds'),
  scenes: await readFolder('scenes'),
  placements: await readFolder('placement'),
})

async function readFolder(folder: string): Promise<CatalogueFile[]> {
  const files = new URL(`${folder}/`, CONTENT)
  const names = (await readdir(files)).filter(name => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async name => ({
      name: name.replace(/\.json$/, ''),
      content: JSON.parse(await readFile(new URL(name, files), 'utf8')),
    })),
  )
}

/** All that has to be mended before this catalogue is published; nothing when it is fit for a child. */
export function checkCatalogue(catalogue: Catalogue, dictionaries: Dictionaries): Finding[] {
  const texts = parsed(catalogue.texts, ReadingText)
  const units = parsed(catalogue.units, Unit)
  const sounds = parsed(catalogue.sounds, SoundKit)
  const placements = parsed(catalogue.placements, PlacementSet)
  const textsById = new Map(texts.sound.map(text => [text.id, text]))
  return [
    ...texts.findings,
    ...texts.sound.flatMap(text => about(text, checkText(text, dictionaries))),
    ...checkAcross(texts.sound),
    ...checkShelves(texts.sound),
    ...checkGuessing(texts.sound, units.sound),
    ...checkPictures(texts.sound, catalogue.scenes),
    ...units.findings,
    ...units.sound.flatMap(unit => about(unit, checkUnit(unit, textsById, dictionaries))),
    ...checkAcrossUnits(units.sound),
    ...sounds.findings,
    ...sounds.sound.flatMap(kit => about(kit, checkSound(kit, dictionaries))),
    ...checkAcrossSounds(sounds.sound),
    ...placements.findings,
    ...placements.sound.flatMap(set => about(set, checkPlacement(set, dictionaries))),
    ...checkAcrossPlacements(placements.sound),
  ]
}

function parsed<T extends { readonly id: string; readonly city?: string }>(
  files: readonly CatalogueFile[],
  schema: z.ZodMiniType<T>,
): { sound: T[]; findings: Finding[] } {
  const sound: T[] = []
  const findings: Finding[] = []
  for (const { name, content } of files) {
    const result = schema.safeParse(content)
    if (!result.success) {
      for (const { path, message } of result.error.issues)
        findings.push({
          id: name,
          ...found('schema', `${path.join('.')}: ${message}${toldValue(content, path)}`),
        })
      continue
    }
    sound.push(result.data)
    const { id, city } = result.data
    if (id !== name) findings.push({ id: name, ...found('schema', `its id is ${id}`) })
    if (city !== undefined && !cities.has(city))
      findings.push({ id, ...found('city', `«${city}» is no municipio`) })
  }
  return { sound, findings }
}

/** What stands where it is wrong, if that is a word. */
function toldValue(content: unknown, path: readonly PropertyKey[]): string {
  const value = path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    content,
  )
  return typeof value === 'string' ? ` («${value}»)` : ''
}

const about = ({ id }: { readonly id: string }, all: readonly Found[]): Finding[] =>
  all.map(finding => ({ id, ...finding }))

function checkText(text: ReadingText, dictionaries: Dictionaries): Found[] {
  const writing = writingOf(text)
  return [
    ...checkLevel(text),
    ...checkTargets(text),
    ...checkMarks(writing),
    ...checkQuestions(text),
    ...checkHelp(text),
    ...checkMistakes(text),
    ...checkTaught(text),
    ...checkExplained(text),
    ...checkSpelling(writing, dictionaries),
  ]
}

/** A line for each finding. */
export const tellFindings = (findings: readonly Finding[]): string =>
  findings.map(({ id, check, detail }) => `${id}: ${check}: ${detail}`).join('\n')

/** A lesson as the catalogue counts them: a text to be read, or an activity of a unit. */
interface Lesson {
  readonly grade: string
  readonly language: string
  readonly subject: string
}

const lessonsOf = (texts: readonly ReadingText[], units: readonly Unit[]): Lesson[] => [
  ...texts.map(({ grade, language }) => ({ grade, language, subject: 'Lectura' })),
  ...units.flatMap(({ standards }) =>
    standards.flatMap(standard =>
      activitiesOf({ standards: [standard] }).map(({ language }) => ({
        grade: standard.grade,
        language,
        subject: standard.subject,
      })),
    ),
  ),
]

function tellCounts<T>(things: readonly T[], keys: readonly (keyof T & string)[]): string {
  return keys
    .map(key => {
      const counts = Map.groupBy(things, thing => thing[key])
      const line = [...counts].map(([value, of]) => `${value} ${of.length}`).sort()
      return `${key}: ${line.join(', ')}`
    })
    .join('\n')
}

const tellSteps = (steps: ReturnType<typeof stepsOf>): string =>
  LANGUAGES.map(language => {
    const own = steps.filter(step => step.language === language)
    return `ladder ${language}: ${own.map(({ step, count }) => `${step} ${count}`).join(', ')}`
  }).join('\n')

const tellUnits = (counts: ReturnType<typeof unitCounts>): string =>
  LANGUAGES.map(language => {
    const own = counts.filter(one => one.language === language)
    return `units ${language}: ${own.map(({ grade, count }) => `${grade} ${count}`).join(', ')}`
  }).join('\n')

/** `npm run -s catalogue [-- id…]`: the counts and findings of the catalogue, and the measures of the texts named. */
async function main(named: readonly string[]): Promise<void> {
  const catalogue = await readCatalogue()
  const findings = checkCatalogue(catalogue, await readDictionaries())
  const texts = parsed(catalogue.texts, ReadingText).sound
  const units = parsed(catalogue.units, Unit).sound
  for (const text of texts.filter(({ id }) => named.includes(id))) {
    const { words, formula, formulaGrade } = measure(text)
    console.log(`${text.id}: grade ${text.grade}, ${words} words, ${formula} ${formulaGrade.toFixed(2)}`)
  }
  console.log(`texts\n${tellCounts(texts, ['language', 'grade', 'category', 'form', 'difficulty'])}`)
  console.log(tellShelves(shelvesOf(texts)))
  console.log(tellSteps(stepsOf(texts)))
  console.log(tellGuessed(guessedOf(texts, units)))
  console.log(tellUnits(unitCounts(units)))
  console.log(tellSequence(parsed(catalogue.sounds, SoundKit).sound))
  const lessons = lessonsOf(texts, units)
  console.log(`lessons\n${tellCounts(lessons, ['grade', 'language', 'subject'])}`)
  if (findings.length > 0) console.log(tellFindings(findings))
  const activities = lessons.length - texts.length
  console.log(
    `${catalogue.sounds.length} sounds to practise; ${lessons.length} lessons: ${texts.length} texts, ${activities} activities in ${units.length} units; ${findings.length} findings`,
  )
  process.exitCode = findings.length > 0 ? 1 : 0
}

if (import.meta.main) await main(process.argv.slice(2))
