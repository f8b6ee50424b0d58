import { gained, titleEquipped } from '#shared/achievements/events.ts'
import { listTitles } from '#shared/achievements/routes.ts'
import { door } from '#tests/journeys/house.ts'
import { operator } from '#tests/journeys/member.ts'
import { type Arranging, told } from './stage.ts'

const path = { titleId: 'chispa' }

/** A child who has the title, or has reached it. */
async function child(has: 'title' | 'reached') {
  const who = await door.newStudent()
  const pk = `PERSON#${who.personId}`
  const unlockedAt = '2026-11-20T13:00:00.000Z'
  const rows = {
    title: { sk: `TITLE#${path.titleId}`, ...path, unlockedAt },
    reached: { sk: 'RECORD', counts: { points: 60 }, days: {}, chosen: {}, version: 1 },
  }
  await operator.put(await operator.tableOf('achievements'), { pk, ...rows[has] })
  const state = async () => [
    await who.ask(listTitles),
    await told(gained, who.personId),
    await told(titleEquipped, who.personId),
  ]
  return { who, state }
}

export const commands = {
  'achievements/unlock-title': async () => ({
    ...(await child('reached')),
    sent: { path, body: {} },
  }),
  'achievements/equip-title': async () => ({ ...(await child('title')), sent: { path, body: {} } }),
  'achievements/unequip-title': async () => ({ ...(await child('title')), sent: { path } }),
} satisfies Arranging<'achievements'>
