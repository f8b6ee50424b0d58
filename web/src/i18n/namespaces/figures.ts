import type en from '../en/figures.json'
import type es from '../es/figures.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly figures: Said<typeof es, typeof en>
  }
}
