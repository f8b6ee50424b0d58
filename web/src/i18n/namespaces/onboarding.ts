import type en from '../en/onboarding.json'
import type es from '../es/onboarding.json'
import type { Said } from '../texts.ts'

declare module '../texts.ts' {
  interface Namespaces {
    readonly onboarding: Said<typeof es, typeof en>
  }
}
