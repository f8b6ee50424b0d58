/** Where Google sends people back to. */
export const RETURN_PATH = '/dashboard'

/** Whether this is the address with which Google sends somebody back: it holds the answer, and no screen is meant by it. */
export const bringsGoogleAnswer = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === RETURN_PATH && new URLSearchParams(search).has('state')
