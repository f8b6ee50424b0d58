/**
 * Writes to an embedded database from eight hands at once until it is killed or has made `limit` writes, and reports
 * each acknowledgement on a line of its own: `put 7`, `transaction 8`. Arguments: folder, first number, limit, and
 * `unsynced` to leave the disk sync out.
 */
import { writeSync } from 'node:fs'
import { openDatabase } from '#infra/local/dynamodb/database.ts'
import { LEDGER, transaction, written } from './database-ledger.ts'

const [folder = '', first = '0', limit = '0', unsynced] = process.argv.slice(2)
const database = await openDatabase({ path: folder, sync: unsynced !== 'unsynced' })
await database.deployTable(LEDGER)
writeSync(1, 'ready\n')

let next = Number(first)
const end = limit === '0' ? Number.POSITIVE_INFINITY : next + Number(limit)

async function hand(): Promise<void> {
  while (next < end) {
    const number = next++
    if (number % 2) {
      await database.handle('PutItem', { TableName: LEDGER.TableName, Item: written('put', number, 0) })
      writeSync(1, `put ${number}\n`)
    } else {
      await database.handle('TransactWriteItems', transaction(number))
      writeSync(1, `transaction ${number}\n`)
    }
  }
}

await Promise.all(Array.from({ length: 8 }, hand))
await database.close()
