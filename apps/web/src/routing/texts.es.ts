import type { Texts } from './texts.ts'

export const texts: Texts = {
  titles: {
    login: 'Iniciar sesión',
    register: 'Crear tu cuenta',
    forgotPassword: 'Restablecer tu contraseña',
    resetPassword: 'Elegir una contraseña nueva',
    verifyEmail: 'Verificación del correo',
    privacy: 'Política de privacidad',
    terms: 'Condiciones del servicio',
    dashboard: 'Mis planes de aprendizaje',
    newLearningRequest: 'Nuevo plan de aprendizaje',
    plan: 'Plan de aprendizaje',
    chapter: 'Capítulo',
    account: 'Mi cuenta',
    mustChangePassword: 'Elige tu propia contraseña',
    admin: 'Administración',
  },
}
