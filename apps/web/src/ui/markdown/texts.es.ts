import type { Texts } from './texts.ts'

export const texts: Texts = {
  text: 'Texto',
  table: 'Tabla',
  done: 'Hecho',
  toDo: 'Por hacer',
  code: 'Código',
  thisCode: 'este código',
  formula: 'Fórmula',
}
