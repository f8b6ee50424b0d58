import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { askErasure } from '#shared/records/routes.ts'
import { askOwners } from './erasure-job.ts'
import { audited, putJob } from './records-store.ts'
import { newJob, shownJob } from './rules/job.ts'
import { readAsked } from './standings.ts'

export const handler = command(
  askErasure,
  async ({ actor, path: { studentId }, body, at, refuse, commit }) => {
    const { student, roles } = await readAsked(studentId)
    // What someone does as staff is the school's record, not a child's.
    if (roles.some(role => role !== 'student' && role !== 'family')) return refuse('records.alsoStaff')
    const { schoolId, region } = student
    const actorId = actor.personId
    const job = newJob({
      jobId: newId(),
      studentId,
      kind: 'erasure',
      askedAt: at,
      askedBy: actorId,
      schoolId,
      region,
    })
    const reply = shownJob(job)
    const failed = await commit({
      reply,
      writes: { job: putJob(job) },
      emits: [askOwners(job, at), audited(job, { deed: 'erasureAsked', actorId, ...body }, at)],
    })
    return failed.has('job') ? refuse('records.beingErased') : reply
  },
)
