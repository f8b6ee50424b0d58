import type { HttpResponse } from '../endpoint/http.ts'

/** The part of a response that a `Range` header asks for; the whole when it asks for none or for several. */
export function pickRange(range: string | undefined, whole: HttpResponse & { body: Buffer }): HttpResponse {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return whole
  const size = whole.body.length
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  if (start >= size || start > end)
    return { status: 416, headers: { 'content-range': `bytes */${size}` }, body: '' }
  const { 'x-amz-checksum-crc32': _, ...headers } = whole.headers
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${size}` },
    body: whole.body.subarray(start, end + 1),
  }
}
