import type { Texts } from './texts.ts'

export const texts: Texts = {
  text: 'Text',
  table: 'Tabelle',
  done: 'Erledigt',
  toDo: 'Noch zu tun',
  code: 'Code',
  thisCode: 'diesen Code',
  formula: 'Formel',
}
