import type en from '../en/achievements.json'
import type es from '../es/achievements.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly achievements: Said<typeof es, typeof en>
  }
}
