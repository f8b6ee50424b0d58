import { readPlace } from '#functions/identity/accounts/school-store.ts'
import { type Code, seesCode, shownCodeRow, stateOf } from '#functions/identity/rules/access-code.ts'
import { http } from '#functions/platform/http/http.ts'
import { listCodes } from '#shared/identity/access-code-routes.ts'
import { listCodesOf } from './access-code-store.ts'

const PAGE = 100

export const handler = http(
  listCodes,
  async ({ standing: person, path: { place }, query: { state, after }, at, refuse }) => {
    const where = await readPlace(place)
    if (!where) return refuse('kernel.notFound')
    const codes: Code[] = []
    let last = after
    let more = true
    while (more && codes.length < PAGE) {
      const page = await listCodesOf(place, last, PAGE)
      const fitting = page.codes.filter(
        code => seesCode(person, code, where.standing) && (!state || stateOf(code, at) === state),
      )
      const taken = fitting.slice(0, PAGE - codes.length)
      codes.push(...taken)
      const isCut = taken.length < fitting.length
      last = (isCut ? taken : page.codes).at(-1)?.codeId ?? last
      more = isCut || page.more
    }
    return { codes: codes.map(code => shownCodeRow(code, at)), ...(more && last && { next: last }) }
  },
)
