import { MIN_PASSWORD_LENGTH } from '@app/domain'
import type { ErrorMessages } from './error-messages.ts'
import { pluralsOf, waitsIn } from './plurals.ts'

const plural = pluralsOf('es')
const credits = plural({ one: '# crédito', many: '# de créditos', other: '# créditos' })
const wait = waitsIn({
  second: plural({ one: '# segundo', other: '# segundos' }),
  minute: plural({ one: '# minuto', other: '# minutos' }),
  hour: plural({ one: '# hora', other: '# horas' }),
})

export const es: ErrorMessages = {
  'invalid-input': 'Revisa lo que escribiste e inténtalo de nuevo.',
  'malformed-json': 'No pudimos leer la solicitud. Su contenido debe ser un objeto JSON.',
  unauthenticated: 'Tu sesión terminó. Inicia sesión de nuevo.',
  forbidden: 'Solo la administración puede hacer esto. Pídeselo a un administrador.',
  'password-change-required': 'Iniciaste sesión con una contraseña temporal. Elige la tuya para continuar.',
  'not-found': 'No encontramos esta página. Revisa la dirección.',
  'method-not-allowed': 'Esta dirección no admite ese método. Consulta la cabecera Allow.',
  'body-too-large': 'Es demasiado largo. Envía un texto más corto.',
  'unsupported-media-type': 'Envía la solicitud como JSON, con Content-Type: application/json.',
  'too-many-tries': ({ retry_after, limited }) =>
    limited === 'conversations'
      ? `Has empezado muchas conversaciones. Inténtalo de nuevo dentro de ${wait(retry_after)}.`
      : `Demasiados intentos. Espera ${wait(retry_after)} e inténtalo de nuevo.`,
  'internal-error': 'Algo falló por nuestra parte. Inténtalo de nuevo en un momento.',
  'too-many-streams': 'Ya tienes esto abierto en varias pestañas. Cierra una de ellas.',
  unavailable: 'No podemos atenderte en este momento. Inténtalo de nuevo en unos segundos.',

  'invalid-email': 'Este correo no es válido. Revisa cómo está escrito.',
  'invalid-username': 'Usa de 1 a 50 caracteres visibles y no mezcles alfabetos (como el latino y el griego).',
  'username-taken': 'Este nombre de usuario ya existe o se parece demasiado a otro. Elige otro.',
  'password-too-short': ({ shortest }) =>
    shortest === MIN_PASSWORD_LENGTH
      ? 'La contraseña debe tener al menos 8 caracteres.'
      : 'La contraseña nueva debe tener más de 8 caracteres.',
  'password-too-long': 'La contraseña puede tener como máximo 128 caracteres.',
  'password-too-common': 'Esa contraseña es demasiado común. Elige otra.',
  'password-unusable': 'Esta contraseña tiene un carácter que no podemos usar. Elige otra.',
  'passwords-differ': 'Las contraseñas no coinciden.',
  'password-unchanged': 'Esta es tu contraseña actual. Elige una nueva.',
  'current-password-wrong': 'Tu contraseña actual no es correcta. Revísala e inténtalo de nuevo.',
  'hasher-busy': 'Demasiadas personas están iniciando sesión. Inténtalo de nuevo en un momento.',
  'reset-token-invalid': 'Este enlace no es válido o ya caducó. Pide uno nuevo.',
  'session-not-found': 'Esta sesión ya terminó. Recarga la página.',
  'token-invalid':
    'Este enlace no es válido o ya caducó. ¿Ya verificaste tu correo? Inicia sesión. Si no, pide un enlace nuevo.',
  'invalid-credentials': 'El correo o la contraseña no son correctos. Revísalos o restablece tu contraseña.',
  'email-not-verified': 'Verifica tu correo antes de iniciar sesión. Podemos enviarte un enlace nuevo.',
  'account-disabled': 'Esta cuenta está desactivada. Si crees que es una equivocación, escríbenos.',

  'not-an-admin': 'Ya no tienes el rol de administrador. Pídeselo a quien lo tenga.',
  'user-not-found': 'Este usuario ya no existe. Recarga la lista.',
  'own-role': 'No puedes cambiar tu propio rol. Pídeselo a otro administrador.',
  'own-password': 'Cambia tu propia contraseña en la página de tu cuenta.',
  'own-status': 'No puedes cambiar tu propio estado. Pídeselo a otro administrador.',
  'not-verified':
    'Este correo no está verificado, así que cualquiera pudo registrarse con él. Usa «Añadir usuario» para añadir a esta persona.',
  'last-admin':
    'Es la única cuenta de administrador que inició sesión con su propia contraseña. Primero da ese rol a otra persona.',
  'email-taken': 'Este correo ya tiene una cuenta. Búscala en la lista.',
  'invalid-amount': ({ largest }) =>
    largest === 0
      ? 'El saldo de esta cuenta llegó al máximo. Añade créditos cuando haya gastado algunos.'
      : `Añade como máximo ${credits(largest)} a la vez.`,
  'nothing-to-withdraw': ({ largest }) =>
    largest === 0
      ? 'No hay nada que retirar. Solo puedes retirar créditos añadidos por la administración que no se hayan gastado.'
      : `Puedes retirar como máximo ${credits(largest)}.`,
  'reason-missing': 'Indica un motivo.',
  'already-verified': 'Este correo ya está verificado. Recarga la página.',
  'request-id-reused': 'Esto ya se envió con otros valores. Recarga la página e inténtalo de nuevo.',
  'learner-lacks-credits': ({ missing }) =>
    `Al estudiante le faltan ${credits(missing)} para este capítulo. Añádelos primero.`,
  'chapter-not-failed': 'Este capítulo no ha fallado o ya está en cola de nuevo. Recarga la página.',
  'learner-away':
    'Esta cuenta está inactiva o programada para eliminarse. Si está inactiva, actívala. Si está programada para eliminarse, la persona debe iniciar sesión primero.',

  'daily-budget-spent': ({ retry_after }) =>
    `El asistente alcanzó el límite diario de este sitio. No se te cobró nada. Vuelve dentro de ${wait(retry_after)}.`,
  'daily-allowance-spent': ({ retry_after }) =>
    `Alcanzaste tu límite diario de consultas al asistente. No se te cobró nada. Vuelve dentro de ${wait(retry_after)}.`,
  'daily-budget-reserved': 'El asistente está ocupado. No se te cobró nada. Inténtalo de nuevo en un minuto.',
  'free-chapters-used':
    'Ya tuviste tus capítulos gratis de este mes. Tendrás más el día 1 del próximo mes. Lo que desbloqueaste sigue abierto.',

  'plan-not-found': 'No encontramos este plan. Vuelve a «Mis planes».',
  'plan-not-failed': 'Este plan está listo o se está creando. Recarga la página.',
  'plan-not-complete': 'Este plan aún no está listo. Espera a que termine.',
  'chapter-not-found': 'No encontramos este capítulo. Vuelve a «Mis planes».',
  'chapter-unlocked': 'Los capítulos desbloqueados no se pueden cambiar ni mover. Siempre puedes empezar otro plan.',
  'plan-changed': 'Este plan cambió. Recarga la página e inténtalo de nuevo.',
  'plan-full': 'Un plan puede tener como máximo 12 capítulos. Quita uno primero.',
  'plan-too-short': 'Un plan necesita al menos 2 capítulos. Edita este capítulo en lugar de quitarlo.',
  'prerequisite-later': ({ chapter, prerequisite }) =>
    `El capítulo «${chapter}» se basa en «${prerequisite}», así que debe ir después.`,
  'revision-open': 'Ya estamos preparando cambios en este plan. Espera o revísalos primero.',
  'revision-not-found': 'No hay cambios que revisar. Ya se aceptaron o descartaron. Recarga la página.',
  'revision-not-ready': 'Estos cambios aún no están listos. Espera un momento.',
  'nothing-to-undo': 'No hay nada que deshacer. Recarga la página.',
  'title-empty': 'Escribe un título con letras.',
  'words-declined': ({ reason }) =>
    reason === 'crisis'
      ? 'Nos preocupas, y tú importas más que cualquier plan. Habla con alguien de confianza o llama ahora al número de emergencias.'
      : 'No podemos incluir esto en un plan. Elige otras palabras.',

  'objective-not-found': 'Este capítulo no tiene ese objetivo. Recarga la página.',
  'section-not-found': 'Este capítulo no tiene esa sección. Recarga la página.',
  'note-changed': 'Esta nota cambió en otro dispositivo. Recarga el capítulo.',
  'no-check': 'Este capítulo no tiene autoevaluación. Recarga la página.',
  'no-placement': 'Aún no hay preguntas sobre tu nivel. Espera un momento.',
  'placement-answered': 'Ya respondiste estas preguntas. Recarga la página para ver el resultado.',
  'goal-not-known': 'Primero dinos qué quieres aprender.',
  'answer-unfit': 'Una de tus respuestas no corresponde a su pregunta. Recarga la página.',
  'answer-unreadable': 'No podemos leer un número en una de tus respuestas. Escribe un solo número, por ejemplo 12,5.',
  'question-not-found': 'Esta pregunta ya no existe. Recarga la página.',
  'resource-not-found': 'Este recurso ya no está en tu capítulo. Recarga la página.',
  'resources-off': 'Este sitio no busca enlaces verificados. El capítulo muestra búsquedas.',
  'words-missing': 'Escribe cómo te gustaría.',
  'rewrite-in-progress': 'Ya estamos escribiendo otra versión de este capítulo. Espera a que esté lista.',
  'rewrites-used-up': 'Ya pediste las dos versiones nuevas de este capítulo. Puedes leer las tres.',
  'rewrite-impossible': 'No podemos escribir esa versión de este capítulo. Elige otra opción.',
  'version-not-found': 'Este capítulo no tiene esa versión. Recarga la página.',
  'chapter-locked': 'Aún no puedes leer este capítulo. Desbloquéalo primero.',
  'not-next-chapter': 'Los capítulos se desbloquean en orden. Desbloquea primero los anteriores.',
  'previous-chapter-in-preparation': 'Aún estamos escribiendo el capítulo anterior. Espera a que esté listo.',
  'chapter-not-outlined': ({ chapter, outlining }) =>
    outlining === 'pending'
      ? `Aún estamos planificando «${chapter}». No se te cobró nada. Inténtalo de nuevo en un momento.`
      : `No pudimos planificar «${chapter}». No se te cobró nada. En tu plan puedes reintentar, escribir tú un resumen o quitar el capítulo.`,
  'insufficient-credits': ({ missing }) =>
    `Te faltan ${credits(missing)} para desbloquear esto. Compra créditos primero.`,

  'unknown-package': 'Este paquete no existe. Elige uno de la lista.',
  'balance-full': 'Tu saldo llegó al máximo. Usa algunos créditos primero.',
  'payments-unavailable':
    'No podemos conectar con el proveedor de pagos. No se te cobró nada. Inténtalo de nuevo en un momento.',
  'notice-not-genuine':
    'La firma de este webhook no es válida o es demasiado antigua. Envíalo de nuevo con una firma nueva.',

  'conversation-not-found': 'No encontramos esta conversación. Empieza otra.',
  'conversation-closed': 'Esta conversación terminó. Empieza otra.',
  'conversation-declined': 'Esta conversación terminó. Puedes empezar otra sobre otro tema.',
  'brief-changed': 'Algo cambió mientras tanto. Revisa el resumen de nuevo.',
  'brief-contradicts': ({ text }) => `Un plan no puede incluir «${text}» y dejarlo fuera a la vez. Elige una opción.`,
  'deadline-past': 'Ese día es hoy o ya pasó. Elige uno posterior.',
  'goal-empty': 'Escribe tu meta de aprendizaje.',
  'conversation-full': 'Esta conversación ya es demasiado larga. Empieza otra.',
  'confirmation-not-asked': 'Aún no hay nada que confirmar. Continúa la conversación.',
  'assistant-unavailable':
    'El asistente no puede responder ahora. Tu mensaje está guardado. Inténtalo de nuevo en un momento.',
  'reply-stopped': 'Detuviste la respuesta. Tu mensaje está guardado. Envíalo de nuevo para continuar.',
  'message-id-reused': 'Este mensaje ya se envió con otras palabras. Envíalo de nuevo.',
  superseded: 'Enviaste un mensaje más nuevo. La conversación sigue con ese.',
}
