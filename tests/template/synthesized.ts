import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { buildIsland } from '#infra/aws/island.ts'
import { type Island, stageOf } from '#infra/aws/stages.ts'
import { wirings } from '#infra/wirings.ts'

interface Resource {
  readonly Type: string
  // Templates are loose by nature: each test reads the few properties that it is about.
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly Properties: any
  readonly DependsOn?: string | readonly string[]
  readonly DeletionPolicy?: string
  readonly UpdateReplacePolicy?: string
}
interface Template {
  readonly Resources: Readonly<Record<string, Resource>>
  readonly Outputs?: Readonly<
    Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: string } }>
  >
}

export interface Placed extends Resource {
  readonly stack: string
  readonly id: string
}

/** A folder with a bundle for every function that the wirings name, so that templates are tested without a build. */
async function bundles(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'))
  const names = (await wirings()).flatMap(({ noun, functions }) =>
    Object.keys(functions).map(name => join(noun, name)),
  )
  for (const name of [...names, 'platform/relay']) {
    mkdirSync(join(folder, 'functions', name), { recursive: true })
    writeFileSync(join(folder, 'functions', name, 'index.mjs'), `export const handler = () => '${name}'`)
  }
  return folder
}

type Options = Partial<Island> & { readonly validated?: boolean }

/**
 * All templates of one stage, as the command line would synthesize them. It takes seconds: once a stage and its options.
 * CloudFormation's own rules are asked only where a test is about them.
 */
export function synthesize(stage: 'dev' | 'prod', options: Options = {}) {
  // No Google is not the Google that there is unless told otherwise.
  const key = JSON.stringify([stage, options], (_, value) => value ?? null)
  const known = synthesized.get(key) ?? synthesizeAnew(stage, options)
  synthesized.set(key, known)
  return known
}

const synthesized = new Map<string, ReturnType<typeof synthesizeAnew>>()

async function synthesizeAnew(stage: 'dev' | 'prod', options: Options) {
  const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'))
  const app = new App({
    context,
    analyticsReporting: false,
    builtinCloudFormationValidation: options.validated ?? false,
  })
  const all = await wirings()
  const island = buildIsland(app, {
    stage: stageOf(stage),
    wirings: all,
    buildFolder: await bundles(),
    release: '0123456789ab',
    transcription: true,
    secondFactorFor: ['ore', 'admin'],
    siteFirewall: true,
    originTurn: 1,
    poolFirewall: false,
    canary: true,
    concurrency: stage === 'prod' ? 1000 : undefined,
    googleSecret: 'coqui-google',
    ...options,
  })
  const assembly = app.synth()
  const templates = new Map<string, Template>(assembly.stacks.map(stack => [stack.stackName, stack.template]))
  const resources: Placed[] = [...templates].flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).map(([id, resource]) => ({ ...resource, stack, id })),
  )
  const ofType = (...types: string[]) => resources.filter(({ Type }) => types.includes(Type))

  /** A value with its references written out: `stack/id`, `stack/id.Attribute`, across stacks too. */
  const written = (stack: string, value: unknown): string => {
    if (typeof value !== 'object' || value === null) return String(value)
    const [[name, argument] = []] = Object.entries(value)
    if (name === 'Ref') return String(argument).startsWith('AWS::') ? `<${argument}>` : `${stack}/${argument}`
    if (name === 'Fn::GetAtt') return `${stack}/${argument.join('.')}`
    if (name === 'Fn::Join') return argument[1].map((part: unknown) => written(stack, part)).join(argument[0])
    if (name === 'Fn::ImportValue') {
      const producer = String(argument).split(':', 1)[0] ?? ''
      const exported = Object.values(templates.get(producer)?.Outputs ?? {}).find(
        output => output.Export?.Name === argument,
      )
      if (!exported) throw new Error(`${stack} imports ${argument}, which nothing exports`)
      return written(producer, exported.Value)
    }
    throw new Error(`${stack} holds ${JSON.stringify(value)}`)
  }
  const functionOf = (noun: string, name: string) => {
    const functionName = `coqui-${stage}-${noun}-${name}`
    const found = ofType('AWS::Lambda::Function').find(fn => fn.Properties.FunctionName === functionName)
    if (!found) throw new Error(`no function ${functionName}`)
    return found
  }
  return { app, assembly, island, wirings: all, templates, resources, ofType, written, functionOf }
}
