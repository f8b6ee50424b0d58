import type en from '../en/audit.json'
import type es from '../es/audit.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly audit: Said<typeof es, typeof en>
  }
}
