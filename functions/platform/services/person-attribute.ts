/** The user attribute that names the person whose user was made anew. No app client may write it. */
export const PERSON_ATTRIBUTE = 'preferred_username'

/** Whose user has these attributes: the person it was made anew for, or the one who began with it. */
export const personOf = (
  attributes: Readonly<Record<string, string | undefined>>,
  username: string,
): string => attributes[PERSON_ATTRIBUTE] || attributes.sub || username
