/** An embedded cloud in a process of its own, to be killed. Argument: its state folder. Says where it is on one line. */
import { startCloud } from '#tests/support/cloud.ts'

const [folder = ''] = process.argv.slice(2)
const { siteUrl, operator, cloud } = await startCloud({ folder })
const { endpoint, identityTable, schoolsTable, userPoolId } = operator
const tables = Object.fromEntries(
  ['reading', 'activity', 'coins', 'experience', 'notifications', 'streaks'].map(noun => [
    noun,
    cloud.tableOf(noun),
  ]),
)
const counter = { endpoint, folder, identityTable, schoolsTable, userPoolId }
console.log(`ready ${JSON.stringify({ siteUrl, counter, tables })}`)
