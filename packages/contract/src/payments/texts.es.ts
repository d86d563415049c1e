export const packageMissing = 'Elige un paquete.'
export const invalidCheckout = 'Este pago no es válido. Empieza la compra de nuevo.'
export const invalidPageSize = 'Pide entre 1 y 100 elementos.'
export const invalidUnlock = 'Elige qué quieres desbloquear.'
