import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { FinishedPractice, type Practice } from '#shared/reading/practice.ts'
import { finishPractice, getPractice } from '#shared/reading/routes.ts'
import { summed, tallyOfRound, untouched } from '#shared/reading/sound-tally.ts'
import { call } from '#web/lib/client.ts'
import { type Outbox, outbox, type Sent } from '#web/lib/outbox.ts'
import { keyOf, useRead } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { useSession } from '#web/lib/session.ts'
import { forget, keep, keptNames, recall } from '#web/lib/storage.ts'

/** Statuses after which the same round would be refused again. */
const FOR_GOOD = [400, 403, 404, 413, 422]

const Kept = z.strictObject({ key: z.string(), practice: FinishedPractice })
type Kept = z.output<typeof Kept>

interface Answer {
  readonly practice: Practice
}

/** One outbox an account for the whole page: what is on its way is not sent twice. */
const boxes = new Map<string, Outbox<Kept, Answer>>()

function boxOf(personId: string): Outbox<Kept, Answer> {
  const box =
    boxes.get(personId) ??
    outbox<Kept, Answer>(
      `coqui.practice.${personId}.`,
      Kept,
      { names: keptNames, recall, keep, forget },
      {
        post: ({ key, practice }) => call(finishPractice, { body: practice, idempotencyKey: key }),
        mayRetry: error => !(error instanceof Refusal && FOR_GOOD.includes(error.status)),
      },
    )
  boxes.set(personId, box)
  return box
}

type Standing = ReplyOf<typeof getPractice>

/** Where a child stands with a round more: the server's own sums hear of it a little later. */
function withRound({ sounds }: Standing, practice: Practice): Standing {
  const { sound } = practice
  const { all, recent } = sounds.find(one => one.sound === sound) ?? { all: untouched, recent: untouched }
  const round = tallyOfRound(practice)
  const after = { sound, all: summed(all, round), recent: summed(recent, round) }
  return { sounds: [...sounds.filter(one => one.sound !== sound), after] }
}

/** Who practises: a student's rounds are kept and sent, everybody else's are a preview. */
export function usePractice() {
  const session = useSession()
  const person = session.status === 'signedIn' ? session.person : undefined
  const studentId = person?.roles.includes('student') ? person.personId : undefined
  const client = useQueryClient()
  const amend = useCallback(
    (practice: Practice) =>
      client.setQueryData<Standing>(keyOf(getPractice, {}), state => state && withRound(state, practice)),
    [client],
  )
  const { data, isError, refetch } = useRead(getPractice, {}, { enabled: studentId !== undefined })
  const [waiting, setWaiting] = useState(0)
  const [sent, setSent] = useState<ReadonlyMap<string, Sent<Answer>>>(new Map())

  const flush = useCallback(async () => {
    if (!studentId) return
    const box = boxOf(studentId)
    for (const kept of box.waiting()) {
      const answer = await box.send(kept)
      setSent(before => new Map(before).set(kept.key, answer))
      if (answer.outcome === 'sent') amend(answer.reply.practice)
    }
    setWaiting(box.waiting().length)
  }, [amend, studentId])

  useEffect(() => {
    void flush()
    const online = () => void flush()
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [flush])

  const submit = useCallback(
    (key: string, practice: FinishedPractice) => {
      if (!studentId) return
      boxOf(studentId).keep({ key, practice })
      void flush()
    },
    [flush, studentId],
  )

  const isStudent = studentId !== undefined
  const isKnown = data !== undefined || !isStudent
  const unreached = isError && !isKnown ? refetch : undefined
  return { isStudent, progress: data?.sounds ?? [], isKnown, unreached, waiting, sent, submit }
}
