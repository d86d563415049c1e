import type { Texts } from './texts.ts'

export const texts: Texts = {
  invalidPageSize: 'Pide entre 1 y 100 elementos.',
  invalidDays: 'Elige entre 1 y 366 días.',
  invalidSort: 'Ordena por newest, name, credits o last-login.',
  invalidSearch: 'Busca un solo texto.',
  searchTooLong: 'La búsqueda puede tener como máximo 254 caracteres.',
  searchUnreadable: 'Busca solo con caracteres visibles.',
  invalidStatus: 'Elige un estado: active o inactive.',
  invalidReason: 'Describe el motivo con palabras.',
  reasonTooLong: 'El motivo puede tener como máximo 500 caracteres.',
  activeMissing: 'Indica si el usuario está activo.',
  invalidAmount: 'Escribe una cantidad de créditos válida y positiva.',
  amountTooLarge: 'Puedes añadir como máximo 100.000 créditos a la vez.',
  invalidActor: 'Filtra por el ID de un usuario o por «operator».',
  invalidAct: 'Filtra por una acción que exista en el registro de auditoría.',
  invalidTrouble: 'Filtra por failed, locked-again, tried-again, rewritten o reported.',
}
