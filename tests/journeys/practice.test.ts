/** Practice of sounds: what was heard is scored here, and what a reading missed is what helps most. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { getExperience } from '#shared/experience/routes.ts'
import type { FinishedPractice, PractisedItem } from '#shared/reading/practice.ts'
import { finishPractice, finishReading, getPractice, getStudentPractice } from '#shared/reading/routes.ts'
import { heardFrom } from '#shared/reading/said-aloud.ts'
import { needsOf } from '#shared/reading/sound-needs.ts'
import { untouched } from '#shared/reading/sound-tally.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'
import { readAloud, wordsOf } from './reading-aloud.ts'

const kit = await door.sound('es-rr')
const items: PractisedItem[] = [
  { kind: 'said', text: 'perro', tries: [heardFrom('pero'), heardFrom('perro')] },
  { kind: 'said', text: 'rana', tries: [heardFrom('lana'), heardFrom('lana'), []] },
  { kind: 'said', text: 'pero, perro', tries: [heardFrom('pero perro')] },
  { kind: 'chosen', words: ['pero', 'perro'], asked: 1, tries: [1] },
  { kind: 'checked', text: 'torre', went: true },
]
const round = (differing: Partial<FinishedPractice> = {}): FinishedPractice => ({
  soundHash: kit.hash,
  items,
  seconds: 60,
  ...differing,
})
const counts = { said: 3, right: 2, chosen: 1, chosenRight: 1, checked: 1 }

test('a round is scored on the server, counted once however often it is sent, and rewarded a little', async () => {
  const ana = await door.newStudent()
  const sent = { body: round(), idempotencyKey: v7() }
  const { practice } = await ana.ask(finishPractice, sent)
  expect(practice).toMatchObject({ sound: 'es-rr', language: 'es-PR', attempt: 1, ofDay: 1, ...counts })
  expect(await ana.ask(finishPractice, sent)).toEqual({ practice })

  // Seven points; the second round of the day earns half of six.
  await eventually(async () => expect((await ana.ask(getExperience)).totalXp).toBe(7))
  const again = await ana.ask(finishPractice, { body: round({ items: items.slice(0, 4) }) })
  expect(again.practice).toMatchObject({ attempt: 2, ofDay: 2 })
  await eventually(async () => expect((await ana.ask(getExperience)).totalXp).toBe(10))

  const all = { ...untouched, rounds: 2, said: 6, right: 4, chosen: 2, chosenRight: 2, checked: 1 }
  await eventually(async () =>
    expect(await ana.ask(getPractice)).toEqual({ sounds: [{ sound: 'es-rr', all, recent: all }] }),
  )

  const path = { studentId: ana.personId }
  const admin = await door.signIn('admin@demo.test')
  expect(await admin.ask(getStudentPractice, { path })).toEqual(await ana.ask(getPractice))
  const stranger = await door.signIn('family@demo.test')
  expect((await stranger.tryTo(getStudentPractice, { path })).status).toBe(404)
})

test('a sound missed in a reading is the one that helps most; what the island says its own way is not', async () => {
  const ana = await door.newStudent()
  const castle = await door.text('castillos-de-arena')
  const words = wordsOf(castle)
  const arena = words.findIndex(word => word.toLowerCase().startsWith('arena'))
  const tower = words.indexOf('torre')
  const body = readAloud(castle, { [arena]: 'alena', [tower]: 'toje' })
  const { score } = await ana.ask(finishReading, { body })
  expect(score?.words[tower]).toMatchObject({ outcome: 'dialect', rule: 'velar-rr' })
  await eventually(async () => {
    const { sounds } = await ana.ask(getPractice)
    expect(sounds.filter(({ recent }) => recent.missed > 0).map(({ sound }) => sound)).toEqual(['es-r'])
    const offered = [kit, await door.sound('es-r'), await door.sound('es-s')]
    expect(needsOf(offered, sounds, 'K')[0]).toMatchObject({ sound: 'es-r', why: 'missed', missed: 1 })
  })
})

test('what is of no kit, or of another, is refused and kept nowhere', async () => {
  const ana = await door.newStudent()
  const unknown = await ana.tryTo(finishPractice, { body: round({ soundHash: 'f'.repeat(64) }) })
  expect(unknown).toMatchObject({ status: 404, body: { error: 'reading.unknownSound' } })
  const elsewhere = round({ items: [{ kind: 'checked', text: 'niña', went: true }] })
  const refused = await ana.tryTo(finishPractice, { body: elsewhere })
  expect(refused).toMatchObject({ status: 422, body: { error: 'reading.notOfThisSound' } })
  const scored = { ...round(), right: 30 }
  expect((await ana.tryTo(finishPractice, { body: scored as never })).status).toBe(422)
  expect(await ana.ask(getPractice)).toEqual({ sounds: [] })
})

test('nobody but a student practises: for staff and families it is a preview', async () => {
  for (const email of ['teacher@demo.test', 'family@demo.test']) {
    const adult = await door.signIn(email)
    expect((await adult.tryTo(finishPractice, { body: round() })).status).toBe(403)
    expect((await adult.tryTo(getPractice)).status).toBe(403)
  }
})
