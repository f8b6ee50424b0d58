// `npm run costs`: writes docs/cost-model.md. With `-- --count` each deed is counted anew before.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from './bill.ts'
import { page } from './page.ts'

if (process.argv.includes('--count')) await (await import('./count.ts')).count()
writeFileSync(join(import.meta.dirname, '../../docs/cost-model.md'), page(counted()))
