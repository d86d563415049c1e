import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Embudo',
  lead: 'Cómo las visitas se convierten en estudiantes y compras.',
  filters: 'Días',
  loading: 'Cargando el embudo…',
  failed: 'No pudimos cargar el embudo.',
  total: 'Total del periodo',
  totalNote: 'Los últimos 30 días, si no eliges otros (366 como máximo). Las fechas están en UTC.',
  viewsNote:
    'En la página de inicio contamos vistas, no personas. No guardamos cookies, direcciones IP ni identificadores, así que una persona puede contar varias veces. No cuentan los bots que se identifican como tales.',
  byDay: 'Por día',
  byDayNote:
    'Cada fila sigue a los estudiantes que se registraron ese día y muestra lo que han hecho hasta ahora. No cuentan los administradores ni las cuentas eliminadas. No aparecen los días sin vistas ni registros.',
  none: 'No hay datos para estas fechas.',
  day: 'Día',
  step: 'Paso',
  count: 'Cantidad',
  share: '% del paso anterior',
  steps: {
    views: 'Vistas de la página de inicio',
    sign_ups: 'Registros',
    verified: 'Correo verificado',
    conversations: 'Primera conversación',
    plans: 'Primer plan',
    unlocks: 'Primer desbloqueo',
    purchases: 'Primera compra',
  },
}
