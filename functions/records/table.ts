import { table } from '#functions/platform/table.ts'

export const recordsTable = table({
  noun: 'records',
  rows: {
    export: { pk: 'STUDENT#{studentId}', sk: 'EXPORT#{jobId}' },
    // One for a student: it outlives all else that is in their partitions, and goes last.
    erasure: { pk: 'STUDENT#{studentId}', sk: 'ERASURE' },
  },
  indexes: {
    // Jobs that are not over, by when they are to be looked at next.
    open: { pk: 'open', sk: 'dueAt' },
  },
})
