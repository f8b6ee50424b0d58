// Properties are tried for every mutant anew: on few cases, the same ones each time, and without a smallest one of those
// that fail.
import fc from 'fast-check'

fc.configureGlobal({ numRuns: 30, seed: 1, endOnFailure: true })
