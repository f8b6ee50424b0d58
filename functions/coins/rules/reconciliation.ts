/** What is wrong with a balance, beside the lines that it is the sum of: undefined where nothing is. */
export function discrepancyOf(
  balance: number,
  amounts: readonly number[],
): { readonly balance: number; readonly sum: number } | undefined {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return balance === sum && balance >= 0 ? undefined : { balance, sum }
}
