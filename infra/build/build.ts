import { join } from 'node:path'

/** The checkout. */
export const ROOT = join(import.meta.dirname, '../..')

/** One part of the build. It is out of date when a file below its inputs has changed. */
export interface BuildStep {
  readonly name: string
  /** Files and folders, relative to the root. */
  readonly inputs: readonly string[]
  /** What it writes, relative to the root. */
  readonly output: string
  readonly run: () => Promise<unknown>
}

const BUILD = join(ROOT, 'build')
const packages = ['package.json', 'package-lock.json']

/**
 * Everything that is deployed or published, but for the templates. The tools are loaded only when they run: a start
 * with nothing to build pays for none.
 */
export const buildSteps: readonly BuildStep[] = [
  {
    name: 'functions',
    inputs: ['functions', 'shared', 'infra/build', 'infra/wirings.ts', ...packages],
    output: 'build/functions',
    run: async () => (await import('./bundle.ts')).bundleFunctions(BUILD),
  },
  {
    name: 'content',
    inputs: ['shared/catalogue', 'shared/language', 'shared/reading/orf-norms.json', 'infra/build'],
    output: 'build/content',
    run: async () => (await import('./content.ts')).buildContent(BUILD),
  },
  {
    name: 'documents',
    inputs: ['shared', 'functions', 'infra/build', 'infra/wirings.ts'],
    output: 'build/openapi.json',
    run: async () => (await import('./documents.ts')).buildDocuments(BUILD),
  },
  {
    name: 'client',
    inputs: ['web', 'shared', 'infra/build', ...packages],
    output: 'web/dist',
    run: async () => (await import('./client/client.ts')).buildClient(),
  },
]
