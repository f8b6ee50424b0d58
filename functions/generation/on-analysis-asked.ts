import { now } from '#functions/platform/clock.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { measure } from '#functions/platform/log.ts'
import { converse, ModelUnavailable, modelId } from '#functions/platform/services/model.ts'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { analysisAsked } from '#shared/progress/events.ts'
import { begin, settle } from './analysis-store.ts'
import { readLexicon } from './lexicon-store.ts'
import { writePage } from './rules/analysis/page-writer.ts'
import { WRITING_MS } from './rules/writing-time.ts'

export const handler = subscriber(
  analysisAsked,
  async ({ body: { analysisId, of, by, day, findings }, at }) => {
    const until = new Date(Date.now() + WRITING_MS).toISOString()
    if (!(await begin(of, { analysisId, askedAt: at, now: now(), until }))) return
    const lexicons = new Map(
      await Promise.all(LANGUAGES.map(async language => [language, await readLexicon(language)] as const)),
    )
    const about = 'groupId' in of ? 'group' : 'student'
    const outcome = await writePage(findings, about, {
      converse,
      isUnavailable: error => error instanceof ModelUnavailable,
      knows: (word, language) => lexicons.get(language)?.knows(word, language) === true,
      signal: AbortSignal.timeout(WRITING_MS),
    })
    const settledAt = now()
    const { tries } = outcome
    if ('refused' in outcome) await settle(of, { analysisId, by, at: settledAt }, { why: outcome.refused })
    else {
      const page = {
        day,
        writtenAt: settledAt,
        findings,
        sentences: [...outcome.sentences],
        modelId: modelId(),
      }
      await settle(of, { analysisId, by, at: settledAt }, { page })
    }
    const why = 'refused' in outcome ? outcome.refused : 'written'
    measure('wrote a page', { tries: [tries, 'Count'] }, { why, about })
  },
)
