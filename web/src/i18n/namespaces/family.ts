import type en from '../en/family.json'
import type es from '../es/family.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly family: Said<typeof es, typeof en>
  }
}
