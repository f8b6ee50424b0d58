import type { HttpResponse } from '../endpoint/http.ts'
import type { ResponseHeadersConfig } from './properties.ts'

/** Changes the headers of a response as a response headers policy says. */
export type HeadersPolicy = (response: HttpResponse) => HttpResponse

export function headersPolicy(
  config: ResponseHeadersConfig,
  localize: (text: string) => string,
): HeadersPolicy {
  const {
    SecurityHeadersConfig: security,
    CustomHeadersConfig: custom,
    RemoveHeadersConfig: removed,
  } = config
  const added: { readonly name: string; readonly value: string; readonly override: boolean }[] = []
  const add = (name: string, member: { Override: boolean } | undefined, value: string | undefined) => {
    if (member && value !== undefined)
      added.push({ name: name.toLowerCase(), value: localize(value), override: member.Override })
  }
  const transport = security?.StrictTransportSecurity
  add(
    'content-security-policy',
    security?.ContentSecurityPolicy,
    security?.ContentSecurityPolicy?.ContentSecurityPolicy,
  )
  add('x-content-type-options', security?.ContentTypeOptions, 'nosniff')
  add('x-frame-options', security?.FrameOptions, security?.FrameOptions?.FrameOption)
  add('referrer-policy', security?.ReferrerPolicy, security?.ReferrerPolicy?.ReferrerPolicy)
  add(
    'strict-transport-security',
    transport,
    transport &&
      `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}${transport.Preload ? '; preload' : ''}`,
  )
  for (const item of custom?.Items ?? []) add(item.Header, item, item.Value)

  return response => {
    const headers = { ...response.headers }
    for (const { Header } of removed?.Items ?? []) delete headers[Header.toLowerCase()]
    for (const { name, value, override } of added) if (override || !(name in headers)) headers[name] = value
    return { ...response, headers }
  }
}
