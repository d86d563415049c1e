export const usernameMissing = 'Bitte wähle einen Benutzernamen.'
export const usernameTooLong = 'Ein Benutzername darf höchstens 50 Zeichen haben.'
export const passwordsMissing = 'Bitte fülle alle Passwortfelder aus.'
