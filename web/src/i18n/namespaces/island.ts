import type en from '../en/island.json'
import type es from '../es/island.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly island: Said<typeof es, typeof en>
  }
}
