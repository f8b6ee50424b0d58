import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BuildStep, ROOT } from './build.ts'

/** The embedded cloud's own settings: it has a stand-in of Google, which asks for no secret. */
const LOCAL = ['--context', 'settings=local']

/**
 * Synthesizes the templates for this machine; `options` are those of `cdk synth`. Shows what it says only when it fails.
 * CloudFormation's rules, half of the time, are asked about what is deployed to it alone: by `npm run synth`, `npm run deploy` and
 * `tests/template/rules.test.ts`.
 */
export async function synthesize(...options: readonly string[]): Promise<void> {
  const command = join(ROOT, 'node_modules/aws-cdk/bin/cdk')
  await promisify(execFile)(process.execPath, [command, 'synth', '--quiet', ...LOCAL, ...options], {
    cwd: ROOT,
    env: { ...process.env, CDK_VALIDATION: 'false' },
  })
}

/** The templates: made again when the infrastructure, a wiring or a bundle has changed. */
export const templates: BuildStep = {
  name: 'templates',
  inputs: [
    'infra/app.ts',
    'infra/aws',
    'infra/stages',
    'infra/wirings.ts',
    'cdk.json',
    'functions',
    'shared',
    'build/functions',
  ],
  output: 'cdk.out/manifest.json',
  run: () => synthesize(),
}
