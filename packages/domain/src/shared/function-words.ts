import { wordsIn } from './word-list.ts'

/** Stop words: the small words that every text of a language holds, in lower case, apostrophes cut ("don't" is "don" and "t"). */
export const FUNCTION_WORDS = {
  en: wordsIn(`the and of to in is it you that for on with as this are be at by not or have from but what all were when your
    can there how which their will would should about if them then these has into more who than its could my was i we an
    do does don t ll ve re m want like learn some because so a`),
  de: wordsIn(`der die das und ist nicht ein eine einen einem einer ich du er sie es wir ihr den dem des mit für von zu zum zur auf
    im in an am auch als wie aber oder wenn dass sich bei nach aus um noch nur kann können möchte will lernen werden wird
    hat haben sind war mein dein sein über mir mich dir dich kein keine durch so was wer`),
  fr: wordsIn(`le la les un une des du de et est en que qui dans pour pas sur au aux avec ce cette ces il elle nous vous je tu on ne
    par plus mais ou où comme son sa ses mon ma mes votre vos notre nos être avoir fait faire peut sont a à d l j qu c n s
    y apprendre veux voudrais bien très aussi leur`),
  es: wordsIn(`el la los las un una unos unas de del y es en que por para con no se su sus lo le les al como más pero o si yo tú mi
    mis este esta estos estas ser estar hay cuando muy sin sobre también quiero puede cada hasta desde son soy a aprender
    cómo qué todo todos nos entre donde tus tu`),
  pt: wordsIn(`o a os as um uma uns umas de do da dos das e é em no na nos nas que por para com não se seu sua seus suas ao aos à às
    como mais mas ou eu você meu minha este esta isso ser estar quando muito sem sobre também quero pode cada até são sou
    aprender num numa pelo pela foi está tem mim melhor quanto quantos quantas estou vou`),
  it: wordsIn(`il lo la i gli le un uno una di del della dei delle e è in che per con non si su al alla da dal dalla nel nella come più
    ma o se io tu mio mia questo questa questi essere avere sono quando molto senza anche voglio vorrei può ogni a l d
    imparare fare ed ai cosa ci dove perché`),
  nl: wordsIn(`de het een en van in is dat die niet te op voor met zijn aan er ik je jij wij we u hij ze ook als maar of om bij naar uit
    nog door over kan kunnen wil leren worden wordt heeft hebben was mijn jouw deze dit geen dan wat wie hoe meer tot veel
    hun ons onze`),
}
