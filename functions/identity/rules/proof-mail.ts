import type { Mail } from '#functions/platform/services/mail.ts'
import type { Language } from '#shared/kernel/school.ts'

const TEXTS: Readonly<Record<Language, (proof: string) => Mail>> = {
  'es-PR': proof => ({
    subject: `${proof} es tu código de Coquí Lee`,
    text: `Alguien quiere abrir una cuenta de Coquí Lee con este email. Si eres tú, escribe este código en la página:

${proof}

Vale 15 minutos. Si no eres tú, no hagas nada: no se abre ninguna cuenta.`,
  }),
  'en-US': proof => ({
    subject: `${proof} is your Coquí Lee code`,
    text: `Somebody wants to open a Coquí Lee account with this email. If it is you, type this code on the page:

${proof}

It is good for 15 minutes. If it is not you, do nothing: no account will be opened.`,
  }),
}

/** What is written to whoever says that an address is theirs. */
export const proofMail = (language: Language, proof: string): Mail => TEXTS[language](proof)
