/** A screen of a group: of this one, or of whichever is chosen there. */
export const groupPath = (path: `/${string}`, groupId: string | null | undefined): string =>
  groupId ? `${path}?${new URLSearchParams({ group: groupId })}` : path
