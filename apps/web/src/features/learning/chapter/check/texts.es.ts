import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  lead: plural({
    one: '# pregunta. Apruebas con un 80\u00A0% de aciertos. Inténtalo cuantas veces quieras: fallar no bloquea nada.',
    other:
      '# preguntas. Apruebas con un 80\u00A0% de aciertos. Inténtalo cuantas veces quieras: fallar no bloquea nada.',
  }),
  best: (right, of) => `Tu mejor resultado: ${right} de ${of}.`,
  bestPassed: (right, of) => `Tu mejor resultado: ${right} de ${of}, aprobado.`,

  number: (number, of) => `Pregunta ${number} de ${of}`,
  chooseAll: 'Elige todas las que correspondan.',
  order: 'Muévelas con las flechas o arrástralas.',
  orderOnPaper: 'Numéralas. La primera es la 1.',
  notInOrder: 'Aún no las has ordenado.',
  drag: 'Arrastra para mover',
  up: 'Subir',
  down: 'Bajar',
  isFirst: 'Ya está en primer lugar.',
  isLast: 'Ya está en último lugar.',
  saidMoved: (text, place, of) => `«${text}» está ahora en el lugar ${place} de ${of}.`,
  answer: 'Tu respuesta',
  toQuestion: (number) => `a la pregunta ${number}`,
  unreadable: 'No podemos leer esto como número. Escribe un solo número, por ejemplo 12,5.',

  send: 'Comprobar mis respuestas',
  sending: 'Comprobando…',
  unanswered: {
    one: (numbers) => `La pregunta ${numbers} aún no tiene respuesta. ¿Enviar de todos modos?`,
    more: (numbers) => `Las preguntas ${numbers} aún no tienen respuesta. ¿Enviar de todos modos?`,
  },
  sendAnyway: 'Enviar de todos modos',
  goTo: (number) => `Ir a la pregunta ${number}`,
  failed: 'No pudimos comprobar tus respuestas. Siguen aquí: inténtalo de nuevo.',
  unreachable: 'No pudimos conectar con el servidor. Tus respuestas siguen aquí: inténtalo de nuevo.',
  changed: 'Estas preguntas cambiaron. Revisa tus respuestas y envíalas de nuevo.',

  score: (right, of) => `${right} de ${of} correctas.`,
  passed: 'Aprobaste. ¡Muy bien!',
  notYet: 'Aún no aprobaste, y no pasa nada. Los comentarios de abajo te dicen qué repasar.',
  right: 'Correcto',
  wrong: 'No del todo',
  notAnswered: 'Sin responder',
  isChosen: 'Tu respuesta',
  isKey: 'Respuesta correcta',
  isBoth: 'Tu respuesta, correcta',
  yourOrder: 'Tu orden',
  rightOrder: 'Orden correcto',
  again: 'Reintentar',

  readAgain: 'Vuelve a leer: {section}',

  report: 'Avisar de un problema',
  reportNumber: (number) => `Avisar de un problema: pregunta ${number}`,
  whatIsWrong: '¿Qué le pasa a esta pregunta?',
  reasons: {
    wrong: 'Su respuesta está mal',
    unclear: 'No está clara',
    untaught: 'Este capítulo no lo enseña',
    other: 'Otra cosa',
  },
  inYourWords: 'Con tus palabras',
  moreInYourWords: 'Con tus palabras (opcional)',
  chooseReason: 'Elige qué le pasa.',
  sayWhatIsWrong: 'Cuéntanos qué le pasa.',
  sendReport: 'Enviar aviso',
  reportFailed: 'No pudimos enviar tu aviso. Inténtalo de nuevo.',
  reported: 'Ya nos avisaste de esta pregunta.',
  whyHeld: 'Por qué sigue contando',
  held: 'Resolvimos esta pregunta dos veces más sin mirar su respuesta. Las dos veces llegamos a esto:',
  thanks: 'Gracias por avisarnos. Volveremos a resolver esta pregunta. Si su respuesta está mal, no contará.',
  isVoid: plural({
    one: 'La pregunta de la que nos avisaste tenía un error y ya no cuenta. ¡Gracias!',
    other: 'Las preguntas de las que nos avisaste tenían errores y ya no cuentan. ¡Gracias!',
  }),
  isHeld: plural({
    one: 'La pregunta de la que nos avisaste sigue contando. Por ahora no encontramos ningún error.',
    other: 'Las preguntas de las que nos avisaste siguen contando. Por ahora no encontramos ningún error.',
  }),
  isHeldToo: plural({
    one: 'La otra pregunta de la que nos avisaste sigue contando. Por ahora no encontramos ningún error.',
    other: 'Las otras preguntas de las que nos avisaste siguen contando. Por ahora no encontramos ningún error.',
  }),
}
