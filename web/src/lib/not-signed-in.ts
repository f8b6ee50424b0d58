import { Refusal } from './refusal.ts'

/** Words of its own for a command whose session had ended: the specification has some for coins and titles. */
export const notSignedIn =
  (said: string) =>
  (error: unknown): string | undefined =>
    error instanceof Refusal && error.code === 'kernel.notSignedIn' ? said : undefined
