/** Serves a database for the bench, prints its address and tells its CPU time when asked. Arguments: `ours`, `ours-unsynced` or `dynalite`, and a folder. */
import { createRequire } from 'node:module'
import { openDatabase } from '#infra/local/dynamodb/database.ts'
import { serveDatabase } from '#infra/local/dynamodb/http.ts'
import { TABLE } from './database-table.ts'

const [kind = '', folder = ''] = process.argv.slice(2)

if (kind === 'dynalite') {
  const dynalite = createRequire(import.meta.url)('dynalite')
  const server = dynalite({ path: folder, createTableMs: 0 })
  server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
} else {
  const database = await openDatabase({ path: folder, sync: kind !== 'ours-unsynced' })
  await database.deployTable(TABLE)
  console.log((await serveDatabase(database, 0)).url)
}

process.on('message', () => process.send?.(process.cpuUsage()))
