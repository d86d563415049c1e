import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  title: 'Configuración',
  lead: 'Con esto funciona este servidor. Para cambiarlo, ajusta las variables de entorno y reinicia.',
  loading: 'Cargando la configuración…',
  failed: 'No pudimos cargar la configuración.',
  overview: 'Resumen',
  version: 'Versión',
  role: 'Proceso',
  roles: { all: 'Web y tareas', api: 'Solo web', worker: 'Solo tareas' },
  tutor: 'Tutor',
  tutors: { openai: 'Modelo alojado', ollama: 'Modelo local (Ollama)', offline: 'Tutor de demostración incluido' },
  payments: 'Pagos',
  paymentModes: {
    live: 'Stripe, en vivo: dinero real',
    test: 'Stripe, clave de prueba: sin dinero real',
    sandbox: 'Entorno de pruebas: sin dinero real',
  },
  mail: 'Correo',
  mails: { smtp: 'Servidor de correo (SMTP)', 'dev-mailbox': 'Buzón de desarrollo: no se envía nada' },
  sources: 'Fuentes de recursos',
  noSources: 'Desactivadas: los capítulos enlazan a búsquedas',
  languages: 'Idiomas',
  retention: 'Conservación',
  retentionNote: 'Cuánto tiempo guardamos los datos. La limpieza de cada hora borra el resto.',
  retained: {
    'closed-accounts': 'Cuentas con eliminación programada',
    'unverified-accounts': 'Cuentas sin confirmar',
    'used-links': 'Enlaces de correos',
    'mail-records': 'Registros de correos',
    'model-calls': 'Llamadas al modelo',
    'unused-pages': 'Páginas que ningún capítulo muestra',
  },
  days: plural({ one: '# día', other: '# días' }),
  groups: {
    server: 'Servidor',
    tutor: 'Tutor y límites',
    payments: 'Pagos',
    mail: 'Correo',
    resources: 'Recursos',
    reporting: 'Informes y registros',
  },
  variable: 'Variable',
  value: 'Valor',
  from: 'Origen',
  set: 'Ajustado',
  byDefault: 'Predeterminado',
  hidden: 'Ajustado (oculto)',
  notSet: 'Sin ajustar',
}
