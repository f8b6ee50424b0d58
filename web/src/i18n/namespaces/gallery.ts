import type en from '../en/gallery.json'
import type es from '../es/gallery.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly gallery: Said<typeof es, typeof en>
  }
}
