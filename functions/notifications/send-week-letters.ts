import { setTimeout as pause } from 'node:timers/promises'
import { schedule } from '#functions/platform/events/schedule.ts'
import { measure } from '#functions/platform/log.ts'
import { sendsMail } from '#functions/platform/services/mail.ts'
import { sendWeekLetter } from './week-letter.ts'
import { dueLetters } from './week-letter-store.ts'

/** A third of what SES takes by default from whoever is out of its sandbox: codes of people who wait go first. */
const A_SECOND = 5
/** A run ends before the next begins. */
const RUN_MS = 50_000

/** Sends the letters whose time has come, at the pace of the mail service; what is left is sent by the runs that follow. */
export const handler = schedule(async at => {
  if (!sendsMail()) return
  const end = performance.now() + RUN_MS
  let [sent, unsent] = [0, 0]
  let turn: Promise<unknown> = Promise.resolve()
  for await (const letters of dueLetters(at, A_SECOND)) {
    await turn
    if (performance.now() > end) break
    turn = pause(1000)
    for (const became of await Promise.all(letters.map(letter => sendWeekLetter(letter, at)))) {
      if (became === 'sent') sent++
      if (became === 'unsent') unsent++
    }
  }
  measure('letters', { lettersSent: [sent, 'Count'], lettersUnsent: [unsent, 'Count'] })
})
