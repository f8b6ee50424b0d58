import type en from '../en/lessons.json'
import type es from '../es/lessons.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly lessons: Said<typeof es, typeof en>
  }
}
