// `npm run -s bench [name]`: one JSON line a figure, each beside its reference of the same run.
import { alignment } from './alignment.ts'
import { arrival } from './arrival.ts'
import { seededClass } from './class.ts'
import { codes } from './codes.ts'
import { database } from './database.ts'
import { fanOut } from './fan-out.ts'
import { functions } from './functions.ts'
import { http } from './http.ts'
import { live } from './live.ts'
import type { BenchRow } from './row.ts'
import { screens } from './screens.ts'
import { sockets } from './sockets.ts'
import { start } from './start.ts'
import { store } from './store.ts'
import { web } from './web.ts'

const benches: Readonly<Record<string, () => Promise<readonly BenchRow[]>>> = {
  alignment,
  functions,
  http,
  database,
  store,
  start,
  class: seededClass,
  live,
  sockets,
  'fan-out': () => fanOut(),
  arrival,
  codes,
  web,
  screens: () => screens(),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !benches[name])
if (unknown.length > 0) {
  console.error(`no bench is named ${unknown.join(', ')}: there are ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const row of await bench()) console.log(JSON.stringify(row))
}
