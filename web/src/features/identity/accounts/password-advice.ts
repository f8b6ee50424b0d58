/** What could be better about a password. Advice only: six characters are enough to go on. */
export type PasswordAdvice = 'breached' | 'common' | 'personal' | 'longer' | 'good'

const LONG_ENOUGH = 6
export const isLongEnough = (password: string): boolean => password.length >= LONG_ENOUGH

/** From here on a password resists guessing better than mixing in signs would make it. */
const BETTER = 10
/** What is asked of staff, who open the records of many. */
const BEST = 15

/** The stems of what every published list of stolen passwords begins with, and what people here would add to them. */
const COMMON =
  /^(password|passw0rd|contrasena|contraseña|qwerty|asdfgh|zxcvbn|1q2w3e|abc123|iloveyou|teamo|tequiero|welcome|bienvenid[oa]|admin|letmein|dragon|monkey|football|baseball|princes[sa]|princesa|sunshine|superman|batman|pokemon|minecraft|roblox|fortnite|escuela|estudiante|maestr[oa]|student|teacher|puertorico|boricua|borinquen|coqui|coquí|coquilee)[\d\W_]*$/i

const RUNS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]

const isRun = (text: string) => RUNS.some(run => run.includes(text))
const isRepeated = (text: string) => /^(.{1,4}?)\1+$/.test(text)

/** Undefined while the password is still too short to say anything about it. */
export function adviceFor(
  password: string,
  person: { readonly fullName: string; readonly email: string },
  /** Where the list of breaches is here. */
  isOfBreaches: (password: string) => boolean = () => false,
): PasswordAdvice | undefined {
  if (!isLongEnough(password)) return undefined
  const text = password.toLowerCase()
  if (COMMON.test(text) || isRun(text) || isRepeated(text)) return 'common'
  if (isOfBreaches(text)) return 'breached'
  const own = [...person.fullName.split(/\s+/), person.email.split('@')[0] ?? '']
  // Their name with a year behind it is the first thing that somebody who knows them tries.
  if (own.some(word => word.length > 2 && /^[\d\W_]*$/.test(text.replace(word.toLowerCase(), ''))))
    return 'personal'
  return password.length < BETTER ? 'longer' : 'good'
}

/** How well a password resists guessing, 1 (at once) to 4, by what is advised. */
export function strengthOf(password: string, advice: PasswordAdvice): number {
  if (advice === 'good') return password.length < BEST ? 3 : 4
  return advice === 'longer' ? 2 : 1
}
