import type en from '../en/records.json'
import type es from '../es/records.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly records: Said<typeof es, typeof en>
  }
}
