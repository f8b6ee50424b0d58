import type en from '../en/generation.json'
import type es from '../es/generation.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly generation: Said<typeof es, typeof en>
  }
}
