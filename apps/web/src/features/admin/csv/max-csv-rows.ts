/** More do not fit into the memory of a phone, nor into a spreadsheet that anyone reads. */
export const MAX_CSV_ROWS = 20_000
