/** What screen readers call the parts of a text that a model wrote. */
export const texts = {
  text: 'Text',
  table: 'Table',
  done: 'Done',
  toDo: 'To do',
  code: 'Code',
  thisCode: 'this code',
  formula: 'Formula',
}
