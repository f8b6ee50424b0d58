/** Something in a text or unit of the catalogue that has to be mended before it is published. */
export interface Finding {
  /** The text or unit, by its id; of a finding about many, what they have in common. */
  readonly id: string
  readonly check:
    | 'schema'
    | 'duplicate'
    | 'city'
    | 'length'
    | 'readability'
    | 'target'
    | 'marks'
    | 'spelling'
    | 'accent'
    | 'vocabulary'
    | 'pronunciation'
    | 'questions'
    | 'mistake'
    | 'guessing'
    | 'overlap'
    | 'count'
    | 'pair'
    | 'series'
    | 'sequence'
    | 'ladder'
    | 'shelf'
    | 'cover'
    | 'scene'
    | 'theme'
    | 'arithmetic'
    | 'text'
    | 'blocked'
  /** What was found and what was expected, for the writer. */
  readonly detail: string
}
export type Check = Finding['check']

/** What a check of one text answers; the id is added by whoever asks. */
export type Found = Omit<Finding, 'id'>

export const found = (check: Check, detail: string): Found => ({ check, detail })
