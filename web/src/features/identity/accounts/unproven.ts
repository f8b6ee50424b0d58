import type { Person } from '#web/lib/session.ts'

/** Whether somebody's address could be proven, and is not. One that ends so is nobody's: a pre-reader's account has it. */
export const isUnproven = ({ email, emailVerified }: Pick<Person, 'email' | 'emailVerified'>): boolean =>
  emailVerified === false && email !== '' && !email.endsWith('.invalid')
