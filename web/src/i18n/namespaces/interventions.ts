import type en from '../en/interventions.json'
import type es from '../es/interventions.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly interventions: Said<typeof es, typeof en>
  }
}
