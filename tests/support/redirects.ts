/** Where an address led, one step further. */
export interface Step {
  readonly status: number
  readonly to: URL | undefined
  readonly body: string
}

/** A browser that keeps cookies and shows each redirect, following none by itself. */
export function redirects() {
  const cookies = new Map<string, string>()
  return async (address: URL | string, form?: Readonly<Record<string, string>>): Promise<Step> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const to = response.headers.get('location')
    return { status: response.status, to: to ? new URL(to, address) : undefined, body: await response.text() }
  }
}
