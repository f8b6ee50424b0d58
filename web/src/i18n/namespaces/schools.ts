import type en from '../en/schools.json'
import type es from '../es/schools.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly schools: Said<typeof es, typeof en>
  }
}
