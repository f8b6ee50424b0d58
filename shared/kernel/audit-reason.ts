import * as z from 'zod/mini'

// Why something was done, for the audit: chosen, so that nothing about a child is written where seven years keep it.

export const ROLE_END_REASONS = ['left', 'moved', 'retired', 'mistake', 'instructed', 'other'] as const
export const STUDENT_CHANGE_REASONS = ['moved', 'mistake', 'familyAsked', 'other'] as const
export const RECORDS_REASONS = ['familyAsked', 'moved', 'left', 'authority', 'mistake', 'other'] as const

export const LONGEST_NOTE = 80
/** A few words beside it, never a name. */
export const AuditNote = z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_NOTE)))
