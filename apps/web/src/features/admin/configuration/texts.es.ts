import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  title: 'Configuración',
  lead: 'Con esto funciona este servidor. Para cambiarlo, define las variables de entorno y reinicia el servidor.',
  loading: 'Cargando la configuración…',
  failed: 'No pudimos cargar la configuración.',
  overview: 'Resumen',
  version: 'Versión',
  role: 'Proceso',
  roles: { all: 'Web y trabajos', api: 'Solo web', worker: 'Solo trabajos' },
  tutor: 'Tutor',
  tutors: { openai: 'Modelo alojado', ollama: 'Modelo local (Ollama)', offline: 'Tutor de demostración incluido' },
  payments: 'Pagos',
  paymentModes: {
    live: 'Stripe, modo real: con dinero real',
    test: 'Stripe, clave de prueba: sin dinero real',
    sandbox: 'Pago de prueba: sin dinero real',
  },
  mail: 'Correo',
  mails: { smtp: 'Servidor de correo (SMTP)', 'dev-mailbox': 'Buzón de desarrollo: no se envía nada' },
  sources: 'Fuentes de recursos',
  noSources: 'Desactivadas: los capítulos enlazan a búsquedas',
  languages: 'Idiomas',
  retention: 'Conservación',
  retentionNote: 'Cuánto tiempo guardamos los datos. La limpieza de cada hora elimina el resto.',
  retained: {
    'closed-accounts': 'Cuentas tras pedir su eliminación',
    'unverified-accounts': 'Cuentas sin verificar',
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
  set: 'Definido',
  byDefault: 'Predeterminado',
  hidden: 'Definido (oculto)',
  notSet: 'Sin definir',
}
