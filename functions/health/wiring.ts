import { wire } from '#functions/platform/wiring.ts'
import { listParts } from '#shared/health/routes.ts'

export const wiring = wire({
  noun: 'health',
  emits: [],
  tells: [],
  functions: { http: { serves: [listParts], uses: { watches: true } } },
})
