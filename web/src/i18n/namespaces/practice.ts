import type en from '../en/practice.json'
import type es from '../es/practice.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly practice: Said<typeof es, typeof en>
  }
}
