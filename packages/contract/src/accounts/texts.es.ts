export const usernameMissing = 'Elige un nombre de usuario.'
export const usernameTooLong = 'El nombre de usuario puede tener como máximo 50 caracteres.'
export const passwordsMissing = 'Completa todos los campos de contraseña.'
