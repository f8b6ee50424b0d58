import { type ChildRequest, REQUEST_DAYS } from '#shared/identity/child-request.ts'

const DAY_MS = 86_400_000

/** When what is asked now can be answered no more. */
export const endOfRequest = (at: string): string =>
  new Date(Date.parse(at) + REQUEST_DAYS * DAY_MS).toISOString()

export const isOpen = ({ endsAt }: Pick<ChildRequest, 'endsAt'>, at: string): boolean => at < endsAt
