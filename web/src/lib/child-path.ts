/** Where a child's progress stands; within a group, with the others of it to choose from. */
export const childPath = (studentId: string, groupId?: string): string =>
  `/reading-progress?${new URLSearchParams({ ...(groupId && { group: groupId }), student: studentId })}`
