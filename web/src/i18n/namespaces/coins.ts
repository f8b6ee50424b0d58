import type en from '../en/coins.json'
import type es from '../es/coins.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly coins: Said<typeof es, typeof en>
  }
}
