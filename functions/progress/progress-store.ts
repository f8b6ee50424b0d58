import * as z from 'zod/mini'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { packed, unpacked } from '#functions/platform/store/packed.ts'
import { withProcessed } from '#functions/platform/store/processed.ts'
import { getRow, getRows, queryRows, type Row } from '#functions/platform/store/rows.ts'
import {
  commit,
  type Emission,
  emit,
  putVersion,
  put as putWrite,
  retryOnConflict,
  type Write,
} from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { partOf } from '#shared/kernel/round-time.ts'
import { Grade, LANGUAGES, Language } from '#shared/kernel/school.ts'
import { addDays, SchoolDay } from '#shared/kernel/school-day.ts'
import { Sound } from '#shared/language/sound.ts'
import { levelMoved } from '#shared/progress/events.ts'
import { Evidence, type Placed, type Progress, tally } from '#shared/progress/schema.ts'
import { readGoals } from './goal-store.ts'
import { type Known, noSkill, progressOf, type Skill, shownLevel, skillPlaced } from './progress.ts'
import { type Deed, dayWith } from './rules/deeds.ts'
import { packedEvidence, unpackedEvidence } from './rules/packed-evidence.ts'
import { probesOf } from './rules/probes.ts'
import { changed, noteChanged } from './summary-store.ts'
import { progressTable } from './table.ts'

const StoredPace = z.object({
  readingId: z.string(),
  version: z.int(),
  language: Language,
  pace: z.number(),
  probe: z.optional(z.object({ textId: z.string(), grade: Grade })),
})
const Details = {
  paces: z._default(z.array(StoredPace), []),
  sounds: z._default(z.partialRecord(Sound, z.object({ read: z.int(), missed: z.int() })), {}),
}
const StoredDay = z.pipe(
  z.object({
    day: SchoolDay,
    ...tally,
    /** The paces and sounds, packed; in days of before they stand beside it. */
    details: z.optional(z.instanceof(Uint8Array)),
    ...Details,
    /** The marks of the events that were processed: see `withProcessed`. */
    heard: z._default(z.string(), ''),
    version: z.int(),
  }),
  z.transform(({ details, ...row }) => ({
    ...row,
    ...(details && z.object(Details).parse(unpacked(details))),
  })),
)
const dayKey = (studentId: string, day: string) => key(progressTable, 'day', { studentId, day })

const StoredSkill = z.object({
  /** See `packed`: unpacked, a year of readings is ten times what is billed for it. */
  packed: z.optional(z.instanceof(Uint8Array)),
  /** As it was kept before. */
  evidence: z.optional(z.array(Evidence)),
  textIds: z.optional(z.array(z.string())),
  placed: z.optional(
    z.object({ at: z.string(), asking: z.int(), from: Grade, probes: z.instanceof(Uint8Array) }),
  ),
  version: z.int(),
})

/** A skill as it is kept, with the texts that were kept with it before. */
interface StoredSkill extends Skill {
  readonly textIds: readonly string[]
  readonly version: number
}
const skillKey = (studentId: string, language: Language) =>
  key(progressTable, 'skill', { studentId, language })
const noStoredSkill: StoredSkill = { ...noSkill, textIds: [], version: 0 }

async function readSkill(studentId: string, language: Language): Promise<StoredSkill | undefined> {
  const row = await getRow(StoredSkill, skillKey(studentId, language))
  if (!row) return undefined
  const evidence = row.packed ? unpackedEvidence(row.packed) : (row.evidence ?? [])
  const placed = row.placed && { ...row.placed, probes: [...unpackedEvidence(row.placed.probes)] }
  return { evidence, textIds: row.textIds ?? [], version: row.version, ...(placed && { placed }) }
}
const skillRow = (
  studentId: string,
  language: Language,
  { evidence, placed }: Skill,
  textIds: readonly string[] = [],
): Row => ({
  ...skillKey(studentId, language),
  packed: packedEvidence(evidence),
  ...(placed && { placed: { ...placed, probes: packedEvidence(placed.probes) } }),
  ...(textIds.length > 0 && { textIds }),
})

const StoredText = z.object({ textId: z.string() })
const textKey = (studentId: string, language: Language, textId: string) =>
  key(progressTable, 'text', { studentId, language, textId })
/** More texts than there are. */
const ALL_TEXTS = 5000

/** Adds a deed to its day, and to what is known of a skill: once for each event. */
export async function keepDeed(deed: Deed): Promise<void> {
  const { eventId, at, studentId, day, skill } = deed
  await retryOnConflict(async () => {
    const text = skill && textKey(studentId, skill.language, skill.textId)
    const [dayBefore, skillBefore, placement, textBefore] = await Promise.all([
      getRow(StoredDay, dayKey(studentId, day)),
      skill && readSkill(studentId, skill.language),
      skill && readPlacement(studentId),
      text && getRow(StoredText, text),
    ])
    const processed = withProcessed(dayBefore?.heard ?? '', eventId)
    // Whoever processed it before may have ended before the note below.
    if (processed === undefined) return true
    const known = skillBefore ?? noSkill
    const after = skill?.after(known)
    const { paces, sounds, ...sum } = dayWith(dayBefore, deed)
    const failed = await commit<'day' | 'skill' | 'text'>({
      writes: {
        day: next(
          {
            ...dayKey(studentId, day),
            day,
            ...sum,
            heard: processed,
            details: packed({ paces, sounds }),
          },
          dayBefore?.version,
        ),
        ...(skill &&
          after && {
            skill: next(
              skillRow(studentId, skill.language, after, skillBefore?.textIds),
              skillBefore?.version,
            ),
          }),
        ...(text && !textBefore && { text: putWrite({ ...text, textId: skill.textId }) }),
      },
      ...(skill &&
        after && {
          emits: moves(
            { studentId, language: skill.language, version: (skillBefore?.version ?? 0) + 1, at },
            shownLevel(known, placement?.grade),
            shownLevel(after, placement?.grade),
          ),
        }),
    })
    return failed.size === 0 || undefined
  })
  await noteChanged(studentId)
}

/** Keeps where a child was placed in a language, unless by a later asking; where the level is another then, it is told. */
export async function keepPlaced(studentId: string, language: Language, placed: Placed): Promise<void> {
  await retryOnConflict(async () => {
    const [before, placement] = await Promise.all([readSkill(studentId, language), readPlacement(studentId)])
    const known = before ?? noSkill
    const after = skillPlaced(known, placed)
    if (after === known) return true
    const version = (before?.version ?? 0) + 1
    const failed = await commit({
      writes: { skill: next(skillRow(studentId, language, after, before?.textIds), before?.version) },
      emits: moves(
        { studentId, language, version, at: placed.at },
        shownLevel(known, placement?.grade),
        shownLevel(after, placement?.grade),
      ),
    })
    return failed.size === 0 || undefined
  })
  await noteChanged(studentId)
}

const next = (row: Row, version = 0): Write => putVersion({ ...row, version: version + 1 }, version)

interface Shown {
  readonly studentId: string
  readonly language: Language
  readonly version: number
  readonly at: string
}

/** Tells the level where it is another than before. */
const moves = ({ at, ...shown }: Shown, before: Grade | undefined, grade: Grade | undefined): Emission[] =>
  grade === undefined || grade === before ? [] : [emit(levelMoved, { ...shown, grade }, at)]

/** Where a student learns: ids only. */
interface Placement {
  readonly studentId: string
  readonly schoolId?: string | undefined
  readonly region?: string | undefined
  readonly groupIds: readonly string[]
  readonly grade?: Grade | undefined
}

/**
 * Keeps a placement unless a later one is kept: by the time it was said, and by the event where two were said at once. A
 * level begins at the grade: where another grade makes it another, it is told.
 */
export async function keepPlacement(eventId: string, at: string, placement: Placement): Promise<void> {
  const { studentId, ...placed } = placement
  const said = `${at}#${eventId}`
  const row = {
    ...key(progressTable, 'placement', { studentId }),
    ...placed,
    said,
    studentId,
    placedIn: `${partOf(studentId)}`,
  }
  await retryOnConflict(async () => {
    const [before, ...skills] = await Promise.all([
      readPlacement(studentId),
      ...LANGUAGES.map(async language => ({ language, skill: await readSkill(studentId, language) })),
    ])
    if (before && before.said >= said) return true
    // Whoever adds evidence meanwhile must have read this placement: their version is no longer the one.
    const moved = skills.flatMap(({ language, skill }) => {
      if (!skill || before?.grade === placed.grade) return []
      const version = skill.version + 1
      const shown = { studentId, language, version, at }
      const emits = moves(shown, shownLevel(skill, before?.grade), shownLevel(skill, placed.grade))
      const row = skillRow(studentId, language, skill, skill.textIds)
      const write = putVersion({ ...row, version }, skill.version)
      return [{ language, write, emits }]
    })
    const isNewer = before ? 'said = :read' : 'attribute_not_exists(pk)'
    const failed = await commit<string>({
      writes: {
        changed: changed(studentId),
        placement: { row, condition: isNewer, ...(before && { values: { ':read': before.said } }) },
        ...Object.fromEntries(moved.map(({ language, write }) => [language, write])),
      },
      emits: moved.flatMap(({ emits }) => emits),
    })
    return failed.size === 0 || undefined
  })
}

const StoredPlacement = z.object({
  schoolId: z.optional(z.string()),
  grade: z.optional(Grade),
  groupIds: z.array(z.string()),
  said: z.string(),
})
export const readPlacement = (studentId: string) =>
  getRow(StoredPlacement, key(progressTable, 'placement', { studentId }))

/** Whether all of them are in a group, as far as it was told. */
export async function areIn(groupId: string, studentIds: readonly string[]): Promise<boolean> {
  const keys = studentIds.map(studentId => key(progressTable, 'placement', { studentId }))
  const placements = await getRows(StoredPlacement, keys)
  return placements.every(placement => placement?.groupIds.includes(groupId))
}

/** Which of some children finished a text, in whichever language it is. */
export async function whoFinished(textId: string, studentIds: readonly string[]): Promise<readonly string[]> {
  const keys = studentIds.flatMap(studentId =>
    LANGUAGES.map(language => textKey(studentId, language, textId)),
  )
  const rows = await getRows(z.object({ pk: z.string() }), keys)
  const finished = new Set(rows.map(row => row?.pk))
  return studentIds.filter((_, n) => finished.has(keys[n * LANGUAGES.length]?.pk))
}

/** All that is known of a student's progress on a day. */
export async function readProgress(studentId: string, today: SchoolDay): Promise<Progress> {
  const [known, texts, { goals }] = await Promise.all([
    readKnown(studentId, today),
    queryRows(StoredText, { ...prefix(progressTable, 'text', { studentId }), limit: ALL_TEXTS }),
    readGoals(studentId),
  ])
  const before = LANGUAGES.flatMap(language => known.skills[language].textIds)
  const finishedTexts = [...new Set([...before, ...texts.map(({ textId }) => textId)])].sort()
  return progressOf(known, { today, finishedTexts, goals })
}

/** What was done since a day, that day included. */
export async function readDays(studentId: string, since: SchoolDay) {
  const days = await queryRows(StoredDay, {
    ...prefix(progressTable, 'day', { studentId }),
    limit: 8,
    newestFirst: true,
  })
  return days.filter(({ day }) => day >= since)
}

/** Thirteen months of days up to a day, newest first. */
export async function readAllDays(studentId: string, today: SchoolDay) {
  const since = addDays(today, -DEED_DAYS)
  const days = await queryRows(StoredDay, {
    ...prefix(progressTable, 'day', { studentId }),
    limit: DEED_DAYS,
    newestFirst: true,
  })
  return days.filter(({ day }) => day > since)
}

/** The readings by which fluency is followed: of one query, however many there were. */
export const readProbes = async (studentId: string, language: Language, today: SchoolDay) =>
  probesOf(await readAllDays(studentId, today), language)

/** The rows that a level and its figures are made of: thirteen months of days, newest first, and both languages. */
export async function readKnown(studentId: string, today: SchoolDay) {
  const [days, spanish, english, placement] = await Promise.all([
    readAllDays(studentId, today),
    readSkill(studentId, 'es-PR'),
    readSkill(studentId, 'en-US'),
    readPlacement(studentId),
  ])
  return {
    days,
    skills: { 'es-PR': spanish ?? noStoredSkill, 'en-US': english ?? noStoredSkill },
    grade: placement?.grade ?? null,
  } satisfies Known
}
