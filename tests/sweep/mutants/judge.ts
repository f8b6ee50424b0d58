/** A decision changed in one small way, and what became of it. */
export interface Changed {
  readonly file: string
  /** The line it begins in, without what it is indented by. */
  readonly line: string
  readonly from: string
  readonly to: string
  /** As Stryker tells it. */
  readonly status: string
}

/** A change that no test can notice, since nothing is otherwise. */
export interface Equivalent {
  readonly file: string
  readonly line: string
  /** What takes the place of some part of the line. */
  readonly to: string
  readonly why: string
}

/** Of the changes that some test comes by, so many are noticed; of those to the aligner, which has many ways to one end, fewer. */
const LEAST = 0.85
const LEAST_OF = new Map([['shared/reading/align.ts', 0.8]])

const NOTICED = ['Killed', 'Timeout']
const isOf = (one: Changed, { file, line, to }: Equivalent): boolean =>
  one.file === file && one.line === line && one.to === to

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const nounOf = (file: string): string => file.split('/')[1] ?? file

/** The figures of a run. Failed where too little is noticed, or where a listed equivalent is noticed or not there any more. */
export function judge(all: readonly Changed[], equivalents: readonly Equivalent[], isWhole: boolean) {
  const survived = all.filter(({ status }) => status === 'Survived')
  const stale = isWhole ? equivalents.filter(one => !survived.some(change => isOf(change, one))) : []
  const open = survived.filter(change => !equivalents.some(one => isOf(change, one)))
  const noticed = all.filter(({ status }) => NOTICED.includes(status))
  const counted = (isIn: (file: string) => boolean) => {
    const of = (changes: readonly Changed[]) => changes.filter(({ file }) => isIn(file)).length
    return {
      killed: of(noticed),
      covered: of(noticed) + of(open),
      share: of(noticed) / (of(noticed) + of(open)),
    }
  }
  const { share } = counted(() => true)
  const own = [...LEAST_OF]
    .map(([file, least]) => ({ file, least, share: counted(one => one === file).share }))
    // Nothing of it was changed.
    .filter(({ share }) => !Number.isNaN(share))
  const nouns = [...new Set([...noticed, ...open].map(({ file }) => nounOf(file)))].sort()
  const uncovered = all.filter(({ status }) => status === 'NoCoverage').length
  return {
    lines: [
      ...open.map(({ file, line, from, to }) => `survived: ${file}: ${line}: ${from} → ${to}`),
      ...stale.map(({ file, line, to }) => `noticed, or not there any more: ${file}: ${line} → ${to}`),
      ...nouns.map(noun => {
        const { killed, covered, share } = counted(file => nounOf(file) === noun)
        return `mutants of ${noun}: ${killed} of ${covered} (${percent(share)})`
      }),
      ...own.map(({ file, share }) => `mutants of ${file}: ${percent(share)}`),
      `mutants: ${noticed.length} of ${noticed.length + open.length} covered are noticed (${percent(share)}), ${survived.length - open.length} are equivalent, ${uncovered} nobody comes by`,
    ],
    failed: !(share >= LEAST) || own.some(({ share, least }) => share < least) || stale.length > 0,
  }
}
