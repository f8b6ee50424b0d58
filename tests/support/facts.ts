/** Events that are told for the record: so far nobody acts on them by themselves. */
export const FACTS: readonly string[] = ['progress.flagEnded', 'progress.flagRaised']
