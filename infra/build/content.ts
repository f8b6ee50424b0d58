import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WordFilter } from '#shared/catalogue/checks/word-filter.ts'
import { canonicalJson } from '#shared/catalogue/content-hash.ts'
import { type ListedPlacementSet, PlacementSet } from '#shared/catalogue/placement-set.ts'
import { type ListedText, ReadingText } from '#shared/catalogue/schema.ts'
import { type ListedSound, listedSound, SoundKit } from '#shared/catalogue/sound-kit.ts'
import { summaryOf } from '#shared/catalogue/text-summary.ts'
import { type ListedUnit, listedUnit, Unit } from '#shared/catalogue/unit.ts'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { textsOfLessons } from '#shared/reading/library.ts'
import { readDictionaries } from './catalogue/dictionaries.ts'
import { richestTexts } from './catalogue/sound-texts.ts'
import { checkCatalogue, readCatalogue, tellFindings } from './catalogue-check.ts'
import { sayableOf } from './spoken.ts'

/**
 * Writes the catalogue as it is published: `content/texts/<sha256>.json` and `content/units/<sha256>.json`, each under
 * its hash and so immutable, as `content/sounds/` and `content/placement/` are, and `content/texts.json`,
 * `content/units.json`, `content/sounds.json` and `content/placements.json`, which list them with their hashes. For functions, `content/spoken/list.json` is all that has to be
 * said, `content/lessons/texts.json` names the texts that lessons have their children read, and by `content/writing/` a text is judged that nobody wrote beforehand: which words there are, and what the
 * catalogue says already.
 * Throws when the check of the catalogue finds anything.
 */
export async function buildContent(buildFolder: string): Promise<void> {
  const catalogue = await readCatalogue()
  const dictionaries = await readDictionaries()
  const findings = checkCatalogue(catalogue, dictionaries)
  if (findings.length > 0) throw new Error(`the catalogue has findings:\n${tellFindings(findings)}`)
  const folder = join(buildFolder, 'content')
  await rm(folder, { recursive: true, force: true })
  for (const kind of ['texts', 'units', 'sounds', 'placement', 'lessons', 'spoken', 'writing'])
    await mkdir(join(folder, kind), { recursive: true })
  const texts: ListedText[] = []
  const whole: { text: ReadingText; hash: string }[] = []
  for (const { content } of catalogue.texts) {
    const text = ReadingText.parse(content)
    const hash = await writeHashed(join(folder, 'texts'), text)
    texts.push({ ...summaryOf(text), hash })
    whole.push({ text, hash })
  }
  const units: ListedUnit[] = []
  const allUnits = catalogue.units.map(({ content }) => Unit.parse(content))
  for (const unit of allUnits) {
    units.push(listedUnit(unit, await writeHashed(join(folder, 'units'), unit)))
  }
  const sounds: ListedSound[] = []
  const kits = catalogue.sounds.map(({ content }) => SoundKit.parse(content))
  for (const kit of kits) {
    const hash = await writeHashed(join(folder, 'sounds'), kit)
    sounds.push(
      listedSound(
        kit,
        hash,
        richestTexts(
          kit.id,
          whole.map(({ text }) => text),
        ),
      ),
    )
  }
  const sets: ListedPlacementSet[] = []
  for (const { content } of catalogue.placements) {
    const set = PlacementSet.parse(content)
    sets.push({ id: set.id, language: set.language, hash: await writeHashed(join(folder, 'placement'), set) })
  }
  for (const language of LANGUAGES) {
    const told = whole
      .filter(({ text }) => text.language === language)
      .map(({ text: { id, title, body } }) => ({ id, title, body }))
    await writeFile(join(folder, 'writing', `${language}.json`), JSON.stringify(told))
    const known = WordFilter.of(new Set(dictionaries.formsOf(language)))
    await writeFile(join(folder, 'writing', `${language}.bin`), known.bytes)
  }
  await writeFile(join(folder, 'texts.json'), JSON.stringify({ texts }))
  await writeFile(join(folder, 'units.json'), JSON.stringify({ units }))
  await writeFile(join(folder, 'sounds.json'), JSON.stringify({ sounds }))
  await writeFile(join(folder, 'placements.json'), JSON.stringify({ sets }))
  await writeFile(join(folder, 'lessons/texts.json'), JSON.stringify({ texts: [...textsOfLessons(units)] }))
  const sayable = await sayableOf({ texts: whole, units: allUnits, sounds: kits })
  for (const language of LANGUAGES) {
    const own = { sayable: sayable.filter(one => one.language === language) }
    await writeFile(join(folder, `spoken/${language}.json`), JSON.stringify(own))
  }
}

/** Writes a value under the hash of its canonical JSON, and gives the hash. */
async function writeHashed(folder: string, value: unknown): Promise<string> {
  const json = canonicalJson(value)
  const hash = createHash('sha256').update(json).digest('hex')
  await writeFile(join(folder, `${hash}.json`), json)
  return hash
}
