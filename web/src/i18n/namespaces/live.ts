import type en from '../en/live.json'
import type es from '../es/live.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly live: Said<typeof es, typeof en>
  }
}
