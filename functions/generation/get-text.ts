import { http } from '#functions/platform/http/http.ts'
import { getText } from '#shared/generation/routes.ts'
import { asOwn } from './generation.ts'
import { readText } from './generation-store.ts'

export const handler = http(getText, async ({ actor, path, refuse }) => {
  const text = await readText(actor.personId, path.textId)
  return text?.state === 'ready' && text.json
    ? { text: asOwn(text), json: text.json }
    : refuse('kernel.notFound')
})
