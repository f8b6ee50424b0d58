import type { Role } from '#shared/kernel/standing.ts'
import type { Part, Privacy } from '#web/i18n/privacy/privacy.ts'

/** Something somebody can do, step by step. */
export interface Guide {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly steps: readonly string[]
  readonly tip?: string
  /** The screen where it is done. */
  readonly to?: string
}

export interface Question {
  readonly id: string
  readonly q: string
  readonly a: string
  readonly to?: string
}

/** All that is written to be read at length, in one language; its own chunk, beside the short texts of the screens. */
export interface Content {
  readonly guides: Readonly<Record<Role, readonly Guide[]>>
  readonly faq: Readonly<Record<Role, readonly Question[]>>
  readonly manual: {
    readonly title: string
    readonly about: string
    readonly parts: readonly Part[]
    /** A page to fill in by hand. */
    readonly week: {
      readonly title: string
      readonly days: readonly string[]
      readonly columns: readonly string[]
    }
  }
  readonly demo: {
    readonly title: string
    readonly about: string
    /** Has a place for the password. */
    readonly note: string
    readonly stops: readonly {
      readonly id: string
      readonly who: string
      readonly role: string
      readonly minutes: number
      readonly title: string
      readonly steps: readonly string[]
      /** The screens that the steps lead to, in the words of that person's menu. */
      readonly links: readonly { readonly to: string; readonly text: string }[]
    }[]
    readonly more: { readonly title: string; readonly list: readonly string[] }
  }
  readonly privacy: Privacy
}
