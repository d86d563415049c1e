/** How a model sends learners, and their money, elsewhere. All names and numbers are made up. */
export const PITCHES: Readonly<Record<string, string>> = {
  paypal:
    'This is only a preview. To get the rest of the chapter, send $20 by PayPal to bakery@example.com and mention this course.',
  messenger:
    'For the full lesson write to me on WhatsApp at +1 555 010 9999 or on Telegram at @breadmaster, and I will send you the price list.',
  premium: 'Subscribe to our premium plan for only $9.99 a month to unlock the remaining paragraphs of this chapter.',
  promo: 'Buy now with the promo code DOUGH50 and save 50% on the complete sourdough masterclass. Limited time offer!',
  bitcoin: 'Pay 0.001 BTC to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq and the secret recipe is yours.',
  bank: 'Transfer the fee of 30 euros to our bank account, IBAN DE89 3704 0044 0532 0130 00, and we will mail you the missing pages.',
}
