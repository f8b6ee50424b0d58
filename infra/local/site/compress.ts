import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpRequest, HttpResponse } from '../endpoint/http.ts'

/** What CloudFront compresses: text of 1,000 to 10,000,000 bytes that is not compressed yet. */
const TEXT =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|wasm|vnd\.ms-fontobject|x-font-ttf)|image\/svg\+xml|font\/(ttf|otf))/
const [LEAST, MOST] = [1000, 10_000_000]

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

const CACHE_ENTRIES = 500

export type Compressor = (request: HttpRequest, response: HttpResponse) => Promise<HttpResponse>

/** Compresses responses as the viewer accepts it, once for each entity tag. */
export function createCompressor(): Compressor {
  const cache = new Map<string, Buffer>()
  return async (request, response) => {
    const { headers, body, status } = response
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
    const size = Buffer.byteLength(body)
    const suits = TEXT.test(String(headers['content-type'])) && size >= LEAST && size <= MOST
    if (!encoding || !suits || status !== 200 || headers['content-encoding'] || request.method === 'HEAD')
      return response
    const key = `${encoding} ${headers.etag}`
    const compressed = cache.get(key) ?? (await encoders[encoding](Buffer.from(body)))
    if (headers.etag !== undefined && !cache.has(key)) cache.set(key, compressed)
    const [oldest] = cache.keys()
    if (cache.size > CACHE_ENTRIES && oldest !== undefined) cache.delete(oldest)
    const { 'content-length': _, 'accept-ranges': __, ...kept } = headers
    return {
      status,
      body: compressed,
      headers: {
        ...kept,
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        ...(headers.etag !== undefined && { etag: weak(String(headers.etag)) }),
      },
    }
  }
}

const weak = (etag: string) => (etag.startsWith('W/') ? etag : `W/${etag}`)
