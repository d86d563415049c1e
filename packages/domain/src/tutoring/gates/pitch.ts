import { normalised } from '../../shared/words.ts'
import type { Fault } from '../fault.ts'
import { withoutQuotations } from './prose.ts'

const PITCH: Fault = {
  code: 'contact-or-payment',
  words: 'Name no contact, no account, no price and no offer, and ask the learner for no payment.',
}

/** Said of the writer: no lesson about selling speaks so, unless it quotes. */
const TO_ME =
  /\bmy (?:instagram|telegram|discord|whatsapp|tiktok|youtube|facebook|patreon)\b|\bhit me up\b|\b(?:order|buy|shop|available|get \p{L}+) (?:\p{L}+ ){0,5}in (?:my|our) (?:online )?(?:shop|store)\b|\bthe author (?:offers|sells)\b|\breach the author\b|\b(?:contact|message|dm|call|text|write to|write|email|e-mail|mail|pay|whatsapp|reach|follow|join|hire|book|subscribe to|send) (?:me|us)\b(?! (?:page|form|button|link|section))|\bmy (?:premium|paid|full|private|online|personal|vip) (?:course|channel|lessons?|coaching|group|website|shop|store)|\bour (?:premium|paid|full|vip) (?:course|version|plan|membership)|\bvisit (?:my|our) |\blink in my bio\b|\b(?:venmo|paypal|zelle) me\b|\b(?:schreib|kontaktier|uberweis|schick|zahl|ruf)e? (?:mir|mich|uns)\b|\bkontaktiere(?:n sie)? (?:mich|uns)\b|\b(?:contactez|ecrivez|payez|envoyez|appelez|contacte|ecris)[ -](?:moi|nous)\b|\b(?:contactame|contactanos|escribeme|escribenos|pagame|enviame|llamame|contacteme)\b|\b(?:contate|escreva|pague|envie|chame|fale)(?:-me|-nos| comigo| conosco)\b|\b(?:contattami|contattaci|scrivimi|scrivici|pagami|inviami)\b|(?:напишите|пишите|напиши|пиши|позвоните|переведите|оплатите|свяжитесь)(?: со)? (?:мне|нам|мной|нами)|(?:私|僕|弊社)に(?:連絡|送金|支払)|(?:加|联系|聯繫|添加)(?:我|我们|我們|微信)|(?:راسلني|تواصل معي|اتصل بي|حول لي)|मुझे (?:भेजें|संपर्क|भुगतान)|मुझसे संपर्क/u

/** Enough alone: no lesson says so. Harmless lessons about selling quote it. */
const SALE =
  /\b(?:chapters?|lessons?|steps?|exercises?|content|rest|parts?|text) (?:\p{L}+ ){0,3}only available (?:in|with|after|to|for) |\bto (?:continue|keep|go on) reading,? (?:please |you (?:need|have) to |you must )?(?:buy|purchase|subscribe|upgrade|pay|sign up|register)|\bupgrade (?:today|now) to |\bplease (?:purchase|buy|order) the (?:full|complete)|\buse [a-z]{3,12}\d{1,3} at (?:the )?checkout|\b(?:use|enter|with) (?:the |our |my )?(?:voucher|coupon|gutscheincode|code promo|cupon|codigo) [a-z]{2,12}\d{1,3} (?:you|to|for|at|and|get)\b|\bi earn a (?:small )?commission|\bsubscribe to (?:my|our) (?:channel|newsletter|podcast)|\bfollow (?:me|us) on \p{L}|\bdont forget to (?:like and subscribe|follow (?:me|us)\b|rate (?:us|this (?:app|chapter)))|\bplease leave (?:us )?an? (?:five|5|good)[- ]star|\bdm for (?:prices|info|details)|\bjoin (?:\p{L}+ ){0,3}`?(?:t\.me|wa\.me|discord\.gg|chat\.whatsapp\.com)\/|\bon (?:patreon|onlyfans|ko-fi) for \p{L}|\bscan the qr code (?:below|above|here) (?:to|and) |\bsend \d[\d.,]{0,10} ?(?:btc|eth|sol|usdt|xmr) to (?:my|our|me\b|us\b|the address in)|\bfind me on (?:telegram|instagram|whatsapp|facebook|tiktok|x|youtube|patreon)/u

/** A tutor asks for no secret. */
const SECRET =
  /(?<!\b(?:never|not|dont) )\b(?:please provide|give us|give me|send us|send me|tell us|tell me|reply with) (?:\p{L}+ ){0,6}your (?:\p{L}+ ){0,2}(?:credit card|debit card|card number|password|pin|cvv|iban|bank account|social security)|\bwhat is your (?:credit card |debit card |card |bank account )?(?:number|pin|password|cvv)\b|\bthe password of (?:this|your) (?:website|account|app)\b/u

const OFFER =
  /\b(?:buy|order|purchase|get|unlock|access) (?:the|my|our|your) (?:full|complete|premium|pro|vip|whole|entire|rest of the|extended|paid) (?:\p{L}+ )?(?:course|masterclass|chapter|lesson|version|content|plan|guide|book|program|programme|access|membership|edition)|\b(?:rest|remainder) of this (?:chapter|lesson|course|plan|content)|\b(?:buy|order|subscribe|sign up|enrol|enroll|book) now\b|\bwith (?:the )?(?:promo |discount |coupon )?code [a-z]+\d+|\bsubscribe to (?:premium|pro|our|my)\b|\b(?:promo|discount|coupon) code\b|\buse code [a-z]+\d+|\bfor a (?:small|low|modest|tiny) fee\b|\bspecial offer\b|\blimited[ -]time offer\b|\bmoney[ -]back guarantee\b|\b(?:vollstandigen?|ganzen?|kompletten?) (?:kurs|kapitel|version|zugang)\b|\bcurso completo\b|\bcours complet\b|\bcorso completo\b|\bpolny[iy] kurs|полн(?:ый|ого) (?:курс|доступ)|完全版|完整(?:课程|版)|فقط ب/gu

const MEANS =
  /\b(?:paypal|venmo|zelle|cash ?app|western union|bitcoin|btc|usdt|ethereum wallet|iban|bank transfer|gift cards?|credit card|uberweisung|virement|transferencia|bonifico|patreon|onlyfans|whatsapp|telegram|wechat|weixin|viber|skype|discord|signal|snapchat|instagram)\b|微信|支付宝|电话|واتساب|تيليجرام|вотсап|ватсап|телеграм|व्हाट्सएप/u
const NUMBER =
  /\+\d[\d ()./-]{7,20}\d|\b\d{3}[ -]\d{3}[ -]\d{4}\b|\(0\d{2,5}\) ?\d[\d ]{4,9}\d|\b0\d{2,4} ?[/-]? ?\d{5,9}\b/u
/** Spoken digits: no lesson counts so. */
const NUMBER_IN_WORDS =
  /\b(?:(?:oh|zero|one|two|three|four|five|six|seven|eight|nine),? ){6,}(?:oh|zero|one|two|three|four|five|six|seven|eight|nine)\b/u
/** An order to get in touch, at the beginning of a sentence or behind "please". */
const GET_IN_TOUCH =
  /(?:^|[.!?:;,] |\n|\b(?:please|just|simply|einfach|lesson|feedback|questions) )(?:write|send|mail|email|e-mail|text|call|ring|phone|message|whatsapp|schreibe?|rufe?|appelez|ecrivez|llama|escribe|ligue|escreva|chiama|scrivi|bel|звоните|позвоните|пишите|напишите)\b|(?:打电话|致电|拨打|お電話|電話して|اتصل|कॉल करें)/u
/** What someone may be paid with who asks for a tip. */
const TIP =
  /\b(?:donations?|donate|a tip is|tips are|tip me|buy me a coffee|support (?:me|us|the author|my work|this work)|spenden?|trinkgeld|tip ?jar)\b/u
const TIP_FOR_ME = /\b(?:tip me|buy me a coffee|support (?:me|us|my work))\b/u
const COIN =
  /\b(?:btc|bitcoin|ethereum|solana|monero|xmr|usdt|usdc|doge|litecoin|ltc|crypto)\b|(?:\d|\b(?:one|two|three|five|ten)) (?:sol|eth|ton)\b/u
/** Letters and digits of a key or an account, longer than any word. */
const LONG_KEY = /\b(?=[a-z]{0,40}\d)[a-z\d]{32,110}\b/u
const MAIL =
  /(?<![\p{L}\p{N}._%+-])(?!git@)[\p{L}\p{N}._%+-]{1,64}@(?!example\.|test\.|domain\.)[\p{L}\p{N}-]{1,63}\.[\p{L}]{2,12}/u
/** "baker at example dot com" */
const MAIL_IN_WORDS = /\b[\p{L}\p{N}.]{1,40} at [\p{L}\p{N}-]{1,40} dot [\p{L}]{2,10}\b/u
const HANDLE = /(?:^|[\s:(`])@[\p{L}\p{N}_]{4,30}\b/u
const SITE =
  /\b(?:paypal\.me|wa\.me|t\.me|bit\.ly|cash\.app|ko-fi\.com|buymeacoffee\.com)\b|\b[\p{L}\p{N}-]{2,40}\.(?:com|net|org|io|shop|store|xyz|info|biz|club|online|site|academy|example|co|me)\b/u
const WALLET = /\b(?:bc1[a-z0-9]{20,60}|0x[0-9a-f]{40}|[13][a-km-z1-9]{25,34}|[a-z]{2}\d{2} ?(?:\d{4} ?){3,7})\b/u
const ADDRESSES = [NUMBER, MAIL, MAIL_IN_WORDS, HANDLE, SITE, WALLET]
/** Ways of contact; an order to do so stands at most so many characters in front. */
const REACHES = [NUMBER, NUMBER_IN_WORDS, MAIL, MAIL_IN_WORDS]
const NEAR = 80
const PRICE =
  /\bfor (?:only|just) \d|\d ?% (?:off|rabatt|de descuento|de reduction|de desconto|di sconto)|[$€£₽₹¥] ?\d|\d ?(?:[$€£₽₹¥]|usd\b|eur\b|euros?\b|dollars?\b|dolares\b|dollaro?\b|руб|元|円|ريال|دولار)|\b(?:five|ten|fifteen|twenty|thirty|fifty|hundred) (?:euros?|dollars?|bucks|pounds)\b/u
/** To pay, as an order to the reader. */
const PAY =
  /(?<!\b(?:to|you|never|not|dont|they|we|who|people|customers|can|will|could|would|may|must) )\b(?:pay|send|transfer|wire|deposit|donate|zahle?n?(?: sie)?|uberweise?n?(?: sie)?|payez|envoyez|virez|paga|pague|envia|envie|transfiere|invia|betaal)\b|оплатите|переведите|отправьте|支付|付款|汇款|送金|振り込|ادفع|أرسل|भुगतान|भेजें/u

/** The order, the price and the way in one breath. */
const PAY_SO_ELSEWHERE =
  /\b(?:zahle?n?|uberweise|schicke?|payez|paie|envoyez|paga|pague|envia|envie|invia) (?:\p{L}+ ){0,3}\d[\d.,]{0,8} ?(?:€|\$|euros?|dolares|reais) (?:per|mit|par|avec|por|via|con|com|uber) (?:\p{L}+ ){0,2}(?:paypal|venmo|bizum|pix|revolut|bitcoin|uberweisung|virement|transferencia|bonifico)/u
/** A share of the price, in words. */
const DISCOUNT = /\bsave (?:\d{1,2}|five|ten|fifteen|twenty|thirty|fifty) ?(?:%|per ?cent)/u
/** Where to leave a tip, at once. */
const TIP_HERE =
  /\b(?:buy me an? (?:coffee|beer|drink)|leave (?:me )?a tip|tip ?jar)(?: ?[:(-]| at| on| via| by| through| with)? ?(?:my )?(?:venmo|paypal|cash ?app|zelle|ko-fi|revolut|bizum|pix|bitcoin|btc)\b/u
/** A number is no more than that in a lesson on telephones, unless someone sells what is to be had there. */
const CALL_FOR =
  /\b(?:call|ring|phone|dial|text|whatsapp)(?: (?:us|me|now|today|on|at|free)){0,2}:? \+?\d(?:[ ()./-]{0,2}\d){7,14},? (?:now |today )?(?:for|to book|to order|and book|and order) (?:an? |your |my |our |more )?(?:\p{L}+ ){0,2}(?:coaching|lessons?|courses?|class(?:es)?|consultation|sessions?|training|offers?|quote|order|tutor(?:ing)?)\b/u
/** An address that is spoken, or broken in two, so that it is none to a machine. Of "example" it is an example. */
const SPOKEN_ADDRESS =
  /(?<![\p{L}\p{N}-])(?!example )[\p{L}\p{N}-]{2,40} dot (?:com|net|org|io|shop|info|biz) slash \p{L}|\b(?:see|visit|check out|go to|order (?:at|on|from)|find (?:me|us|more) (?:at|on)|more (?:at|on)) (?!example )[\p{L}\p{N}-]{3,40}(?: dot | \. ?|\. )(?:com|net|org|io|shop|biz)\b/u
const SPONSORED = /\b(?:sponsored by|brought to you by|in partnership with|presented by our partner)\b/u
const BUY_TODAY =
  /\b(?:order|buy|shop|get yours|sign up|subscribe|book|visit them|download it)(?: (?:it|yours|one|theirs|here))? (?:today|now)\b/u
const SUBSCRIBE_HERE =
  /\babonnez-vous a (?:la |notre )?(?:version|offre|formule)|\babonniere(?:n sie)? (?:jetzt|unsere?n?|meine?n?) |\bsuscribete a (?:mi|nuestr[oa]|la version)|\bassine (?:a versao|nosso|meu)|\babbonati (?:alla|al)|подпишитесь на (?:мой|наш)/u
const PAY_SO =
  /\b(?:pay|send|transfer|wire|donate|deposit) [$€£]? ?\d[\d.,]{0,8} ?(?:[$€£]|usd|eur|euros?|dollars?)? ?(?:by|via|through|with|using|on|to) (?:\p{L}+ )?(?:paypal|venmo|zelle|cash ?app|western union|bitcoin|btc|crypto|bank transfer|gift card)/u

const ALONE = [SALE, SECRET, PAY_SO_ELSEWHERE, SUBSCRIBE_HERE, TIP_HERE, CALL_FOR, SPOKEN_ADDRESS]
/** One of these is in every pitch: most texts have none, and are looked through only once. */
const SUSPICIOUS = [...ALONE, ...ADDRESSES, NUMBER_IN_WORDS, LONG_KEY, TO_ME, OFFER, SPONSORED, PAY_SO]

/** Characters that an offer takes: what stands further apart is two things. */
const WINDOW = 300

/** A message of the chat has no reason to; a lesson on telephones has. */
export const namesContact = (text: string): boolean => [NUMBER, MAIL].some((pattern) => pattern.test(normalised(text)))

/** `text`: without fenced code. A lesson may name a price, a bank or a messenger; all of an offer at one place it may not. */
export function checkPitch(text: string): readonly Fault[] {
  const said = normalised(withoutQuotations(text))
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?[[({] ?(?:at|@) ?[\])}] ?/g, '@')
    .replace(/ ?[[({] ?(?:dot|\.) ?[\])}] ?/g, '.')
  if (!SUSPICIOUS.some((pattern) => said.search(pattern) >= 0)) return []
  for (let start = 0; start < said.length; start += WINDOW / 2) {
    if (isPitch(said.slice(start, start + WINDOW))) return [PITCH]
  }
  return []
}

function isPitch(text: string): boolean {
  const address = ADDRESSES.some((pattern) => pattern.test(text))
  const [toMe, means, price, pay] = [TO_ME, MEANS, PRICE, PAY].map((pattern) => pattern.test(text))
  const offers = text.match(OFFER)?.length ?? 0
  if (toMe && (address || means || price || offers > 0 || DISCOUNT.test(text))) return true
  if (offers > 1 || (offers > 0 && (address || price))) return true
  if (SPONSORED.test(text) && BUY_TODAY.test(text)) return true
  if (ALONE.some((pattern) => pattern.test(text))) return true
  if (HANDLE.test(text) && means && /\b(?:join|follow|find|add|tritt|folge|rejoins|unete|entre)\b/u.test(text))
    return true
  const at = REACHES.map((pattern) => text.search(pattern)).filter((place) => place >= 0)
  if (at.some((place) => GET_IN_TOUCH.test(text.slice(Math.max(0, place - NEAR), place)))) return true
  if (at.length > 0 && price) return true
  if (address && TIP_FOR_ME.test(text)) return true
  if ((WALLET.test(text) || LONG_KEY.test(text)) && (TIP.test(text) || (pay === true && COIN.test(text)))) return true
  return PAY_SO.test(text) || (pay === true && (WALLET.test(text) || (address && (price === true || means === true))))
}
