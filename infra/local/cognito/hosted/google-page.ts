import type { HttpResponse } from '../../endpoint/http.ts'
import type { GoogleAccount } from './google-account.ts'

const TEXTS = {
  es: {
    title: 'Escoge una cuenta',
    why: 'Esto no es Google. Es un doble que vive en esta máquina, para probar la entrada sin red.',
    with: 'Entrar como',
    unverified: 'correo sin verificar',
    other: 'Usar otra cuenta',
    name: 'Nombre',
    email: 'Correo electrónico',
    verified: 'Google verificó este correo',
    go: 'Continuar',
    cancel: 'Cancelar',
    wrong: 'Escribe un nombre y un correo electrónico.',
  },
  en: {
    title: 'Choose an account',
    why: 'This is not Google. It is a double that lives on this machine, so that the way in can be tried offline.',
    with: 'Continue as',
    unverified: 'unverified e-mail',
    other: 'Use another account',
    name: 'Name',
    email: 'E-mail',
    verified: 'Google has verified this e-mail',
    go: 'Continue',
    cancel: 'Cancel',
    wrong: 'Enter a name and an e-mail.',
  },
} as const

const STYLE = `
  :root { color-scheme: light; font: 1.125rem/1.5 system-ui, sans-serif; color: #16322b; background: #eaf5ef }
  main { max-width: 26rem; margin: 6vh auto; padding: 2rem; background: #fff; border-radius: 1.25rem }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem } h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem } p { margin: 0 0 1.25rem }
  label { display: block; margin-top: .75rem }
  input:not([type=checkbox]) { display: block; width: 100%; box-sizing: border-box }
  input[type=checkbox] { width: 1.25rem; height: 1.25rem; vertical-align: -.2rem }
  input, button { font: inherit; padding: .6rem .9rem; border: 2px solid #5b7f73; border-radius: .75rem }
  button { width: 100%; margin-top: .75rem; background: #fff; color: inherit; text-align: start; cursor: pointer }
  button.go { background: #14604a; border-color: #14604a; color: #fff; text-align: center }
  small { display: block; color: #45645a } .wrong { color: #a1260d; font-weight: 600 }
  :focus-visible { outline: 3px solid #b45309; outline-offset: 2px }`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, letter => ESCAPES[letter] ?? letter)

/** The stand-in's only page: the accounts that were here before, and room for another. */
export function googlePage(accounts: readonly GoogleAccount[], languages = '', wrong = false): HttpResponse {
  const language = languages.toLowerCase().startsWith('en') ? 'en' : 'es'
  const t = TEXTS[language]
  const known = accounts.map(
    ({ name, email, verified }) => `
      <button name="chosen" value="${escaped(email)}" formnovalidate>${t.with} <strong>${escaped(name)}</strong>
        <small>${escaped(email)}${verified ? '' : ` · ${t.unverified}`}</small></button>`,
  )
  const body = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.title}</title><style>${STYLE}</style></head>
<body><main>
  <h1>${t.title}</h1><p>${t.why}</p>
  ${wrong ? `<p class="wrong" role="alert">${t.wrong}</p>` : ''}
  ${known.length > 0 ? `<form method="post">${known.join('')}</form><h2>${t.other}</h2>` : ''}
  <form method="post">
    <label>${t.name}<input name="name" required autocomplete="name"></label>
    <label>${t.email}<input name="email" type="email" required autocomplete="email"></label>
    <label><input name="verified" type="checkbox" checked> ${t.verified}</label>
    <button class="go">${t.go}</button>
    <button name="cancel" value="yes" formnovalidate>${t.cancel}</button>
  </form>
</main></body></html>`
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
    body,
  }
}
