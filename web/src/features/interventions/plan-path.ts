interface Named {
  readonly studentId: string
  readonly interventionId?: string
}

/** Where a child's plans stand within a group; with one of them opened. */
export const planPath = (groupId: string, { studentId, interventionId }: Named): string =>
  `/intervention-dashboard?${new URLSearchParams({ group: groupId, student: studentId, ...(interventionId && { plan: interventionId }) })}`
