/** Names of what stands in a text that a model wrote. */
export const texts = {
  plain: 'Text',
  table: 'Table',
  done: 'Done',
  toDo: 'To do',
  code: 'Code',
  /** Behind 'Copy'. */
  thisCode: 'this code',
  formula: 'Formula',
}

export type Texts = typeof texts
