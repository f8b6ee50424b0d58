/**
 * A sign-up with a code is killed between any two of its steps: before and after each call of each trigger, and between
 * the triggers. Whatever was half done, the code and the account are both usable in the end, or neither.
 */
import { expect, test } from 'vitest'
import { type IdentityStage, identityStage } from '#tests/support/identity-stage.ts'

const AT_SCHOOL = { schoolId: 'playa-azul', schoolName: 'Playa Azul', region: 'Humacao' } as const
const [ANA, EVA] = ['ana@lee.test', 'eva@lee.test']

interface Story extends IdentityStage {
  readonly letters: string
  readonly metadata: Readonly<Record<string, string>>
  /** Whether Ana is a teacher by this code. */
  isTeacher(): Promise<boolean>
}

async function story(): Promise<Story> {
  const stage = await identityStage()
  const letters = await stage.codeFor({ role: 'teacher', ...AT_SCHOOL })
  const metadata = { accountType: 'teacher', code: letters }
  return { ...stage, letters, metadata, isTeacher: async () => (await stage.signIn(ANA)) === 'teacher' }
}

/** The moments at which something may be killed, by a run in which nothing is. */
async function momentsOf(begin: () => Promise<Story>, run: Deed): Promise<readonly number[]> {
  const whole = await begin()
  const { moments } = await whole.steps.killing('nothing', () => run(whole))
  expect(moments).toBeGreaterThan(5)
  return Array.from({ length: moments }, (_, at) => at)
}

type Deed = (story: Story) => Promise<unknown>
const signUp: Deed = ({ signUp, metadata }) => signUp(ANA, metadata)
const signIn: Deed = ({ signIn }) => signIn(ANA)
const sweep: Deed = ({ sweep }) => sweep()

/** Everything a minute, for so long that whatever lapses has lapsed. */
async function halfAnHourPasses({ pass, sweep }: Story): Promise<void> {
  for (let minute = 0; minute < 30; minute += 5) {
    pass(5)
    await sweep()
  }
}

/** The end of each story: either Ana has the code's role, and nobody else gets it, or Eva does, and Ana is not there. */
async function settled(story: Story): Promise<'Ana’s' | 'free'> {
  const { codeOf, hasUser, letters, metadata, signIn, signUp } = story
  const code = await codeOf(letters)
  if (code?.state === 'used') {
    expect(await story.isTeacher()).toBe(true)
    expect(await signUp(EVA, metadata)).toContain('identity.codeInvalid')
    expect(await hasUser(EVA)).toBe(false)
    return 'Ana’s'
  }
  expect(code).toMatchObject({ state: 'open' })
  expect(code).not.toHaveProperty('reservedBy')
  expect(await hasUser(ANA)).toBe(false)
  await signUp(EVA, metadata)
  expect(await signIn(EVA)).toBe('teacher')
  expect(await story.isTeacher()).toBe(false)
  return 'free'
}

test('killed, and nobody comes back: the code is free again, or the account is open', async () => {
  const outcomes = new Set<string>()
  for (const moment of await momentsOf(story, signUp)) {
    const killed = await story()
    expect((await killed.steps.killing(moment, () => signUp(killed))).died).toBe(true)
    // Nobody else gets the code, once it is held and until that lapses.
    await killed.signUp(EVA, killed.metadata)
    if (await killed.hasUser(EVA)) {
      expect(await killed.signIn(EVA)).toBe('teacher')
      expect(await killed.hasUser(ANA)).toBe(false)
    } else {
      await halfAnHourPasses(killed)
      outcomes.add(await settled(killed))
    }
  }
  expect([...outcomes].sort()).toEqual(['Ana’s', 'free'])
})

test('killed, and she comes back: by signing in, or by signing up again', async () => {
  for (const moment of await momentsOf(story, signUp)) {
    const killed = await story()
    await killed.steps.killing(moment, () => signUp(killed))
    if (!(await killed.isTeacher())) {
      expect(await killed.hasUser(ANA)).toBe(false)
      await signUp(killed)
    }
    expect(await killed.isTeacher()).toBe(true)
    await halfAnHourPasses(killed)
    expect(await settled(killed)).toBe('Ana’s')
  }
})

/** A sign-up that left an account without rows, and its code held. */
async function half(): Promise<Story> {
  const left = await story()
  await left.steps.killing('PostConfirmation_ConfirmSignUp', () => signUp(left))
  expect(await left.hasUser(ANA)).toBe(true)
  expect(await left.codeOf(left.letters)).toMatchObject({ state: 'open', reservedFor: [expect.any(String)] })
  return left
}

test('the sign-in that finishes it is killed: the next one does, or the sweep', async () => {
  for (const moment of await momentsOf(half, signIn)) {
    const patient = await half()
    expect((await patient.steps.killing(moment, () => signIn(patient))).died).toBe(true)
    expect(await patient.isTeacher()).toBe(true)
    const gone = await half()
    await gone.steps.killing(moment, () => signIn(gone))
    await halfAnHourPasses(gone)
    await settled(gone)
  }
})

/** A half-made account whose reservation has lapsed. */
async function lapsed(): Promise<Story> {
  const left = await half()
  left.pass(16)
  return left
}

test('the sweep is killed: the next one goes on, and meanwhile the account does not come alive', async () => {
  for (const moment of await momentsOf(lapsed, sweep)) {
    const swept = await lapsed()
    expect((await swept.steps.killing(moment, () => sweep(swept))).died).toBe(true)
    if ((await swept.codeOf(swept.letters))?.sweeping) expect(await swept.isTeacher()).toBe(false)
    await sweep(swept)
    expect(await settled(swept)).toBe('free')
  }
})

test('one who comes back after her reservation lapsed and before it was swept has what she signed up for', async () => {
  const late = await lapsed()
  expect(await late.isTeacher()).toBe(true)
  await sweep(late)
  expect(await settled(late)).toBe('Ana’s')
})
