import { pluralsOf } from '../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  title: (section) => `Administración\u00a0– ${section}`,
  portal: 'Administración',
  sections: {
    users: 'Usuarios',
    purchases: 'Compras',
    chapters: 'Capítulos',
    resources: 'Recursos',
    activity: 'Actividad',
    health: 'Costes y estado',
    funnel: 'Embudo',
    configuration: 'Configuración',
  },
  unexpectedError: 'Ocurrió un error inesperado.',
  clearFilters: 'Quitar filtros',
  showMore: 'Mostrar más',
  moreShown: plural({ one: 'Se muestra # más', other: 'Se muestran # más' }),
  nothingMatches: 'Sin resultados.',
  endOfMatches: 'No hay más resultados.',
  from: 'Desde',
  to: 'Hasta',
  utcDays: 'Todas las fechas en UTC.',
  downloadCsv: 'Descargar CSV',
  preparingCsv: 'Preparando…',
  csvReady: 'El archivo está listo.',
  csvCut: (rows) => `El archivo contiene las primeras ${rows} filas. Acota la lista para obtener el resto.`,
}
