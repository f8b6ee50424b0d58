import type { Language } from '#shared/kernel/school.ts'

/** A stretch of text under a title. */
export interface Part {
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly list?: readonly string[]
}

/** What is kept, for how long, and whose rights: the same before the sign-in as behind it. */
export interface Privacy {
  readonly children: Readonly<Record<'voice' | 'words' | 'who' | 'never' | 'erase' | 'ask', string>>
  readonly intro: string
  readonly sections: readonly Part[]
  readonly kept: {
    readonly title: string
    readonly columns: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}

const chunks: Readonly<Record<Language, () => Promise<{ readonly default: Privacy }>>> = {
  'es-PR': () => import('./es.json'),
  'en-US': () => import('./en.json'),
}

/** In a language; fetched when somebody asks for it. */
export const fetchPrivacy = async (language: Language): Promise<Privacy> => (await chunks[language]()).default
