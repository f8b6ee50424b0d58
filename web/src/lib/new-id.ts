import { v7 } from 'uuid'

/** A new id that sorts by time of making (UUID version 7). */
export const newId = (): string => v7()
