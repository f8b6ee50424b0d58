import { hashedContent } from '#functions/platform/services/content.ts'
import { Unit } from '#shared/catalogue/unit.ts'

/** A published unit by its content hash; undefined where there is none. */
export const readUnit = hashedContent('units', Unit)
