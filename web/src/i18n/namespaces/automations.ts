import type en from '../en/automations.json'
import type es from '../es/automations.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly automations: Said<typeof es, typeof en>
  }
}
