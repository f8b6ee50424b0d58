import type en from '../en/streaks.json'
import type es from '../es/streaks.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly streaks: Said<typeof es, typeof en>
  }
}
