import type en from '../en/path.json'
import type es from '../es/path.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly path: Said<typeof es, typeof en>
  }
}
