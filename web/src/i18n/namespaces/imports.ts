import type en from '../en/imports.json'
import type es from '../es/imports.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly imports: Said<typeof es, typeof en>
  }
}
