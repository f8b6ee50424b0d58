import type en from '../en/audio.json'
import type es from '../es/audio.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly audio: Said<typeof es, typeof en>
  }
}
