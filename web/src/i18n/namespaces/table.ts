import type en from '../en/table.json'
import type es from '../es/table.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly table: Said<typeof es, typeof en>
  }
}
