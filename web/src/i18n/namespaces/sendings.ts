import type en from '../en/sendings.json'
import type es from '../es/sendings.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly sendings: Said<typeof es, typeof en>
  }
}
