/** Whether time tells a used or an expired code from an unknown one, when signing up with it. */
import { randomUUID } from 'node:crypto'
import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider'
import { hashOfCode, newLetters } from '#functions/identity/rules/access-code.ts'
import { startCloud } from '#tests/support/cloud.ts'
import type { BenchRow } from './row.ts'

const SAMPLES = 200
/** Three standard deviations of the share, for so many samples, above a half that says nothing. */
const GOAL = 1.18

const kinds = {
  unknown: undefined,
  used: { state: 'used', endsAt: '2100-01-01T00:00:00.000Z', usedBy: 'eva' },
  expired: { state: 'open', endsAt: '2020-01-01T00:00:00.000Z' },
} as const
type Kind = keyof typeof kinds

/** In which share of pairs one is slower than the other: a half where time says nothing. */
const slower = (ones: readonly number[], others: readonly number[]): number =>
  ones.reduce((sum, one) => sum + others.filter(other => one > other).length, 0) /
  (ones.length * others.length)

export async function codes(): Promise<BenchRow[]> {
  const house = await startCloud()
  try {
    const { aws, identityTable } = house.operator
    const pool = new CognitoIdentityProviderClient({ ...aws, maxAttempts: 1 })
    const signUp = async (code: string): Promise<number> => {
      const email = `${randomUUID()}@lee.test`
      const asked = new SignUpCommand({
        ClientId: house.config.userPoolClientId,
        Username: email,
        Password: randomUUID(),
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'name', Value: 'Ana Rivera' },
        ],
        ClientMetadata: { accountType: 'teacher', code },
      })
      const began = performance.now()
      const answer = await pool.send(asked).catch(String)
      const took = performance.now() - began
      if (!String(answer).includes('identity.codeInvalid')) throw new Error(`expected a refusal: ${answer}`)
      return took
    }
    const made = async (kind: Kind): Promise<string> => {
      const [letters, row] = [newLetters(), kinds[kind]]
      const common = {
        role: 'teacher',
        codeId: randomUUID(),
        place: 'school:playa-azul',
        createdBy: 'bench',
        version: 1,
      }
      const hash = hashOfCode(letters)
      const createdAt = '2020-01-01T00:00:00.000Z'
      if (row)
        await house.operator.put(identityTable, {
          pk: `CODE#${hash}`,
          sk: 'CODE',
          hash,
          createdAt,
          ...common,
          ...row,
        })
      return letters
    }
    const times: Record<Kind, number[]> = { unknown: [], used: [], expired: [] }
    const all = Object.keys(kinds) as Kind[]
    for (let sample = -10; sample < SAMPLES; sample++) {
      // In turns, and beginning with each as often, so that nothing but the kind differs.
      for (let turn = 0; turn < all.length; turn++) {
        const kind = all[(turn + sample + 30) % all.length] ?? 'unknown'
        const took = await signUp(await made(kind))
        if (sample >= 0) times[kind].push(took)
      }
    }
    pool.destroy()
    return (['used', 'expired'] as const).map(kind => {
      const share = slower(times[kind], times.unknown)
      const value = Math.max(share, 1 - share)
      const ratio = value / 0.5
      return {
        name: `codes: how well time tells ${kind} from unknown at sign-up`,
        value,
        unit: 'share of pairs',
        reference: 0.5,
        ratio,
        goal: GOAL,
        met: ratio <= GOAL,
      }
    })
  } finally {
    await house.close()
  }
}
