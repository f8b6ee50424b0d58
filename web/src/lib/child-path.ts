/** Where a child's progress stands; within a group, with the others of it to choose from; at what something rests on (`keyOfEvidence`). */
export const childPath = (studentId: string, groupId?: string, because?: string): string =>
  `/reading-progress?${new URLSearchParams({
    ...(groupId && { group: groupId }),
    student: studentId,
    ...(because && { because }),
  })}`
