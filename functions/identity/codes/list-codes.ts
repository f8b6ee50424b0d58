import { type Code, shownCodeRow, stateOf } from '#functions/identity/rules/access-code.ts'
import { http } from '#functions/platform/http/http.ts'
import { listCodes } from '#shared/identity/access-code-routes.ts'
import { listCodesOf } from './access-code-store.ts'

const PAGE = 100

export const handler = http(listCodes, async ({ path: { place }, query: { state, after }, at }) => {
  const codes: Code[] = []
  let last = after
  let more = true
  while (more && codes.length < PAGE) {
    const page = await listCodesOf(place, last, PAGE)
    const fitting = page.codes.filter(code => !state || stateOf(code, at) === state)
    const taken = fitting.slice(0, PAGE - codes.length)
    codes.push(...taken)
    const isCut = taken.length < fitting.length
    last = (isCut ? taken : page.codes).at(-1)?.codeId ?? last
    more = isCut || page.more
  }
  return { codes: codes.map(code => shownCodeRow(code, at)), ...(more && last && { next: last }) }
})
