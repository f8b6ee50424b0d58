import type { Person } from '#web/lib/session.ts'

/** Whether mail reaches somebody: an address that ends so is nobody's; a pre-reader's account has it. */
export const hasMailbox = ({ email }: Pick<Person, 'email'>): boolean =>
  email !== '' && !email.endsWith('.invalid')
