import { createHash } from 'node:crypto'

/**
 * The seat of a child in a group: made of both, so that it stays and needs no row; it tells nothing of the child’s id, and
 * another group’s seat of theirs has nothing in common with it. Of 2⁴⁸, where two of forty meet once in 10¹¹ classes.
 */
export const seatOf = (groupId: string, personId: string): number =>
  createHash('sha256').update(`${groupId} ${personId}`).digest().readUIntBE(0, 6)
