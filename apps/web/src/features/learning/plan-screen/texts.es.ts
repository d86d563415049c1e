import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  title: 'Plan de aprendizaje',
  error: 'Error',
  loading: 'Cargando tu plan de aprendizaje…',
  failed: 'No pudimos cargar tu plan de aprendizaje',
  refreshFailed: 'No pudimos actualizar tu plan de aprendizaje',
  notFound: 'No encontramos el plan',
  notFoundWhy: 'Puede que el enlace esté incompleto o que el plan sea de otra cuenta.',
  dashboard: 'Ir a mis planes',
  buildsOn: 'Se basa en: ',

  outlining: 'Estamos planificando qué enseña este capítulo.',
  outlined: (title) => `Ya planificamos «${title}».`,
  outlineFailed:
    'No pudimos planificar este capítulo. Inténtalo de nuevo, o edita el plan para escribir un resumen o quitar el capítulo.',
  retryOutline: 'Reintentar',
  retryOutlineFailed: 'No pudimos empezar. Inténtalo de nuevo.',

  finish: {
    title: '¡Terminaste todo el plan!',
    chapters: plural({ one: '# capítulo', many: '# de capítulos', other: '# capítulos' }),
    canDo: 'Lo que ya sabes hacer',
    unchecked:
      'Estos son los objetivos de tus capítulos. Solo está comprobado lo que preguntaron las autoevaluaciones.',
    next: '¿Qué quieres aprender ahora?',
    again: 'Tus capítulos y notas siguen abiertos. Vuelve cuando quieras.',
    plan: 'Planificar lo siguiente',
  },
}
