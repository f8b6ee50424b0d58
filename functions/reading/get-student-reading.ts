import { http } from '#functions/platform/http/http.ts'
import { getStudentReading } from '#shared/reading/routes.ts'
import { readInDetail } from './reading-in-detail.ts'

export const handler = http(getStudentReading, async ({ path, at, refuse }) => {
  const found = await readInDetail(path, at)
  if (!found) return refuse('reading.unknownReading')
  const { reading, score, overrides } = found
  return { reading, score, overrides }
})
