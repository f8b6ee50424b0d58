import { expect, test } from 'vitest'
import { readAssembly, type Stack } from '#infra/local/template/assembly.ts'
import { deployAssembly } from '#infra/local/template/deploy.ts'
import { type Exports, holdExports } from '#infra/local/template/exports.ts'
import { orderOf } from '#infra/publish/order.ts'
import { wirings } from '#infra/wirings.ts'
import { synthesize } from './synthesized.ts'

const all = await wirings()
const stacksOf = async (nouns: typeof all, googleSecret?: string) => {
  const { assembly } = await synthesize('dev', { wirings: nouns, googleSecret })
  return readAssembly(assembly.directory).stacks
}

/** What is deployed today, which most ways back begin from or lead to: the longest to make. */
const today = await stacksOf(all)

/** Each release deployed where no resource needs anything: what is left is who exports and imports what. */
async function deploy(stacks: readonly Stack[], exports: Exports): Promise<void> {
  const types = stacks.flatMap(({ template }) => Object.values(template.Resources).map(({ Type }) => Type))
  const anything = new Proxy({}, { get: (_, name) => `<${String(name)}>`, has: () => true })
  const kinds = Object.fromEntries(
    types.map(type => [
      type,
      async ({ stack, logicalId }: { stack: string; logicalId: string }) => ({
        ref: `${stack}/${logicalId}`,
        attributes: anything,
      }),
    ]),
  )
  await deployAssembly({ stacks }, kinds, exports)
}

/** Names of all exports that a release imports. */
const importsOf = (stacks: readonly Stack[]) =>
  [...JSON.stringify(stacks).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name = '']) => name)

const byName = (stacks: readonly Stack[]) => new Map(stacks.map(({ name, template }) => [name, template]))

/** As `npm run deploy` goes about it. */
async function deployInOrder(before: readonly Stack[], next: readonly Stack[], exports: Exports) {
  const { deleted, first } = orderOf(byName(before), byName(next))
  for (const stack of deleted) exports.remove(stack)
  await deploy(
    next.filter(({ name }) => first.includes(name)),
    exports,
  )
  await deploy(next, exports)
  return { deleted, first }
}

test('release n, n + 1, n: one that only uses more of what is there is taken back in plain order', async () => {
  // Before, activity emitted nothing, so that nobody read its table’s stream.
  const former = all.map(wiring => (wiring.noun === 'activity' ? { ...wiring, emits: [] } : wiring))
  const [before, after] = [await stacksOf(former), today]
  const imported = new Set(importsOf(before))
  const more = importsOf(after).filter(name => !imported.has(name))
  expect(more.join()).toContain('activitytable')
  const exports = holdExports()
  for (const release of [before, after, before]) await deploy(release, exports)
  expect(orderOf(byName(after), byName(before))).toEqual({ deleted: [], first: [] })
})

test('a release that brought a noun is taken back by deleting the noun’s stack first', async () => {
  const [before, after] = [await stacksOf(all.filter(({ noun }) => noun !== 'support')), today]
  const exports = holdExports()
  await deploy(before, exports)
  await deploy(after, exports)
  await expect(deploy(before, exports)).rejects.toThrow(
    /^Export coqui-dev-state:\w+ cannot be deleted as it is in use by coqui-dev-/,
  )
  const { deleted } = await deployInOrder(after, before, exports)
  expect(deleted).toEqual(['coqui-dev-support'])
})

test('what a later stack imported is let go there first: sign-in by Google, taken back', async () => {
  const [before, after] = [today, await stacksOf(all, 'coqui-google')]
  const exports = holdExports()
  for (const release of [before, after]) await deploy(release, exports)
  await expect(deploy(before, exports)).rejects.toThrow('in use by coqui-dev-doors')
  expect(await deployInOrder(after, before, exports)).toEqual({ deleted: [], first: ['coqui-dev-doors'] })
})

test('the stacks before the nouns export every table’s name, ARN and stream', async () => {
  const { templates, ofType } = await synthesize('dev')
  const exported = Object.values(templates.get('coqui-dev-state')?.Outputs ?? {})
    .filter(({ Export }) => Export)
    .map(({ Value }) => JSON.stringify(Value))
  for (const { id } of ofType('AWS::DynamoDB::Table'))
    for (const value of [{ Ref: id }, { 'Fn::GetAtt': [id, 'Arn'] }, { 'Fn::GetAtt': [id, 'StreamArn'] }])
      expect(exported).toContain(JSON.stringify(value))
})
