import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { operatorEnvironment } from './first-admin.ts'

test('an operator’s credentials are found in their profile, and given as a function has them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coqui-profile-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  onTestFinished(() => void vi.unstubAllEnvs())
  const file = join(folder, 'credentials')
  await writeFile(
    file,
    '[island]\naws_access_key_id = AKIAISLAND\naws_secret_access_key = secret\naws_session_token = token\n',
  )
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'])
    vi.stubEnv(name, undefined)
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', file)
  vi.stubEnv('AWS_CONFIG_FILE', join(folder, 'config'))
  vi.stubEnv('AWS_PROFILE', 'island')
  expect(await operatorEnvironment('us-east-1')).toEqual({
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'AKIAISLAND',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_SESSION_TOKEN: 'token',
  })
})
