import type en from '../en/identity.json'
import type es from '../es/identity.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly identity: Said<typeof es, typeof en>
  }
}
