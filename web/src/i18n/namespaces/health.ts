import type en from '../en/health.json'
import type es from '../es/health.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly health: Said<typeof es, typeof en>
  }
}
