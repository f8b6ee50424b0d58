import type { HttpRequest, HttpResponse } from '../../endpoint/http.ts'

export type Query = URLSearchParams

export const redirect = (
  location: string,
  cookies: readonly string[] = [],
  status: 302 | 303 = 302,
): HttpResponse => ({
  status,
  headers: { location, 'cache-control': 'no-store', ...(cookies.length > 0 && { 'set-cookie': cookies }) },
  body: '',
})

/** What a person sees who was sent here with a question that may not be answered anywhere else. */
export const problem = (error: string): HttpResponse => ({
  status: 400,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: error,
})

export const withQuery = (address: string, query: Readonly<Record<string, string | undefined>>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}

export const cookieOf = ({ headers }: HttpRequest, name: string): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** `seconds` of 0 forgets it. */
export const cookie = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`
