import type en from '../en/experience.json'
import type es from '../es/experience.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly experience: Said<typeof es, typeof en>
  }
}
