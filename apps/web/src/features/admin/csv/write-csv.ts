/** Null is an empty field. */
export type Cell = string | number | boolean | null

/** By which a spreadsheet would take a field for a formula. A number is none, whatever its sign. */
const FORMULA = /^[=+\-@\t\r]/

const fieldOf = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** RFC 4180, with a byte order mark: Excel takes a file without one for Latin-1. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('')}`
