export const packageMissing = 'Bitte wähle ein Paket.'
export const invalidCheckout = 'Diese Bezahlung ist ungültig. Bitte beginne den Kauf noch einmal.'
export const invalidPageSize = 'Bitte fordere 1 bis 100 Einträge an.'
export const invalidUnlock = 'Was freigeschaltet werden soll, ist ungültig. Bitte beginne den Kauf noch einmal.'
