import type en from '../en/assignments.json'
import type es from '../es/assignments.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly assignments: Said<typeof es, typeof en>
  }
}
