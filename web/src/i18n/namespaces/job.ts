import type en from '../en/job.json'
import type es from '../es/job.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly job: Said<typeof es, typeof en>
  }
}
