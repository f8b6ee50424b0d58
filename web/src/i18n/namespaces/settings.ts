import type en from '../en/settings.json'
import type es from '../es/settings.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly settings: Said<typeof es, typeof en>
  }
}
