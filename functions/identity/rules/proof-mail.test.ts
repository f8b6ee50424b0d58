import { expect, test } from 'vitest'
import { PROOF_MINUTES } from './address-claim.ts'
import { proofMail } from './proof-mail.ts'

test.each([
  ['es-PR', /^01234567 es tu código/, /minutos\. Si no eres tú, no hagas nada/],
  ['en-US', /^01234567 is your/, /minutes\. If it is not you, do nothing/],
] as const)(
  'in %s a mail says the code twice, how long it holds, and what to do with one not asked for',
  (language, subject, text) => {
    const mail = proofMail(language, '01234567')
    expect(mail.subject).toMatch(subject)
    expect(mail.text).toMatch(/\n\n01234567\n\n/)
    expect(mail.text).toContain(` ${PROOF_MINUTES} min`)
    expect(mail.text).toMatch(text)
  },
)
