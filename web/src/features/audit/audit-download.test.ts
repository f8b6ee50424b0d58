// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { AuditPage, AuditRecord } from '#shared/audit/schema.ts'
import { csvFile } from '#web/lib/csv-file.ts'
import { auditRows } from './audit-download.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#web/lib/client.ts', () => ({ call }))

const LUZ = '0198f6a2-0000-7000-8000-000000000001'
const ANA = '0198f6a2-0000-7000-8000-000000000002'
const record = (n: number, more: Partial<AuditRecord> = {}): AuditRecord => ({
  recordId: `r${n}`,
  at: `2026-11-20T13:00:${String(n % 60).padStart(2, '0')}.000Z`,
  deed: 'erasureAsked',
  actorId: LUZ,
  subjectId: ANA,
  ...more,
})

beforeEach(() => call.mockResolvedValue({ names: { [LUZ]: 'Luz Delgado' } }))

test('every page is in the file, with the names that there still are', async () => {
  const pages: Readonly<Record<string, AuditPage>> = {
    first: { records: Array.from({ length: 100 }, (_, n) => record(n)), next: 'second' },
    second: { records: [record(100, { reason: 'other', note: '=1+1' })] },
  }
  const rows = await auditRows(async (after = 'first') => pages[after] ?? expect.unreachable(), 'island')
  expect(rows).toHaveLength(102)
  const [head = [], ...body] = rows
  const last = Object.fromEntries(head.map((name, n) => [name, body.at(-1)?.[n]]))
  expect(last).toMatchObject({ actor: 'Luz Delgado', subject: '', subjectId: ANA, reason: 'other' })
  // A spreadsheet computes none of it.
  expect(await csvFile(rows).text()).toContain("'=1+1")
})

test('a page that does not come leaves no half a file', async () => {
  const read = async (after?: string): Promise<AuditPage> => {
    if (after) throw new Error('unreachable')
    return { records: [record(1)], next: 'more' }
  }
  await expect(auditRows(read, 'island')).rejects.toThrow('unreachable')
})
