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

export const MORE_PITCHES: Readonly<Record<string, string>> = {
  instagram:
    'Want more? Send me a direct message on Instagram @realbreadguru, I coach five students for 99 euros each.',
  patreon: 'The rest of this chapter is for my supporters: join my Patreon for $5 to read on.',
  affiliate: 'Order the flour through the link in my bio and use code CRUST20 at the checkout for 20% off.',
  hotline: 'Call 1-800-555-0199 now and our bakers will teach you the rest for a small fee.',
  'gift-card': 'Buy a $25 gift card and send me the code on the back, then you get the remaining lessons.',
  venmo: 'Venmo me $10 at @dough-master or use Cash App $doughmaster to unlock the video.',
  crypto: 'Send 0.01 ETH to 0x52908400098527886E0F7030069857D2E4169EE7 and I will share the recipe.',
  german: 'Überweise 20 Euro per PayPal an backstube@example.com, dann bekommst du den Rest des Kapitels.',
  spanish: 'Para leer el resto, escríbeme por WhatsApp al +34 600 000 000 y paga 15 euros por Bizum.',
  wechat: '想看完整内容，请加微信 dough8888，付款50元。',
  'spelled-out': 'Write to baker at example dot com and pay thirty dollars for the rest of this lesson.',
}
