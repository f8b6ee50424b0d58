import Papa from 'papaparse'

/** Rows as CSV that spreadsheets open: with a byte order mark, and no cell that they would compute. */
export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob(
    [
      `\uFEFF${Papa.unparse(
        rows.map(row => [...row]),
        { escapeFormulae: true },
      )}`,
    ],
    {
      type: 'text/csv;charset=utf-8',
    },
  )

export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
