import type en from '../en/needs.json'
import type es from '../es/needs.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly needs: Said<typeof es, typeof en>
  }
}
