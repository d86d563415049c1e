export const packageMissing = 'Bitte wähle ein Paket.'
export const invalidCheckout = 'Diese Bezahlung ist ungültig.'
export const invalidPageSize = 'Bitte frag nach 1 bis 100 Einträgen.'
export const invalidUnlock = 'Was freigeschaltet werden soll, ist ungültig.'
