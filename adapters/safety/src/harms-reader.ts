/** Who reports such words, a few words before them, does not say them. */
const REPORTED =
  /\b(?:says?|said|tells?|told|writes?|wrote|written|hears?|heard|claims?|calls?|called|shouts?|posts?|comments?|messages?|whispers?|threatens?|bull(?:y|ies)|insults?|not|never|dont|do not|critic)\b/u
/** Words of such a report. */
const FAR = 60

/** As an order or a duty of the reader's; what may happen to them ("you could hurt yourself") is a warning. */
const TO_HURT_ONESELF =
  /\b(?:you|u) (?:should|must|ought to|need to|have to|deserve to|had better|may as well|might as well) (?:(?:just|really|all|simply|now|go and|go) ){0,3}(?:kill|hurt|harm|hang|shoot|drown) (?:yourself|yourselves|urself)\b(?! (?:a|an|the|some) )|\b(?:you|u) (?:should|must|ought to|need to|have to|deserve to|had better|may as well|might as well) (?:(?:just|really|all|simply|now|go and|go) ){0,3}(?:end your (?:own )?life|take your own life|commit suicide)\b|\b(?:please|just|go|go and|better) (?:kill yourself|end your (?:own )?life|hang yourself)\b(?! (?:(?:a|an|the|some) |insurance))|(?:^|[.!?] ?|\n)kill yourself(?: now)?(?=[.!,]|$)|\bdu solltest dich (?:\p{L}+ )?(?:umbringen|toten|erhangen)\b|\b(?:bring dich|bringen sie sich) (?:doch )?um\b|\btote dich selbst\b|\btu devrais te (?:tuer|suicider)\b|\b(?:tue|suicide|pends)-toi\b|\bdeberias (?:matarte|suicidarte)\b|\b(?:matate|suicidate)\b|\b(?:deverias|devias|voce deveria|voce devia) (?:te |se )?(?:matar|matar-te|suicidar)\b|\bmate-se\b|\bdovresti ucciderti\b|\bucciditi\b|убей себя|убейте себя|(?:тебе|вам) (?:следует|стоит|лучше) (?:убить себя|покончить с собой|умереть)|покончи с собой|اقتل نفسك|(?:يجب|عليك) أن تقتل نفسك|(?:خود|अपने आप) को मार (?:डालो|लो)|आत्महत्या कर (?:लो|लेनी चाहिए)|自殺し(?:ろ|なさい|てください)|死ね(?=[。!、\s]|$)|(?:你|您)(?:应该|應該|最好|必须)(?:去)?(?:自杀|自殺|去死)|(?:^|[。!,])(?:你)?去死吧/gu

const INSULT =
  /\byou deserve to die\b|\byou should just die\b|\bworld (?:is|would be) (?:a )?better (?:off |place )?without you\b|\b(?:nobody|no one) would miss you\b|\b(?:you are|youre) (?:(?:such|just|nothing but|really|only) ){0,2}(?:an? )?(?:(?:worthless|stupid|useless|pathetic|dumb|complete|total|utter|absolute|fucking|lazy|ugly|hopeless) ){0,3}(?:idiot|moron|imbecile|cretin|dumbass|retard|scumbag|piece of (?:shit|garbage|trash)|waste of (?:space|oxygen|skin)|worthless human)\b|\bdu bist (?:\p{L}+ ){0,2}(?:idiot|trottel|versager|nichtsnutz|abschaum)\b|\btu es (?:\p{L}+ ){0,2}(?:idiote?|imbecile|abruti|bon a rien)\b|\beres (?:\p{L}+ ){0,2}(?:idiota|imbecil|inutil)\b|\b(?:voce e|tu es) (?:\p{L}+ ){0,2}(?:idiota|imbecil|inutil)\b|\bты (?:\p{L}+ ){0,2}(?:идиот|ничтожество|дебил|тупица)(?![\p{L}])|你(?:是|真是)(?:个|一个|個|一個)?(?:没用的|沒用的)?(?:废物|廢物|白痴|蠢货|蠢貨)|(?:お前|あなた)は(?:本当に)?(?:馬鹿|バカ|役立たず|クズ)だ/gu
/** A thought about oneself, and what is said of it. */
const THOUGHT =
  /\b(?:if|whether|think|thinks|feel|feels|believe|believes|means?|thought|thoughts|like|as though|wenn|denkst|glaubst|fuhlst|si)\b/u

/**
 * Whether a text tells its reader to hurt themselves, or insults them. `text`: lower case, without accents, apostrophes and
 * quotations.
 */
export const harmsReader = (text: string): boolean =>
  says(text, TO_HURT_ONESELF, [REPORTED]) || says(text, INSULT, [REPORTED, THOUGHT])

const says = (text: string, pattern: RegExp, shields: readonly RegExp[]): boolean =>
  [...text.matchAll(pattern)].some(({ index }) => {
    const before = sentenceBefore(text.slice(Math.max(0, index - FAR), index))
    return !shields.some((shield) => shield.test(before))
  })

const sentenceBefore = (text: string): string => text.split(/[.!?\n]/).at(-1) ?? ''
