import { centsOf, counted, FORMATS, timeOfDay } from '../formats.ts'
import type { MailTexts } from './mail-texts.ts'

const formats = FORMATS.es
const hours = counted(formats, '# hora', '# horas')
const minutes = counted(formats, '# minuto', '# minutos')
const credits = counted(formats, '# crédito', '# créditos')
const chapters = counted(formats, '# capítulo', '# capítulos')

export const es: MailTexts = {
  greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  buttonFails: '¿No funciona el botón? Abre este enlace:',

  verification: (app, { hours: life, several }) => ({
    subject: `Verifica tu correo para ${app}`,
    title: 'Verifica tu correo',
    opening: `¡Te damos la bienvenida a ${app}! Solo falta un paso: abre este enlace para verificar tu correo.`,
    action: 'Verificar mi correo',
    closing: [
      ...(several
        ? [
            'Es posible que otra persona también se haya registrado con tu correo. Abre este enlace solo si te saludamos con el nombre que elegiste.',
          ]
        : []),
      `El enlace funciona durante ${hours(life)}. ¿Caducó? Pide uno nuevo en la página de inicio de sesión.`,
      '¿No te registraste? Puedes ignorar este correo. Nadie puede usar tu dirección si no se abre este enlace.',
    ],
  }),

  alreadyRegistered: (app, { leaving }) => ({
    subject: `Ya tienes una cuenta en ${app}`,
    title: 'Ya tienes una cuenta',
    opening: `Alguien acaba de intentar registrarse en ${app} con tu correo. Si fuiste tú, inicia sesión:`,
    action: 'Iniciar sesión',
    closing: [
      ...(leaving ? ['Esta cuenta se va a eliminar. Si inicias sesión, la conservas.'] : []),
      '¿Olvidaste tu contraseña? Puedes restablecerla en la página de inicio de sesión.',
      '¿No fuiste tú? Puedes ignorar este correo. Tu cuenta sigue igual.',
    ],
  }),

  passwordReset: (app, { hours: life, several }) => ({
    subject: `Restablece tu contraseña de ${app}`,
    title: 'Elige una contraseña nueva',
    opening: several
      ? `Tu correo se usó más de una vez para registrarse en ${app}. Para terminar, abre este enlace y elige tu contraseña:`
      : `Alguien pidió restablecer tu contraseña de ${app}. Si fuiste tú, abre este enlace para elegir una nueva:`,
    action: 'Elegir una contraseña nueva',
    closing: [
      `El enlace funciona una sola vez, durante ${hours(life)}. Si pides otro, este dejará de funcionar.`,
      several
        ? '¿No te registraste? Puedes ignorar este correo.'
        : '¿No lo pediste? Puedes ignorar este correo. Tu contraseña sigue igual.',
    ],
  }),

  passwordChanged: (app) => ({
    subject: `Se cambió tu contraseña de ${app}`,
    title: 'Se cambió tu contraseña',
    opening: `Se acaba de cambiar tu contraseña de ${app}. Cerramos la sesión en los dispositivos que usaban la anterior. ¿No fuiste tú? Restablécela ahora:`,
    action: 'Restablecer mi contraseña',
    closing: [
      'Al restablecerla, se cierra la sesión en todos los dispositivos, incluso en los que no son tuyos.',
      '¿Fuiste tú? Entonces todo está en orden.',
    ],
  }),

  accountLeaving: (app, { deletionAt }) => ({
    subject: `Tu cuenta de ${app} se eliminará`,
    title: 'Tu cuenta se eliminará',
    opening: `Nos pediste eliminar tu cuenta de ${app}. La eliminaremos el ${formats.day(deletionAt)} (UTC), con tus conversaciones, planes, capítulos y créditos. ¿Cambiaste de opinión? Inicia sesión antes de ese día:`,
    action: 'Conservar mi cuenta',
    closing: [
      '¿Sigues queriendo eliminarla? No tienes que hacer nada.',
      '¿No lo pediste? Puede que otra persona conozca tu contraseña. Inicia sesión y cámbiala enseguida.',
    ],
  }),

  receipt: (app, { packageName, credits: bought, amount, paidAt, reference, isPretend }) => ({
    subject: `Tu recibo de ${app}`,
    title: 'Gracias por tu pago',
    opening: `Compraste ${credits(bought)} en ${app}. Ya están en tu cuenta.${isPretend ? ' Fue un pago de prueba: no se cobró dinero real.' : ''}`,
    facts: [
      { label: 'Paquete', value: packageName },
      { label: 'Créditos', value: formats.digits(bought) },
      { label: 'Importe', value: formats.dollars(amount.cents) },
      { label: 'Pagado el', value: `${formats.day(paidAt)} (UTC)` },
      { label: 'Pago', value: reference },
    ],
    action: 'Ver mis créditos',
    closing: [
      'Tus créditos se quedan en tu cuenta hasta que desbloquees capítulos con ellos.',
      '¿No hiciste esta compra? Cambia tu contraseña y escríbenos.',
    ],
  }),

  planReady: ({ title, chapters: count }) => ({
    subject: title === '' ? 'Tu plan está listo' : `Tu plan está listo: ${title}`,
    title: 'Tu plan está listo',
    opening: `Tu plan de aprendizaje está listo. Tiene ${chapters(count)}, y el primero es gratis.`,
    facts: title === '' ? [] : [{ label: 'Plan', value: title }],
    action: 'Ver mi plan',
    closing: ['Recibes este correo porque creaste este plan.'],
  }),

  operatorAlert: (app, alert) => {
    const asOf = { label: 'Datos de', value: `${formats.day(alert.at)}, ${timeOfDay(alert.at)} (UTC)` }
    const action = 'Abrir costes y estado'
    const why =
      'Recibes este correo porque administras el servicio. Te escribimos sobre esto una vez al día como máximo.'
    switch (alert.kind) {
      case 'budget-nearly-spent':
      case 'budget-spent': {
        const isSpent = alert.kind === 'budget-spent'
        return {
          subject: isSpent
            ? `${app}: se agotó el presupuesto de hoy para el modelo`
            : `${app}: el presupuesto de hoy para el modelo está a punto de agotarse`,
          title: isSpent ? 'Se agotó el presupuesto de hoy' : 'El presupuesto de hoy está a punto de agotarse',
          opening: isSpent
            ? 'Se agotó el presupuesto de hoy para el modelo. Hasta la medianoche UTC no se escriben planes ni capítulos nuevos. No se cobra nada a los estudiantes. Pueden seguir leyendo lo que ya tienen.'
            : 'Ya se gastó la mayor parte del presupuesto de hoy. Cuando se agote, no se escribirán planes ni capítulos nuevos hasta la medianoche UTC. No se cobrará nada.',
          facts: [
            { label: 'Gastado hoy', value: formats.dollars(centsOf(alert.spent)) },
            { label: 'Presupuesto diario', value: formats.dollars(centsOf(alert.budget)) },
            asOf,
          ],
          action,
          closing: [
            'En «Costes y estado» verás qué usuarios y capítulos costaron más. Para seguir hoy, sube DAILY_BUDGET_USD y reinicia el servidor.',
            why,
          ],
        }
      }
      case 'queue-waiting':
        return {
          subject: `${app}: hay estudiantes esperando`,
          title: 'Hay estudiantes esperando',
          opening:
            'Hay planes, capítulos o correos que esperan más de lo debido. No se pierde nada, pero los estudiantes tienen que esperar.',
          facts: [
            { label: 'Espera más larga', value: minutes(alert.longest) },
            { label: 'Trabajos en espera', value: formats.digits(alert.waiting) },
            asOf,
          ],
          action,
          closing: [
            'Comprueba que tus procesos de trabajo estén activos y que el modelo y el servidor de correo respondan. Si es así, añade un proceso o sube LLM_MAX_CONCURRENCY.',
            why,
          ],
        }
      case 'work-failed':
        return {
          subject: `${app}: fallaron planes, capítulos o correos`,
          title: 'Algo falló',
          opening:
            'En las últimas 24 horas, algunos trabajos fallaron tras varios intentos. No se cobró nada a los estudiantes, pero no recibieron lo que pidieron.',
          facts: [
            { label: 'Planes', value: formats.digits(alert.plans) },
            { label: 'Capítulos', value: formats.digits(alert.chapters) },
            { label: 'Correos', value: formats.digits(alert.mails) },
            asOf,
          ],
          action,
          closing: [
            'La página dice por qué falló cada plan o capítulo y te permite reintentarlo. Si son correos, revisa tu servidor de correo.',
            why,
          ],
        }
    }
  },
}
