import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  title: 'Comprar créditos',
  lead: 'Un capítulo cuesta 10 créditos (1\u00A0US$).',
  needed: (cost, balance, missing) => `Para {chapter} necesitas ${cost}. Tienes ${balance}. Te faltan ${missing}.`,
  loading: 'Cargando paquetes…',
  packages: 'Paquetes',
  enoughForPlan: 'Alcanza para estos capítulos',
  enough: 'Alcanza para este capítulo',
  popular: 'El más elegido',
  save: (money) => `Ahorras ${money}`,
  chapters: plural({ one: '# capítulo', other: '# capítulos' }),
  perChapter: (money) => `${money} por capítulo`,
  buy: 'Comprar',
  buying: 'Procesando…',
  otherPurchase: 'Hay otra compra en curso.',
  smallPrint:
    'Un proveedor externo procesa el pago. Los créditos llegan a tu cuenta justo después. No se reembolsan ni se transfieren: consulta las {terms}.',
  terms: 'Condiciones del servicio',
  sandbox: 'Este pago es de prueba: no se cobra dinero real.',
  checkoutFailed: 'No pudimos abrir el pago',
  unreachable: 'No pudimos abrir el pago. Revisa tu conexión e inténtalo de nuevo.',
  notSignedIn: 'Inicia sesión para comprar créditos',
  unlockAfter: {
    chapter: (cost) => `Desbloquear {chapter} justo después del pago (${cost})`,
    plan: (cost) => `Desbloquear todos los capítulos de {chapter} justo después del pago (${cost})`,
  },
}
