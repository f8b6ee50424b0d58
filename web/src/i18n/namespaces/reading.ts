import type en from '../en/reading.json'
import type es from '../es/reading.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly reading: Said<typeof es, typeof en>
  }
}
