/** What a sign-up asks of the database, counted in all its triggers up to the first tokens. */
import { expect, test } from 'vitest'
import { type IdentityStage, identityStage } from '#tests/support/identity-stage.ts'

type Metadata = Readonly<Record<string, string>>

const AT_SCHOOL = { schoolId: 'playa-azul', schoolName: 'Playa Azul', region: 'Humacao' } as const

/** What someone says who signs up, with what there is before they do. */
const ways: Record<string, (stage: IdentityStage) => Promise<Metadata>> = {
  'a student of a school': async ({ keepSchool }) => {
    await keepSchool('playa-azul')
    return { accountType: 'student', grade: '1', region: 'Humacao', schoolId: 'playa-azul' }
  },
  'a student of another school': async () => ({ accountType: 'student', grade: '1' }),
  'a teacher': async ({ codeFor }) => ({
    accountType: 'teacher',
    code: await codeFor({ role: 'teacher', ...AT_SCHOOL }),
  }),
  'a family': async ({ codeFor, signUp }) => {
    const childId = await signUp('child@lee.test', { accountType: 'student', grade: '1' })
    return { accountType: 'family', code: await codeFor({ role: 'family', childId }) }
  },
}

test.each(Object.keys(ways))(
  '%s costs at most a transaction, a conditional write and four reads',
  async way => {
    const stage = await identityStage()
    const metadata = (await ways[way]?.(stage)) ?? {}
    stage.steps.seen.length = 0
    await stage.signUp('ana@lee.test', metadata)
    expect(await stage.signIn('ana@lee.test')).toBe(metadata.accountType)
    const counted = Object.groupBy(stage.steps.seen, step =>
      /Get|Query/.test(step) ? 'reads' : /Transact/.test(step) ? 'transactions' : 'writes',
    )
    expect(counted.transactions ?? []).toHaveLength(1)
    expect((counted.writes ?? []).length).toBeLessThanOrEqual(1)
    expect((counted.reads ?? []).length).toBeLessThanOrEqual(4)
    expect(stage.steps.seen.length).toBeLessThanOrEqual(6)
  },
)
