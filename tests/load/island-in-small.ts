/**
 * The island’s limits and people, both divided by so many: what one machine can play. Quotas are the account’s defaults
 * (docs/quotas-and-peaks.md).
 */
import type { Limits } from '#infra/local/limits.ts'

const SMALLER = 75

/** `faster`: seconds go by so many times as fast, so that a second gives so many times as much. */
export const smallLimits = (faster = 1): Limits => {
  const of = (quota: number) => (quota * faster) / SMALLER
  return {
    gateway: { calls: of(10_000), connections: of(500) },
    partition: { reads: of(3000), writes: of(1000) },
    pool: {
      UserAuthentication: of(120),
      ChallengeAnswers: of(360),
      UserCreation: of(50),
      UserAccountRecovery: of(30),
      UserRead: of(120),
      UserUpdate: of(25),
      UserList: of(30),
      UserToken: of(120),
    },
  }
}
