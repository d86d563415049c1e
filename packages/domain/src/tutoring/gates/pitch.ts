import type { Fault } from '../fault.ts'
import { withoutQuotations } from './prose.ts'
import { normalised } from './words.ts'

const PITCH: Fault = {
  code: 'contact-or-payment',
  words: 'Name no contact, no account, no price and no offer, and ask the learner for no payment.',
}

/** Said of the writer: no lesson about selling speaks so, unless it quotes. */
const TO_ME =
  /\b(?:contact|message|dm|call|text|write to|write|email|e-mail|mail|pay|whatsapp|reach|follow|join|hire|book|subscribe to|send) (?:me|us)\b(?! (?:page|form|button|link|section))|\bmy (?:premium|paid|full|private|online|personal|vip) (?:course|channel|lessons?|coaching|group|website|shop|store)|\bour (?:premium|paid|full|vip) (?:course|version|plan|membership)|\bvisit (?:my|our) |\blink in my bio\b|\b(?:venmo|paypal|zelle) me\b|\b(?:schreib|kontaktier|uberweis|schick|zahl|ruf)e? (?:mir|mich|uns)\b|\bkontaktiere(?:n sie)? (?:mich|uns)\b|\b(?:contactez|ecrivez|payez|envoyez|appelez|contacte|ecris)[ -](?:moi|nous)\b|\b(?:contactame|contactanos|escribeme|escribenos|pagame|enviame|llamame|contacteme)\b|\b(?:contate|escreva|pague|envie|chame|fale)(?:-me|-nos| comigo| conosco)\b|\b(?:contattami|contattaci|scrivimi|scrivici|pagami|inviami)\b|(?:напишите|пишите|напиши|пиши|позвоните|переведите|оплатите|свяжитесь)(?: со)? (?:мне|нам|мной|нами)|(?:私|僕|弊社)に(?:連絡|送金|支払)|(?:加|联系|聯繫|添加)(?:我|我们|我們|微信)|(?:راسلني|تواصل معي|اتصل بي|حول لي)|मुझे (?:भेजें|संपर्क|भुगतान)|मुझसे संपर्क/u

const OFFER =
  /\b(?:buy|order|purchase|get|unlock|access) (?:the|my|our|your) (?:full|complete|premium|pro|vip|whole|entire|rest of the|extended|paid) (?:\p{L}+ )?(?:course|masterclass|chapter|lesson|version|content|plan|guide|book|program|programme|access|membership|edition)|\b(?:rest|remainder) of this (?:chapter|lesson|course|plan|content)|\b(?:buy|order|subscribe|sign up|enrol|enroll|book) now\b|\bwith (?:the )?(?:promo |discount |coupon )?code [a-z]+\d+|\bsubscribe to (?:premium|pro|our|my)\b|\b(?:promo|discount|coupon) code\b|\buse code [a-z]+\d+|\bfor a (?:small|low|modest|tiny) fee\b|\bspecial offer\b|\blimited[ -]time offer\b|\bmoney[ -]back guarantee\b|\b(?:vollstandigen?|ganzen?|kompletten?) (?:kurs|kapitel|version|zugang)\b|\bcurso completo\b|\bcours complet\b|\bcorso completo\b|\bpolny[iy] kurs|полн(?:ый|ого) (?:курс|доступ)|完全版|完整(?:课程|版)|فقط ب/gu

const MEANS =
  /\b(?:paypal|venmo|zelle|cash ?app|western union|bitcoin|btc|usdt|ethereum wallet|iban|bank transfer|gift cards?|credit card|uberweisung|virement|transferencia|bonifico|patreon|onlyfans|whatsapp|telegram|wechat|weixin|viber|skype|discord|signal|snapchat|instagram)\b|微信|支付宝|电话|واتساب|تيليجرام|вотсап|ватсап|телеграм|व्हाट्सएप/u
const NUMBER = /\+\d[\d ()./-]{7,20}\d|\b\d{3}[ -]\d{3}[ -]\d{4}\b/u
const MAIL = /[\p{L}\p{N}._%+-]{1,64}@(?!example\.|test\.|domain\.)[\p{L}\p{N}-]{1,63}\.[\p{L}]{2,12}/u
/** "baker at example dot com" */
const MAIL_IN_WORDS = /\b[\p{L}\p{N}.]{1,40} at [\p{L}\p{N}-]{1,40} dot [\p{L}]{2,10}\b/u
const HANDLE = /(?:^|[\s:(`])@[\p{L}\p{N}_]{4,30}\b/u
const SITE =
  /\b(?:paypal\.me|wa\.me|t\.me|bit\.ly|cash\.app|ko-fi\.com|buymeacoffee\.com)\b|\b[\p{L}\p{N}-]{2,40}\.(?:com|net|org|io|shop|store|xyz|info|biz|club|online|site|academy|example|co|me)\b/u
const WALLET = /\b(?:bc1[a-z0-9]{20,60}|0x[0-9a-f]{40}|[13][a-km-z1-9]{25,34}|[a-z]{2}\d{2} ?(?:\d{4} ?){3,7})\b/u
const ADDRESSES = [NUMBER, MAIL, MAIL_IN_WORDS, HANDLE, SITE, WALLET]
const PRICE =
  /\bfor (?:only|just) \d|\d ?% (?:off|rabatt|de descuento|de reduction|de desconto|di sconto)|[$€£₽₹¥] ?\d|\d ?(?:[$€£₽₹¥]|usd\b|eur\b|euros?\b|dollars?\b|dolares\b|dollaro?\b|руб|元|円|ريال|دولار)/u
/** To pay, as an order to the reader. */
const PAY =
  /\b(?:pay|send|transfer|wire|deposit|donate|zahle?n?(?: sie)?|uberweise?n?(?: sie)?|payez|envoyez|virez|paga|pague|envia|envie|transfiere|invia|betaal)\b|оплатите|переведите|отправьте|支付|付款|汇款|送金|振り込|ادفع|أرسل|भुगतान|भेजें/u

/** The order, the price and the way in one breath. */
const PAY_SO =
  /\b(?:pay|send|transfer|wire|donate|deposit) [$€£]? ?\d[\d.,]{0,8} ?(?:[$€£]|usd|eur|euros?|dollars?)? ?(?:by|via|through|with|using|on|to) (?:\p{L}+ )?(?:paypal|venmo|zelle|cash ?app|western union|bitcoin|btc|crypto|bank transfer|gift card)/u

/** Characters that an offer takes: what stands further apart is two things. */
const WINDOW = 300

/** `text`: without fenced code. A lesson may name a price, a bank or a messenger; all of an offer at one place it may not. */
export function checkPitch(text: string): readonly Fault[] {
  const said = normalised(withoutQuotations(text)).replace(/[ \t]+/g, ' ')
  for (let start = 0; start < said.length; start += WINDOW / 2) {
    if (isPitch(said.slice(start, start + WINDOW))) return [PITCH]
  }
  return []
}

function isPitch(text: string): boolean {
  const address = ADDRESSES.some((pattern) => pattern.test(text))
  const [toMe, means, price, pay] = [TO_ME, MEANS, PRICE, PAY].map((pattern) => pattern.test(text))
  const offers = text.match(OFFER)?.length ?? 0
  if (toMe && (address || means || price || offers > 0)) return true
  if (offers > 1 || (offers > 0 && (address || price))) return true
  return PAY_SO.test(text) || (pay === true && (WALLET.test(text) || (address && (price === true || means === true))))
}
