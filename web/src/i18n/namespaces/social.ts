import type en from '../en/social.json'
import type es from '../es/social.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly social: Said<typeof es, typeof en>
  }
}
