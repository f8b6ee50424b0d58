import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PutObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'
import { deployedPage } from './deployed-page.ts'
import { type Outputs, type RuntimeSettings, runtimeConfig } from './outputs.ts'
import { filesOf, inOrder, isNamedByContent, isPage, type SiteFile, siteFile } from './site-files.ts'

/** The root of a built checkout. */
const ROOT = join(import.meta.dirname, '../..')
const AT_ONCE = 16

/**
 * Puts client, content, API document and runtime configuration into a deployment's bucket; gives their number. What
 * is named by its content and there already is not put again. The same for AWS and the embedded cloud. Nothing is deleted: a
 * page opened before still finds its own assets.
 */
export async function publish(
  storage: S3Client,
  outputs: Outputs,
  settings: RuntimeSettings = {},
  root = ROOT,
): Promise<number> {
  const built = [
    ...(await clientOf(join(root, 'web/dist'), outputs, settings)),
    ...(await filesOf(join(root, 'build/content'), 'content/')),
    siteFile('api/openapi.json', { file: join(root, 'build/openapi.json') }),
    siteFile('runtime-config.json', { text: JSON.stringify(runtimeConfig(outputs, settings)) }),
  ]
  const there = await keysOf(storage, outputs.SiteBucket)
  const files = built.filter(file => !(isNamedByContent(file) && there.has(file.key)))
  for (const step of inOrder(files))
    for (let start = 0; start < step.length; start += AT_ONCE)
      await Promise.all(
        step.slice(start, start + AT_ONCE).map(file => put(storage, outputs.SiteBucket, file)),
      )
  return files.length
}

async function keysOf(client: S3Client, bucket: string): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
    for (const { Key = '' } of Contents) keys.add(Key)
  return keys
}

/** The built client; its pages know the deployment. */
async function clientOf(
  folder: string,
  outputs: Outputs,
  settings: RuntimeSettings,
): Promise<readonly SiteFile[]> {
  const asDeployed = async ({ key, body, ...file }: SiteFile): Promise<SiteFile> =>
    isPage(key) && 'file' in body
      ? {
          ...file,
          key,
          body: { text: deployedPage(await readFile(body.file, 'utf8'), outputs, settings) },
        }
      : { ...file, key, body }
  return Promise.all((await filesOf(folder)).map(asDeployed))
}

async function put(storage: S3Client, bucket: string, { key, body, contentType, cacheControl }: SiteFile) {
  await storage.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: 'file' in body ? await readFile(body.file) : body.text,
      ContentType: contentType,
      CacheControl: cacheControl,
    }),
  )
}
