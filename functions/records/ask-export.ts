import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { askExport } from '#shared/records/routes.ts'
import { advance, audited, putJob, readErasure } from './records-store.ts'
import { newJob, shownJob } from './rules/job.ts'
import { readAsked } from './standings.ts'

export const handler = command(
  askExport,
  async ({ actor, path: { studentId }, body, at, refuse, commit }) => {
    if (await readErasure(studentId)) return refuse('records.beingErased')
    const { student } = await readAsked(studentId)
    const { schoolId, region } = student
    const actorId = actor.personId
    const job = newJob({
      jobId: newId(),
      studentId,
      kind: 'export',
      askedAt: at,
      askedBy: actorId,
      schoolId,
      region,
    })
    const reply = shownJob(job)
    await commit({
      reply,
      writes: { job: putJob(job) },
      emits: [advance(job, at), audited(job, { deed: 'exportAsked', actorId, ...body }, at)],
    })
    return reply
  },
)
