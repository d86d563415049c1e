export const packageMissing = 'Elige un paquete.'
export const invalidCheckout = 'Este pago no es válido.'
export const invalidPageSize = 'Pide entre 1 y 100 elementos.'
export const invalidUnlock = 'Lo que se debe desbloquear no es válido.'
