import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  title: 'Plan de aprendizaje',
  error: 'Error',
  loading: 'Cargando tu plan de aprendizaje…',
  failed: 'No se pudo cargar el plan de aprendizaje',
  refreshFailed: 'No se pudo actualizar el plan de aprendizaje',
  notFound: 'Plan no encontrado',
  notFoundWhy: 'Puede que el enlace esté incompleto o que el plan sea de otra cuenta.',
  dashboard: 'Ir a mis planes',
  buildsOn: 'Se basa en: ',

  outlining: 'Estamos planificando qué enseña este capítulo.',
  outlined: (title) => `«${title}» ya está planificado.`,
  outlineFailed: 'No pudimos planificar este capítulo. Inténtalo de nuevo, escribe tú un resumen o quita el capítulo.',
  retryOutline: 'Reintentar',
  retryOutlineFailed: 'No pudimos intentarlo de nuevo.',

  finish: {
    title: 'Has terminado todo el plan',
    chapters: plural({ one: '# capítulo', many: '# de capítulos', other: '# capítulos' }),
    canDo: 'Lo que ya sabes hacer',
    next: '¿Y ahora qué?',
    again: 'Tus capítulos y notas siguen abiertos. Vuelve cuando quieras.',
    plan: 'Planificar lo siguiente',
  },
}
