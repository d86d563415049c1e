import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Descubre desde dónde empiezas',
  writing: 'Escribiendo tus preguntas…',
  mayLeave: 'Puede tardar un minuto. Puedes cerrar esto y seguir. Tus preguntas te esperan aquí.',
  lead: 'De fácil a difícil. Sáltate lo que no sepas: eso también nos ayuda.',
  send: 'Ver desde dónde empiezo',
  sending: 'Comprobando…',
  score: (right, of) => `${right} de ${of} correctas.`,
  levels: {
    new: 'Empezaremos desde el principio y lo explicaremos todo.',
    some: 'Ya sabes algo. Partiremos de ahí.',
    comfortable: 'Ya te manejas bien. Pasaremos rápido por lo básico.',
    expert: 'Lo dominas. Iremos directo a lo difícil.',
  },
  change: '¿No encaja contigo? Cambia «Desde dónde empiezas» en la base de tu plan cuando quieras.',
  unavailable: 'No tenemos buenas preguntas sobre esta meta. Cuéntanos en la conversación qué sabes ya.',
  back: 'Volver a la conversación',
  tryAgain: 'Reintentar',
  notBegun: 'No pudimos cargar tus preguntas. Inténtalo de nuevo.',
  unreachable: 'No pudimos conectar con el servidor. Inténtalo de nuevo.',
  notAnswered: 'No pudimos comprobar tus respuestas. Siguen aquí. Inténtalo de nuevo.',
  answerUnreachable: 'No pudimos conectar con el servidor. Tus respuestas siguen aquí. Inténtalo de nuevo.',
}
