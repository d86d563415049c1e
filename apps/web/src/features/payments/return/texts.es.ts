import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  cancelled: 'Pago cancelado.',
  notCharged: 'No se te cobró nada.',
  notConfirmed: 'Aún sin confirmar.',
  checking: { title: 'Comprobando tu pago…', text: 'Tarda unos segundos.' },
  late: {
    title: 'Tu pago está en camino',
    text: 'El proveedor de pagos aún no lo ha confirmado. Tus créditos llegarán en cuanto lo haga, aunque salgas de esta página. Enviaremos el recibo a {email}',
    help: '¿Sigue sin llegar después de una hora? Busca ese correo y vuelve a abrir esta página.',
    contact: ' O escribe a ',
    subject: 'Un pago que no llegó',
    check: 'Comprobar de nuevo',
  },
  unknown: {
    title: 'No encontramos ese pago en esta cuenta',
    text: 'Tienes la sesión abierta como {name}. ¿Pagaste desde otra cuenta? Inicia sesión en ella para ver tus créditos.',
  },
  added: plural({
    one: 'Se añadió # crédito.',
    many: 'Se añadieron # de créditos.',
    other: 'Se añadieron # créditos.',
  }),
  paid: (name, credits) => `Compra: ${name}. Ahora tienes ${credits}.`,
  lapsed: (name) => `Tu compra (${name}) se cerró antes de que pagaras. Puedes empezar otra cuando quieras.`,
  'balance-full': {
    title: 'Tu saldo está lleno',
    text: (name) =>
      `Si pagaste ${name}, tus créditos llegarán en cuanto haya espacio. Usa algunos primero o pídenos que te devolvamos el dinero.`,
    contact: ' Escríbenos: ',
    subject: (name) => `Mi pago de ${name}`,
  },
  mismatched: {
    title: 'Tenemos que revisar tu pago',
    text: (name) =>
      `El importe pagado no coincide con el precio de tu compra (${name}), así que aún no se añadieron créditos. Guarda el recibo del proveedor de pagos.`,
    contact: ' Escríbenos: ',
    subject: (name) => `Mi compra: ${name}`,
  },
  goOn: 'Continuar: {title}',
  toDashboard: 'Ir a mis planes',
  unlock: {
    working: 'Desbloqueando {title}…',
    late: 'Tarda más de lo normal. Lo desbloquearemos en breve, y en tus compras verás cuándo está listo.',
    unlocked: (title) => `«${title}» está desbloqueado.`,
    gone: '{title} ya no existe, así que no lo desbloqueamos. Tus créditos siguen en tu cuenta.',
    'already-unlocked': (title) => `«${title}» ya está desbloqueado. Tus créditos siguen en tu cuenta.`,
    'not-next':
      '{title} ya no es el siguiente capítulo, así que no lo desbloqueamos. Tus créditos siguen en tu cuenta.',
    'previous-in-preparation':
      'Aún estamos escribiendo el capítulo anterior a {title}. Podrás desbloquear este cuando esté listo. Tus créditos siguen en tu cuenta.',
    changed: 'Los capítulos de {title} cambiaron, así que no los desbloqueamos. Tus créditos siguen en tu cuenta.',
    archived:
      'El plan está archivado, así que no desbloqueamos {title}. Desarchívalo para desbloquear sus capítulos. Tus créditos siguen en tu cuenta.',
    'insufficient-credits': 'Necesitas más créditos para desbloquear {title}. Puedes comprar más cuando quieras.',
    refused: 'No pudimos desbloquear {title}. Tus créditos están en tu cuenta. Ábrelo para intentarlo de nuevo.',
    quoted: '«{title}»',
  },
}
