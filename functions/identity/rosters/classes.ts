import { readSchool } from '#functions/identity/accounts/school-store.ts'
import { classCodeWrites, putGroup, putPlace, readGroup } from '#functions/identity/groups/group-store.ts'
import { readTeachers, teacherEmissions, teacherWrites } from '#functions/identity/groups/teacher-store.ts'
import { changed, newClassCode } from '#functions/identity/rules/group.ts'
import { listOf, servedGrade, titleOf } from '#functions/identity/rules/roster-row.ts'
import type { ImportPass, ImportRow } from '#functions/platform/import/kind.ts'
import { commit, emit, type Transaction } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import type { Group } from '#shared/identity/group.ts'
import { ClassRecord, CourseRecord, OrgRecord, SessionRecord } from '../rules/roster-records.ts'
import { groupIdOf, thingKey } from './roster-store.ts'
import { type Change, known, refused, type Things } from './sourced-row.ts'

/** Classes become groups of their school: the same group each time the class is sent. */
export const classes: Things<ClassRecord> = {
  named: 'class',
  schema: ClassRecord,
  keyOf: (row, { place }) => thingKey(place, 'class', row.cells.sourcedId ?? ''),
  judge: judgeClasses,
  carryOut: (changes, pass) => Promise.all(changes.map(change => carryOut(change, pass))),
}

async function judgeClasses(rows: readonly ImportRow[], pass: ImportPass) {
  const said = rows.map(({ cells }) => cells)
  const org = await known(
    pass,
    'org',
    OrgRecord,
    said.map(({ schoolSourcedId = '' }) => schoolSourcedId),
  )
  const course = await known(
    pass,
    'course',
    CourseRecord,
    said.map(({ courseSourcedId = '' }) => courseSourcedId),
  )
  const terms = said.flatMap(({ termSourcedIds }) => listOf(termSourcedIds))
  const session = await known(pass, 'academicSession', SessionRecord, terms)
  return said.map(cells => {
    const school = org(cells.schoolSourcedId ?? '')
    if (!school) return refused('unknownSchool')
    const years = listOf(cells.termSourcedIds).flatMap(id => session(id) ?? [])
    if (years.length === 0) return refused('unknownSession')
    const title = titleOf(cells)
    if (!title) return refused('unreadableName')
    const ofCourse = course(cells.courseSourcedId ?? '')
    const grade = servedGrade(cells.grades) ?? (ofCourse === 'toBe' ? 'K' : ofCourse?.grade) ?? 'none'
    if (grade === 'none') return refused('gradeNotServed')
    // In a dry run what is new is not known yet, and so is the class that lies in it.
    const schoolYear = Math.max(...years.map(year => (year === 'toBe' ? 0 : year.schoolYear)))
    return { record: { title, grade, schoolYear, schoolId: school === 'toBe' ? '' : school.schoolId } }
  })
}

async function carryOut(
  { sourcedId, itself, before, now }: Change<ClassRecord>,
  { place, openedBy, at }: ImportPass,
): Promise<'done' | 'again'> {
  const groupId = groupIdOf(place, sourcedId)
  const found = await readGroup(groupId)
  const { schoolId } = now ?? before ?? {}
  const school = schoolId ? await readSchool(schoolId) : undefined
  const made = now && school && { ...groupOf(groupId, now), active: true }
  const group = found ? changedTo(found.group, now) : made
  if (!group) return (await commit({ writes: itself })).size === 0 ? 'done' : 'again'
  const teachers = await readTeachers(group.teacherIds)
  const writes: Transaction<string>['writes'] = {
    ...itself,
    group: putGroup(group, found?.version ?? 0),
    ...(found ? classCodeWrites(found.group, group) : { place: putPlace(group, school?.region) }),
    ...teacherWrites(teachers, group),
  }
  const audited = { deed: 'groupChanged', actorId: openedBy, subjectId: groupId, schoolId } as const
  const emits = [...teacherEmissions(teachers, group, at), emit(standingAudited, audited, at)]
  return (await commit({ writes, emits })).size === 0 ? 'done' : 'again'
}

const groupOf = (groupId: string, { title, ...rest }: ClassRecord): Group => ({
  groupId,
  ...rest,
  name: title,
  teacherIds: [],
  students: 0,
  active: true,
})

/** A group that was there as a class says it now is; without one it closes. It never changes schools. */
function changedTo(group: Group, now: ClassRecord | undefined): Group {
  const { grade, schoolYear } = now ?? group
  const changes = { name: now?.title ?? group.name, active: now !== undefined }
  return { ...changed(group, changes, newClassCode()), grade, schoolYear }
}
