import type { Person } from '#web/lib/session.ts'

/** Whether mail reaches somebody. An address that ends so is nobody's: a pre-reader's account has it. */
export const hasMailbox = ({ email }: Pick<Person, 'email'>): boolean =>
  email !== '' && !email.endsWith('.invalid')

/** Whether somebody's address could be proven, and is not. */
export const isUnproven = ({ email, emailVerified }: Pick<Person, 'email' | 'emailVerified'>): boolean =>
  emailVerified === false && hasMailbox({ email })
