import { hashedContent } from '#functions/platform/content.ts'
import { ReadingText } from '#shared/catalogue/schema.ts'

/** A published text by its content hash; undefined where there is none. */
export const readText = hashedContent('texts', ReadingText)
