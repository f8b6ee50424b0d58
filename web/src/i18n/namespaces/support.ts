import type en from '../en/support.json'
import type es from '../es/support.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly support: Said<typeof es, typeof en>
  }
}
