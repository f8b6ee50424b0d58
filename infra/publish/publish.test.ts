import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployedPage } from './deployed-page.ts'
import { type Outputs, runtimeConfig } from './outputs.ts'
import { publish } from './publish.ts'
import { siteFile } from './site-files.ts'

const outputs: Outputs = {
  ApiUrl: 'https://lee.example/api',
  LiveUrl: 'wss://live.example/live',
  UserPoolId: 'us-east-1_pool',
  UserPoolClientId: 'client',
  SharedClientId: 'shared',
  PicturesClientId: 'pictures',
  Region: 'us-east-1',
  SiteBucket: 'bucket',
  DistributionUrl: 'https://lee.example',
  DistributionId: 'distribution',
  Transcription: 'off',
}
const built = {
  'web/dist/index.html': '<head><link rel="canonical" href="https://origin.invalid/"></head>',
  'web/dist/en.html': '<head></head>',
  'web/dist/robots.txt': '',
  'web/dist/sw.js': '',
  'web/dist/assets/index-4f2a.js': 'start()',
  'build/content/texts.json': '{"texts":[]}',
  'build/content/texts/9c1d.json': '{}',
  'build/openapi.json': '{"openapi":"3.1.0"}',
}

let root: string
let puts: readonly PutObjectCommandInput[]
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'))
  for (const [file, text] of Object.entries(built)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  puts = await putsInto({ 1: [] })
})

/** What is put into a bucket whose keys are listed by these pages. */
async function putsInto(pages: Readonly<Record<string, readonly string[]>>) {
  const storage = mockClient(S3Client)
  storage.on(ListObjectsV2Command).callsFake(({ ContinuationToken = '1' }) => {
    const next = String(Number(ContinuationToken) + 1)
    return {
      Contents: pages[ContinuationToken]?.map(Key => ({ Key })),
      ...(pages[next] && { IsTruncated: true, NextContinuationToken: next }),
    }
  })
  await publish(
    new S3Client({ region: 'us-east-1' }),
    outputs,
    { userPoolEndpoint: 'http://localhost:3001' },
    root,
  )
  const made = storage.commandCalls(PutObjectCommand)
  // Whatever neither lists nor puts is no business of publishing, least of all a deletion.
  expect(storage.calls()).toHaveLength(made.length + storage.commandCalls(ListObjectsV2Command).length)
  storage.restore()
  return made.map(call => call.args[0].input)
}
afterAll(() => rm(root, { recursive: true }))

const keys = () => puts.map(put => put.Key)
const cacheOf = (key: string) => puts.find(put => put.Key === key)?.CacheControl

test('everything built is published, the pages and their keeper last, what they name first', () => {
  expect(keys().toSorted()).toEqual([
    'api/openapi.json',
    'assets/index-4f2a.js',
    'content/texts.json',
    'content/texts/9c1d.json',
    'en.html',
    'index.html',
    'robots.txt',
    'runtime-config.json',
    'sw.js',
  ])
  expect(keys().slice(-3)).toEqual(['en.html', 'index.html', 'sw.js'])
  expect(keys().slice(0, 2).toSorted()).toEqual(['assets/index-4f2a.js', 'content/texts/9c1d.json'])
})

test('what is named by its content is put once, everything else each time', async () => {
  const again = await putsInto({ 1: ['assets/index-4f2a.js', 'index.html'], 2: ['content/texts/9c1d.json'] })
  const once = ['assets/index-4f2a.js', 'content/texts/9c1d.json']
  // Side by side, so in no order but that of the stages.
  const isAgain = (key = '') => !once.includes(key)
  expect(again.map(put => put.Key).toSorted()).toEqual(keys().filter(isAgain).toSorted())
})

test('only what is named by its content is kept by browsers', () => {
  for (const key of keys().filter(key => key !== undefined))
    expect([key, cacheOf(key)]).toEqual([
      key,
      /^(assets|content\/texts)\//.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ])
})

test('a page knows where it is published, and hints at the hosts that it will call', () => {
  const page = String(puts.find(put => put.Key === 'index.html')?.Body)
  expect(page).toBe(
    '<head><link rel="canonical" href="https://lee.example/"><link rel="dns-prefetch" href="//lee.example"><link rel="dns-prefetch" href="//live.example"><link rel="dns-prefetch" href="//localhost:3001"></head>',
  )
})

test('the runtime configuration names the deployment', () => {
  expect(JSON.parse(String(puts.find(put => put.Key === 'runtime-config.json')?.Body))).toEqual({
    apiUrl: outputs.ApiUrl,
    liveUrl: outputs.LiveUrl,
    region: 'us-east-1',
    userPoolId: 'us-east-1_pool',
    userPoolClientId: 'client',
    sharedClientId: 'shared',
    picturesClientId: 'pictures',
    userPoolEndpoint: 'http://localhost:3001',
    flags: {},
  })
})

test('pages are told of Google where the deployment offers it', () => {
  const AuthDomain = 'https://coqui.auth.us-east-1.amazoncognito.com'
  const offering = { ...outputs, AuthDomain }
  expect(runtimeConfig(offering).authDomain).toBe(AuthDomain)
  const page = '<html lang="es-PR">'
  expect(deployedPage(page, offering, {})).toBe('<html data-google lang="es-PR">')
  expect(deployedPage(page, outputs, {})).toBe(page)
})

test('pages are told where to write to for help, where the deployment names it', () => {
  const page = '<html lang="es-PR">'
  expect(deployedPage(page, { ...outputs, HelpAddress: 'a&b@lee.example' }, {})).toBe(
    '<html data-help="a&amp;b@lee.example" lang="es-PR">',
  )
})

test('pages are told of transcription where the deployment pays for it', () => {
  expect(runtimeConfig({ ...outputs, Transcription: 'on' }).flags).toEqual({ transcription: true })
})

test('a file of unknown kind, or a build that is missing, is refused', async () => {
  expect(() => siteFile('assets/lesson.docx', { text: '' })).toThrow('lesson.docx')
  await rm(join(root, 'build/content'), { recursive: true })
  await mkdir(join(root, 'build/content'))
  await expect(publish(new S3Client({ region: 'us-east-1' }), outputs, {}, root)).rejects.toThrow(
    'nothing to publish',
  )
})
