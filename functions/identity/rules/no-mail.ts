/** Of addresses that no mail can ever reach (RFC 2606): children without one have it, and nobody signs up with it. */
const NO_MAIL = '@ninos.invalid'

export const addressOfChild = (rosterId: string): string => `${rosterId}${NO_MAIL}`

/** Of somebody whom no roster names. */
export const addressOfPerson = (personId: string): string => `${personId}${NO_MAIL}`

export const isOfChild = (email: string): boolean => email.trim().toLowerCase().endsWith(NO_MAIL)

/** The line in a roster that such an address is of; undefined for any other. */
export const childOfAddress = (email = ''): string | undefined =>
  isOfChild(email) ? email.slice(0, -NO_MAIL.length) : undefined
