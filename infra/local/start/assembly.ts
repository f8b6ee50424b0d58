import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BuildStep } from '#infra/build/build.ts'

export const ROOT = join(import.meta.dirname, '../../..')

/** Where `cdk synth` writes. */
export const ASSEMBLY = join(ROOT, 'cdk.out')

/** The templates: made again when the infrastructure, a wiring or a bundle has changed. */
export const synthesis: BuildStep = {
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
  run: synthesize,
}

async function synthesize(): Promise<void> {
  const command = join(ROOT, 'node_modules/aws-cdk/bin/cdk')
  await promisify(execFile)(process.execPath, [command, 'synth', '--quiet'], { cwd: ROOT })
}
