import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDurable } from '../durable.ts'
import { openGate } from '../gates.ts'
import { AwsError, type Need } from '../service.ts'
import { createStorage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'coqui-storage-'))
const store = openDurable(join(folder, 'cloud.db'))
const objects = join(folder, 'objects')
const storage = createStorage(store, objects)
let refused: readonly string[] = []
let needs: Need[] = []
let gate: Awaited<ReturnType<typeof openGate>>
let s3: S3Client

beforeAll(async () => {
  await storage.kinds['AWS::S3::Bucket']?.({
    stack: 's',
    logicalId: 'B',
    type: 'AWS::S3::Bucket',
    properties: { BucketName: 'site' },
  })
  gate = await openGate(0, 10_000_000)
  gate.answer = request =>
    storage.service.handle(request, need => {
      needs.push(need)
      if (refused.includes(need.action)) throw new AwsError('AccessDeniedException', 'no')
    })
  s3 = new S3Client({
    endpoint: `http://127.0.0.1:${gate.port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'operator', secretAccessKey: 'operator' },
  })
})
afterAll(async () => {
  s3.destroy()
  await gate.close()
  store.close()
  rmSync(folder, { recursive: true })
})

const put = (Key: string, Body: string | Buffer | Readable, given = {}) =>
  s3.send(new PutObjectCommand({ Bucket: 'site', Key, Body, ...given }))
const get = (Key: string, given = {}) => s3.send(new GetObjectCommand({ Bucket: 'site', Key, ...given }))

describe('an object', () => {
  test('comes back as it was put, whatever its name', async () => {
    const given = { ContentType: 'text/plain', CacheControl: 'no-cache', Metadata: { who: 'ana' } }
    const { ETag } = await put('content/á b+c&d.txt', 'coquí', given)
    const object = await get('content/á b+c&d.txt')
    expect(await object.Body?.transformToString()).toBe('coquí')
    expect(object).toMatchObject({ ...given, ETag, ContentLength: 6, ChecksumCRC32: expect.any(String) })
    expect(
      await s3.send(new HeadObjectCommand({ Bucket: 'site', Key: 'content/á b+c&d.txt' })),
    ).toMatchObject({ ...given, ETag, ContentLength: 6 })
  })

  test('that is streamed in chunks is whole', async () => {
    const bytes = Buffer.from('coquí '.repeat(50_000))
    await put('stream', Readable.from([bytes.subarray(0, 99_999), bytes.subarray(99_999)]), {
      ContentLength: bytes.length,
    })
    const object = await get('stream')
    expect(Buffer.from((await object.Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true)
    expect(object.ContentEncoding).toBeUndefined()
  })

  test('gives a range, and nothing new to who has it already', async () => {
    const { ETag } = await put('range', '0123456789')
    const object = await get('range', { Range: 'bytes=2-4' })
    expect([await object.Body?.transformToString(), object.ContentRange]).toEqual(['234', 'bytes 2-4/10'])
    await expect(get('range', { Range: 'bytes=20-' })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 416 },
    })
    await expect(get('range', { IfNoneMatch: ETag })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    })
  })

  test('is replaced, listed by prefix page by page, and deleted', async () => {
    for (const key of ['list/a', 'list/b', 'list/c', 'list/b']) await put(key, key)
    const first = await s3.send(new ListObjectsV2Command({ Bucket: 'site', Prefix: 'list/', MaxKeys: 2 }))
    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['list/a', 'list/b'])
    const more = { Bucket: 'site', Prefix: 'list/', ContinuationToken: first.NextContinuationToken }
    const second = await s3.send(new ListObjectsV2Command(more))
    expect([second.Contents?.map(({ Key }) => Key), second.IsTruncated]).toEqual([['list/c'], false])
    await s3.send(new DeleteObjectCommand({ Bucket: 'site', Key: 'list/a' }))
    await expect(get('list/a')).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  test('arrives undamaged or not at all', async () => {
    await expect(put('damaged', 'x', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({
      name: 'BadDigest',
    })
    await expect(get('damaged')).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  test('is there after a restart, and the rests of a broken put are not', async () => {
    await put('kept', 'kept')
    writeFileSync(join(objects, 'broken.part'), 'half')
    const again = createStorage(store, objects).objects
    const found = again.find('site', 'kept')
    expect(found && String(await again.read(found))).toBe('kept')
    expect(readdirSync(objects)).not.toContain('broken.part')
  })
})

describe('a caller', () => {
  test('needs a grant on the object, and to list the bucket to learn what it lacks', async () => {
    needs = []
    await get('nothing').catch(() => {})
    expect(needs).toEqual([
      { action: 's3:GetObject', resource: 'arn:aws:s3:::site/nothing' },
      { action: 's3:ListBucket', resource: 'arn:aws:s3:::site' },
    ])
    refused = ['s3:ListBucket']
    await expect(get('nothing')).rejects.toMatchObject({
      name: 'AccessDenied',
      $metadata: { httpStatusCode: 403 },
    })
    refused = ['s3:PutObject']
    await expect(put('mine', 'x')).rejects.toMatchObject({ name: 'AccessDenied' })
    refused = []
  })

  test('hears of a bucket that is not there, and of a call that is not known', async () => {
    await expect(s3.send(new GetObjectCommand({ Bucket: 'other', Key: 'x' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    })
    const copy = new CopyObjectCommand({ Bucket: 'site', Key: 'x', CopySource: 'site/kept' })
    await expect(s3.send(copy)).rejects.toMatchObject({ name: 'NotImplemented' })
  })
})
