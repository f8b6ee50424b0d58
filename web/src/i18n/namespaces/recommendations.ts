import type en from '../en/recommendations.json'
import type es from '../es/recommendations.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly recommendations: Said<typeof es, typeof en>
  }
}
