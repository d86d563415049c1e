import { phraseSet } from '../shared/word-list.ts'

/** Answers that say nothing about the learner, without punctuation, in lower case. */
export const FILLERS: ReadonlySet<string> = phraseSet(
  '',
  `n a|na|nil|null|undefined|unknown|not known|not specified|unspecified|not given|not provided|not mentioned
  |not stated|go|next|skip|ok|okay|yes|hm|hmm|idk|dunno|i don't know|i dont know|don't know|dont know|no idea|not sure
  |whatever|anything|any|i do not know|do not know|no clue|who knows|maybe|perhaps|you decide|up to you|surprise me
  |none of your business|mind your own business|no comment|private|that's private|it's private|i'd rather not say
  |rather not say|i'd prefer not to say|prefer not to say|pass|does not matter|doesn't matter|no preference|string
  |text|level|time|focus|goal|looks good|that looks good|all good|good|great|perfect|correct|right|that's right|fine
  |sure|go ahead|proceed|yes proceed|yes please|please do|do it|thanks|thank you|never mind|yeah|nothing comes to mind
  |i can't think of anything|all of it is wrong|everything is wrong|all wrong|that's wrong|that's all wrong
  |that's not right|nah|it's none of your business|that's none of your business|not telling|why should i tell you
  |i won't tell|i don't want to say|wait|no wait|wait no|scratch that|i mean|yep|yup|cancel|go on|please|yes it is
  |that's fine|it's fine|that's ok|that's good|that's correct|yes that's right|yes that's correct|yes go ahead
  |hard to say|difficult to say|it depends|depends|i think|i guess|i have not thought about that
  |i haven't thought about that|i haven't thought about it|never thought about it
  |schwer zu sagen|das kommt darauf an|kommt darauf an|kommt drauf an|darüber habe ich noch nicht nachgedacht
  |difficile à dire|ça dépend|je n'y ai pas réfléchi|es difícil de decir|difícil de decir|depende|no lo he pensado
  |difícil dizer|ainda não pensei nisso|difficile a dirsi|mah|dipende|non ci ho pensato|mm
  |うーん|難しいですね|場合によります|まだ考えていません|嗯|很难说|看情况|我还没想过|хм|сложно сказать
  |зависит от обстоятельств|я об этом не думал|я об этом не думала|من الصعب القول|هذا يعتمد|لم أفكر في ذلك
  |कहना मुश्किल है|यह निर्भर करता है|मैंने इसके बारे में नहीं सोचा
  |vielleicht|geht dich nichts an|sage ich nicht|weiß nicht|ich weiß nicht|weiss nicht|ich weiss nicht|keine ahnung
  |egal|unbekannt|ja|mir fällt nichts ein|alles falsch|das stimmt nicht|stimmt nicht|passt|genau|richtig|los
  |peut être|je ne sais pas|aucune idée|n'importe|peu importe|inconnu|oui|c'est bon|d'accord|parfait
  |quizás|quizá|tal vez|no sé|no se|ni idea|da igual|desconocido|sí|si|vale|perfecto|está bien
  |talvez|não sei|nao sei|tanto faz|desconhecido|sim|perfeito
  |forse|non so|non lo so|boh|va bene|perfetto|weet niet|geen idee
  |わからない|わかりません|分からない|特にない|はい|お願いします
  |不知道|不清楚|随便|未知|好|好的|可以|是
  |не знаю|без разницы|неизвестно|да|хорошо|верно
  |لا أعرف|لا اعرف|غير معروف|نعم|حسنا
  |पता नहीं|मुझे नहीं पता|मालूम नहीं|हाँ|ठीक है`,
)
