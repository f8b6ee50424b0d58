import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BuildStep, ROOT } from './build.ts'

/** Synthesizes the templates; `options` are those of `cdk synth`. Shows what it says only when it fails. */
export async function synthesize(...options: readonly string[]): Promise<void> {
  const command = join(ROOT, 'node_modules/aws-cdk/bin/cdk')
  await promisify(execFile)(process.execPath, [command, 'synth', '--quiet', ...options], { cwd: ROOT })
}

/** The templates: made again when the infrastructure, a wiring or a bundle has changed. */
export const templates: BuildStep = {
  name: 'templates',
  inputs: [
    'infra/app.ts',
    'infra/aws',
    'infra/wirings.ts',
    'cdk.json',
    'functions',
    'shared',
    'build/functions',
  ],
  output: 'cdk.out/manifest.json',
  run: () => synthesize(),
}
