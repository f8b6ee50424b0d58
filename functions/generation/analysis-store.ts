import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { tell } from '#functions/platform/events/tell.ts'
import { isRetained, PAGE_DAYS } from '#functions/platform/retention.ts'
import { changeRow, getRow, type RowKey } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key } from '#functions/platform/table.ts'
import { Analysis, type AnalysisPage } from '#shared/generation/analysis.ts'
import { analysisChanged } from '#shared/generation/live.ts'
import { generationTable } from './table.ts'

/** About whom a page is. */
export type Of = { readonly groupId: string } | { readonly studentId: string }

const keyOf = (of: Of): RowKey =>
  'groupId' in of ? key(generationTable, 'groupAnalysis', of) : key(generationTable, 'analysis', of)

/** What became of the latest page that was asked for, and the latest that was written; null where none is kept. */
export async function readAnalysis(of: Of, at: string): Promise<Analysis | null> {
  const row = await getRow(stored(Analysis, { expiresAt: z.int() }), keyOf(of))
  if (!row || !isRetained(row, at)) return null
  const { expiresAt: _, ...analysis } = row
  return analysis
}

const State = { '#state': 'state' }

/**
 * Takes a page that is asked for until an instant, so that it is written once although it is told twice. False where it is
 * done or older than what is there, and where one is being written: whoever asked for another reads that.
 */
export async function begin(
  of: Of,
  { analysisId, askedAt, now, until }: Record<'analysisId' | 'askedAt' | 'now' | 'until', string>,
): Promise<boolean> {
  const free = '(#state <> :asked OR claimedUntil < :now)'
  const begun = await changeRow(z.object({}), keyOf(of), {
    update:
      'SET analysisId = :id, #state = :asked, askedAt = :askedAt, claimedUntil = :until, expiresAt = :expires REMOVE settledAt, why, tell',
    condition: `attribute_not_exists(pk) OR (askedAt < :askedAt AND ${free}) OR (analysisId = :id AND #state = :asked AND claimedUntil < :now)`,
    names: State,
    values: {
      ':id': analysisId,
      ':asked': 'asked',
      ':askedAt': askedAt,
      ':now': now,
      ':until': until,
      ':expires': expiry(askedAt, PAGE_DAYS),
    },
  })
  return begun !== undefined
}

/** What became of a page that is being written: it is in the place of the one before, or that stays. Who asked is told. */
export async function settle(
  of: Of,
  { analysisId, by, at }: Record<'analysisId' | 'by' | 'at', string>,
  outcome: { readonly page: AnalysisPage } | { readonly why: NonNullable<Analysis['why']> },
): Promise<void> {
  const isWritten = 'page' in outcome
  await changeRow(z.object({}), keyOf(of), {
    update: `SET #state = :state, settledAt = :at, tell = :tell, ${isWritten ? 'page' : 'why'} = :outcome REMOVE claimedUntil`,
    condition: 'analysisId = :id AND #state = :asked',
    names: State,
    values: {
      ':id': analysisId,
      ':asked': 'asked',
      ':state': isWritten ? 'written' : 'refused',
      ':at': at,
      ':tell': tell(by, analysisChanged).tell,
      ':outcome': isWritten ? outcome.page : outcome.why,
    },
  })
}
