import type { Language } from '@app/domain'

/** What a success says, where the specification wants a message. */
type ReplyMessages = {
  readonly registered: string
  readonly emailVerified: string
  /** True of every address, known or not. */
  readonly verificationSent: string
  readonly passwordChanged: string
  /** True of every address, known or not. */
  readonly resetSent: string
  readonly passwordReset: string
  readonly conversationCancelled: string
  readonly deletionScheduled: string
}

export const REPLY_MESSAGES: Readonly<Record<Language, ReplyMessages>> = {
  en: {
    registered: 'Your account has been created. Please check your email for the verification link.',
    emailVerified: 'Your email address is verified. You can sign in now.',
    verificationSent: 'If this address needs verifying, we’ve sent a new link. Please check your inbox.',
    passwordChanged: 'Password changed successfully!',
    resetSent: 'If this address has an account, we’ve sent a reset link. Please check your inbox.',
    passwordReset: 'Your password has been reset. You can sign in with it now.',
    conversationCancelled: 'Conversation cancelled. You can start a new one if you like.',
    deletionScheduled: 'Your account will be deleted. To keep it, sign in before then.',
  },
  de: {
    registered: 'Dein Konto ist angelegt. Den Bestätigungslink findest du in deinem Postfach.',
    emailVerified: 'Deine E-Mail-Adresse ist bestätigt. Du kannst dich jetzt anmelden.',
    verificationSent:
      'Falls diese Adresse noch bestätigt werden muss, ist ein neuer Link unterwegs. Bitte schau in dein Postfach.',
    passwordChanged: 'Passwort geändert!',
    resetSent: 'Falls es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs. Bitte schau in dein Postfach.',
    passwordReset: 'Dein Passwort ist zurückgesetzt. Du kannst dich jetzt damit anmelden.',
    conversationCancelled: 'Gespräch abgebrochen. Du kannst jederzeit ein neues beginnen.',
    deletionScheduled: 'Dein Konto wird gelöscht. Wenn du es behalten willst, melde dich vorher an.',
  },
  es: {
    registered: 'Tu cuenta está creada. Busca el enlace de verificación en tu correo.',
    emailVerified: 'Tu correo está verificado. Ya puedes iniciar sesión.',
    verificationSent:
      'Si este correo aún no está verificado, te enviamos un enlace nuevo. Revisa tu bandeja de entrada.',
    passwordChanged: '¡Contraseña cambiada!',
    resetSent:
      'Si este correo tiene una cuenta, te enviamos un enlace para restablecer la contraseña. Revisa tu bandeja de entrada.',
    passwordReset: 'Tu contraseña nueva está lista. Ya puedes iniciar sesión con ella.',
    conversationCancelled: 'Conversación cancelada. Puedes empezar otra cuando quieras.',
    deletionScheduled: 'Tu cuenta se eliminará. Inicia sesión antes para conservarla.',
  },
}
