/** How somebody is called: the first of their names. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/, 1)[0] ?? fullName
