import { BUDGETS, isSpent, type Ledger, type Moment, spent, withTry } from './wrong-tries.ts'

/** What is stored of wrong tries around one seat. */
export interface SeatLedgers {
  readonly childOnNew: Ledger
  readonly childOnKnown: Ledger
  readonly class: Ledger
  /** Of the device, where somebody of the class signed in on it before. */
  readonly device?: Ledger | undefined
}
export type LedgerName = keyof SeatLedgers

/**
 * By which ledgers a try counts: of the child and of the device, where the class knows it and its budget lasts; of the
 * child and of the class from any other. So a visitor who uses up the class's budget locks nobody out who was here before.
 */
export const countedBy = ({ device }: SeatLedgers, at: Moment): readonly LedgerName[] =>
  device && !isSpent(device, BUDGETS.device, at) ? ['childOnKnown', 'device'] : ['childOnNew', 'class']

/** The ledgers after a try, made by no other than these; `locked` where none may be made. */
export function afterTry(ledgers: SeatLedgers, at: Moment): Partial<SeatLedgers> | 'locked' {
  const counting = countedBy(ledgers, at).map(name => [name, ledgers[name], BUDGETS[name]] as const)
  const counted: [LedgerName, Ledger][] = []
  for (const [name, ledger, budget] of counting) {
    if (!ledger || isSpent(ledger, budget, at)) return 'locked'
    counted.push([name, withTry(ledger, budget, at)])
  }
  return Object.fromEntries(counted)
}

/** Whether somebody is kept out, on any device: the teacher sees it, and unlocks. */
export const isChildLocked = (
  { childOnNew, childOnKnown }: Pick<SeatLedgers, 'childOnNew' | 'childOnKnown'>,
  at: Moment,
): boolean => isSpent(childOnNew, BUDGETS.childOnNew, at) || isSpent(childOnKnown, BUDGETS.childOnKnown, at)

export const isClassLocked = (ledger: Ledger, at: Moment): boolean => isSpent(ledger, BUDGETS.class, at)

/** The class's year is used up: what unlocks is another code. */
export const needsNewCode = (ledger: Ledger, at: Moment): boolean =>
  spent(ledger, at).year >= BUDGETS.class.year
