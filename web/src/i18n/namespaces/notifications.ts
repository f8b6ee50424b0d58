import type en from '../en/notifications.json'
import type es from '../es/notifications.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly notifications: Said<typeof es, typeof en>
  }
}
