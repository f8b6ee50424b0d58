import { inHtml, ORIGIN } from '../build/client/page.ts'
import type { Outputs, RuntimeSettings } from './outputs.ts'

/**
 * A built page as a deployment serves it: with its own address, a hint of each host that the page may call, where to write to
 * for help, and a mark where Google is offered.
 */
export function deployedPage(html: string, outputs: Outputs, { userPoolEndpoint }: RuntimeSettings): string {
  const signIn = userPoolEndpoint ?? `https://cognito-idp.${outputs.Region}.amazonaws.com`
  const hosts = new Set([outputs.ApiUrl, outputs.LiveUrl, signIn].map(url => new URL(url).host))
  const hints = [...hosts].map(host => `<link rel="dns-prefetch" href="//${host}">`)
  const page = html.replaceAll(ORIGIN, outputs.DistributionUrl).replace('</head>', `${hints.join('')}</head>`)
  const marks = [
    ...(outputs.AuthDomain ? ['data-google'] : []),
    ...(outputs.HelpAddress ? [`data-help="${inHtml(outputs.HelpAddress)}"`] : []),
  ]
  return page.replace('<html ', ['<html', ...marks, ''].join(' '))
}
