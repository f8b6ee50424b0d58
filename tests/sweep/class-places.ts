import { listChildren } from '#shared/identity/family-routes.ts'
import { listGroups } from '#shared/identity/group-routes.ts'
import { listGroupInterventions } from '#shared/interventions/routes.ts'
import { listReportWeeks } from '#shared/progress/report-routes.ts'
import { getGroupProgress } from '#shared/progress/routes.ts'
import type { Walker } from '#tests/browser/walk.ts'
import type { FrontDoor } from '#tests/support/front-door.ts'
import { frontDoor } from '#tests/support/front-door.ts'

/** Where something of the class to look at is seen, and on how many pages at most it is printed, where it is. */
interface ClassPlace {
  readonly name: string
  readonly place: string
  readonly pages?: number
}

async function group(door: FrontDoor) {
  const teacher = await door.signIn('teacher@demo.test')
  const { groups } = await teacher.ask(listGroups, { path: { schoolId: 'playa-azul' } })
  const groupId = groups.find(({ name }) => name === 'Segundo A')?.groupId ?? ''
  const { children } = await teacher.ask(getGroupProgress, { path: { groupId } })
  const { interventions } = await teacher.ask(listGroupInterventions, { path: { groupId } })
  const student = children.toSorted((a, b) => b.readings - a.readings)[0]?.studentId ?? ''
  const { weeks } = await teacher.ask(listReportWeeks, { path: { studentId: student } })
  const plan = interventions.toSorted((a, b) => b.phases.length - a.phases.length)[0]
  return { groupId, student, week: weeks.find(({ days }) => days > 0)?.week ?? '', plan }
}

/** The places of whoever looks after the class: the same for teachers and those above them. */
async function staffPlaces(door: FrontDoor): Promise<readonly ClassPlace[]> {
  const { groupId, student, week, plan } = await group(door)
  const of = `group=${groupId}`
  const child = `${of}&student=${student}`
  const planned = `${of}&student=${plan?.studentId}&plan=${plan?.interventionId}`
  return [
    { name: 'group', place: `/comprehensive-dashboard?${of}`, pages: 6 },
    { name: 'heatmap', place: `/performance-heatmap?${of}`, pages: 4 },
    { name: 'comprehension', place: `/sentence-comprehension-dashboard?${of}`, pages: 8 },
    { name: 'plans', place: `/intervention-dashboard?${of}`, pages: 6 },
    { name: 'plan', place: `/intervention-dashboard?${planned}`, pages: 4 },
    { name: 'needs', place: `/groups-by-need?${of}`, pages: 6 },
    { name: 'recommendations', place: `/teacher-recommendations?${of}`, pages: 8 },
    { name: 'figures', place: `/recommendation-analytics?${of}`, pages: 3 },
    { name: 'analysis', place: `/ai-analysis?${of}`, pages: 4 },
    { name: 'assignments', place: `/teacher/assignments?${of}`, pages: 4 },
    { name: 'reading', place: `/reading-progress?${child}`, pages: 8 },
    { name: 'child', place: `/student-progress?${child}`, pages: 6 },
    { name: 'week', place: `/student-progress?${child}&week=${week}`, pages: 2 },
  ]
}

async function familyPlaces(door: FrontDoor): Promise<readonly ClassPlace[]> {
  const family = await door.signIn('family@demo.test')
  const { children } = await family.ask(listChildren)
  const places = await Promise.all(
    children.map(async ({ studentId }, n): Promise<readonly ClassPlace[]> => {
      const { weeks } = await family.ask(listReportWeeks, { path: { studentId } })
      const week = weeks.find(({ days }) => days > 0)?.week
      const of = `student=${studentId}`
      return [
        { name: `portal-${n}`, place: `/family-portal?${of}` },
        ...(week ? [{ name: `report-${n}`, place: `/family-portal?${of}&week=${week}`, pages: 2 }] : []),
      ]
    }),
  )
  return places.flat()
}

/** Where somebody sees the class, where it is there. */
export async function classPlaces(walker: Walker, url: string): Promise<readonly ClassPlace[]> {
  if (!process.env.CLASS) return []
  const door = await frontDoor(url)
  if (walker === 'family') return familyPlaces(door)
  return ['teacher', 'director', 'ore'].includes(walker) ? staffPlaces(door) : []
}
