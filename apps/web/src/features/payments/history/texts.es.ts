import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  history: {
    title: 'Historial de créditos',
    loading: 'Cargando tu historial de créditos…',
    failed: 'No pudimos cargar tu historial de créditos.',
    empty: 'Todavía no hay actividad. Aquí verás tus compras y lo que desbloquees.',
    list: 'Actividad de créditos, de la más reciente a la más antigua',
    more: 'Mostrar más',
    shown: plural({ one: 'Se muestra # más', other: 'Se muestran # más' }),
    olderFailed: 'No pudimos cargar la actividad anterior. Inténtalo de nuevo.',
    unit: plural({ one: 'crédito', other: 'créditos' }),
    balance: (credits) => `Saldo: ${credits}`,
    inPlan: ', en {plan}',
  },
  movements: {
    purchased: (name) => `Compra: ${name}`,
    granted: 'Añadidos por la administración',
    grantedFor: (note) => `Añadidos por la administración: ${note}`,
    withdrawn: 'Retirados por la administración',
    withdrawnFor: (note) => `Retirados por la administración: ${note}`,
    held: 'Reservados para {chapter}',
    captured: (credits) => `{chapter} ya está listo. Pagado con los ${credits} reservados.`,
    released: 'Devueltos: no pudimos escribir {chapter}',
    reversed: (name) => `Retirados: tu pago de ${name} se reembolsó o se impugnó`,
    reinstated: (name) => `Devueltos: tu pago de ${name} resultó válido`,
    quoted: '«{title}»',
    gone: 'un capítulo',
    goneFirst: 'Un capítulo',
  },
  purchases: {
    title: 'Compras',
    loading: 'Cargando tus compras…',
    failed: 'No pudimos cargar tus compras.',
    empty: 'Todavía no hay compras.',
    list: 'Compras, de la más reciente a la más antigua',
    more: (count) => `Mostrar ${count} más`,
    sandbox: 'Prueba',
    paid: 'Pagado el {date}',
    pretended: 'Pagado el {date}, sin cobrar dinero real',
    receipt: 'Recibo',
    receiptFor: (name, date) => `de ${name}, ${date}`,
    refunded: (money) => `Reembolso: ${money}.`,
    partlyRefunded: (money) => `Reembolso parcial: ${money}.`,
    noneTaken: 'No se retiraron créditos.',
    taken: plural({
      one: 'Se retiró # crédito.',
      many: 'Se retiraron # de créditos.',
      other: 'Se retiraron # créditos.',
    }),
  },
}
