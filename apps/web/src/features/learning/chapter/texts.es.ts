import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Capítulo',
  loading: 'Cargando el capítulo…',
  idMissing: 'La dirección está incompleta: falta el identificador del capítulo.',
  toDashboard: 'Ir a mis planes',
  tokenMissing: 'Inicia sesión para continuar.',
  logIn: 'Iniciar sesión',
  noData: 'No hay datos de este capítulo. Recarga la página.',
  tryAgain: 'Reintentar',
  cancel: 'Cancelar',
  ready: (title) => `${title}: este capítulo ya se puede leer.`,

  notFound: 'No encontramos el capítulo',
  notFoundWhy: 'Puede que el enlace esté incompleto o que el capítulo sea de otra cuenta.',
  notLoaded: 'No pudimos cargar este capítulo',
  failed: 'No pudimos mostrar este capítulo.',
  unreachable: 'No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  ourFault: 'Algo falló por nuestra parte.',

  place: (number, count) => `Capítulo ${number} de ${count} en {plan}`,
  offline: {
    needsServer: 'No tienes conexión. Para hacer esto, necesitas conexión a internet.',
    notKept: 'No tienes conexión y en este dispositivo no hay ninguna copia de este capítulo.',
    howToKeep: 'Ábrelo una vez con conexión. Después podrás leerlo aquí sin ella.',
  },
  broken: {
    title: 'Error de contenido',
    text: 'Este capítulo está desbloqueado, pero su contenido falta o está dañado. Escribe a soporte.',
    support: 'Soporte: ',
    subject: (id) => `Chapter ${id}`,
    id: 'Indica este identificador del capítulo cuando escribas: {id}',
  },
  neighbours: {
    label: 'Capítulos anterior y siguiente',
    previous: 'Capítulo anterior',
    next: 'Capítulo siguiente',
    locked: (where) => `${where}, bloqueado`,
    here: 'Estás aquí',
    completed: 'Completado',
    last: 'Este era el último capítulo de {plan}. ¡Bien hecho!',
    planNext: 'Planificar lo siguiente',
  },
}
