// `npm run costs`: writes docs/cost-model.md. With `-- --count` each deed is counted anew before, or those that are named.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from './bill.ts'
import { page } from './page.ts'

if (process.argv.includes('--count'))
  await (await import('./count.ts')).count(process.argv.slice(2).filter(word => !word.startsWith('--')))
writeFileSync(join(import.meta.dirname, '../../docs/cost-model.md'), page(counted()))
