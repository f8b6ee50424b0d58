import type en from '../en/placement.json'
import type es from '../es/placement.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly placement: Said<typeof es, typeof en>
  }
}
