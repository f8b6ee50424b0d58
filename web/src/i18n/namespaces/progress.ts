import type en from '../en/progress.json'
import type es from '../es/progress.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly progress: Said<typeof es, typeof en>
  }
}
