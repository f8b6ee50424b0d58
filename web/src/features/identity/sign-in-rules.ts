/** Something before and after one `@`, with a dot after it: the server knows the rest. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

const PASSWORD_LENGTH = 6
export const isLongEnough = (password: string): boolean => password.length >= PASSWORD_LENGTH
