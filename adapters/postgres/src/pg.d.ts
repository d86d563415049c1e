/** The driver ships no types; this is all that is used of it here. */
declare module 'pg' {
  export const types: object

  export type Pool = {
    readonly query: <Row>(statement: {
      readonly name: string
      readonly text: string
      readonly values: readonly string[]
    }) => Promise<{ readonly rows: readonly Row[] }>
  }
}
