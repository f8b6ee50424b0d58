import type en from '../en/analysis.json'
import type es from '../es/analysis.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly analysis: Said<typeof es, typeof en>
  }
}
