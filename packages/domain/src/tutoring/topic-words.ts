import { wordsIn } from '../shared/word-list.ts'

/** How a question about a topic is known: by beginnings of words, by pieces of text, and by signs of scripts that need neither. */
export type TopicWords = {
  readonly beginnings: readonly string[]
  /** In a text with a space at either end, apostrophes straight: ` dia ` is a word of its own. */
  readonly pieces: readonly string[]
  readonly signs: RegExp
}

/** None of the lists is about these scripts, and of Latin letters about Polish, Czech, Turkish, Vietnamese …: nothing is certain there. */
export const UNKNOWN_SCRIPT = /[\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Greek}]/u
export const UNKNOWN_LATIN = /[ąćęłńśźżčďěňřšťůžğışőűăâîșțđơư]/u

/** What asks for a time. */
export const TIME: TopicWords = {
  beginnings:
    wordsIn(`time hour minute week day daily often schedule deadline when long month date pace spare evening calendar
    zeit stunde minute woche wöchentlich tag täglich oft wann lange monat termin abend datum
    temps heure semaine jour souvent quand mois combien date délai échéance soir
    tiempo hora minuto semana día cuándo cuando plazo fecha frecuencia tempo mês prazo quando frequência
    minut settiman giorn scadenz tijd uur uren wanneer maand
    врем час минут недел день дня дней когда месяц срок вечер`),
  pieces: pieces(' ore | mes | mese | dia | data | dag |hoe vaak|cuánto rato'),
  signs:
    /時間|何分|分間|分ほど|分くらい|毎日|一日|何日|平日|休日|週|いつ|月|期限|期日|締め?切|时间|小时|分钟|周|星期|[每几]天|天天|时候|多久|多长|日期|期限|وقت|ساع|دقيق|[أا]سبوع|يوم|متى|شهر|समय|घंट|मिनट|हफ़्त|हफ्त|सप्ताह|दिन|कब|महीन|रोज़/u,
}

/** What asks for an amount of time, and for nothing else. */
export const AMOUNT: TopicWords = {
  beginnings: [],
  pieces: pieces(
    'how much time|how many hours|how many minutes|how many days|how many evenings|how often|wie viel zeit|wieviel zeit',
    "wie viele stunden|wie viele minuten|wie oft|combien de temps|combien d'heures|cuánto tiempo|cuántas horas|quanto tempo",
    'quantas horas|quante ore|hoeveel tijd|hoeveel uur|hoeveel uren|hoe vaak|сколько времени|сколько часов|как часто',
    'कितना समय|कितने घंट|كم من الوقت|كم ساعة',
  ),
  signs: /何時間|(?:どのくらい|どれくらい)の?時間|多少时间|多长时间|几个?小时|多少个?小时/u,
}

/** Asks for what the learner knows or has done. */
export const LEVEL: TopicWords = {
  beginnings:
    wordsIn(`level experience beginner advanced background know knew tried familiar skill already yet ever previous prior
    comfortable started studied practised practiced novice expert scratch newcomer stand understand rate
    vorwissen vorkenntnis kenntnis erfahr anfänger niveau weißt weisst kennst kannst schon bereits bisher bislang gelernt
    probiert vertraut fortgeschritten stehst expérience débutant connais savez sais déjà essay appris familier acquis
    nivel experiencia principiante sabes sabe conoces probado aprendido intentado conocimiento
    nível experiência iniciante conhece sabe tentou aprendeu conhecimento
    livello esperienza principiante conosci provato imparato conoscenz dimestich
    ervaring eerder geprobeerd geleerd vertrouwd kennis voorkennis
    уров опыт новичок начинающ знаете знаешь знаком уже раньше пробовал умеете умеешь изуча`),
  pieces: pieces(
    'have you|did you|how much do you|now and then|so far|until now|up to now|how far|how well|how good|new to|first time|where are you|starting point',
    'you can do|hast du|haben sie|wie weit|wie gut|bis jetzt|von null|erste mal|as-tu|avez-vous|as tu|jusqu|où en|en êtes| zéro',
    'quelques bases|première fois| ya |has hecho|has tocado|ha hecho|hasta ahora|alguna vez| cero|primera vez|punto de partida|ponto de partida|punto di partenza|point de départ| já |até agora',
    'primeira vez| zero| già | sai |hai fatto|hai mai| finora|prima volta| je al| er al| al eens| weet |heb je|hoe ver|hoe goed',
    'ken je|kun je al|tot nu toe| nul |eerste keer|с нуля|первый раз',
  ),
  signs:
    /レベル|経験|初心者|初めて|知って|ご存[じ知]|やったこと|したこと|これまで|今まで|すでに|程度|水平|基础|经验|初学|零基础|为止|目前|了解|学过|你会|会做|会什么|以前|已经|接触过|试过|مستو|خبر|مبتدئ|تعرف|جر[ّ]?ب|سبق|من قبل|بالفعل|حتى الآن|स्तर|अनुभव|शुरुआती|जानते|पहले|सीखा|आज़मा|अब तक|आता है/u,
}

/** Surely asks for what matters to the learner. */
export const FOCUS: TopicWords = {
  beginnings:
    wordsIn(`matter important importance most focus goal aim purpose achieve accomplish interest why priorit motivat reach dream
    concentrat worth picture imagine happ succe
    wichtig schwerpunkt ziel zweck erreichen warum wofür wozu motivier liebsten reizt meisten herzen konzentrier vorstell
    objectif pourquoi intéress motiv atteindre concentr envie sert servira compte
    importan objetivo meta propósito interes porqué prioridad motiva lograr alcanzar concentr centrar
    importa foco alcançar conseguir finalidade
    obiettivo scopo perché raggiung conta serve
    belangrijk doel waarom waarvoor bereiken aanspreekt
    важн главн цель зачем интерес приоритет достич хотел сосредоточ`),
  pieces: pieces(
    'what for|for what|be able to|in the end|at the end|use it for|do with it|start with|wait to|get out of|für was|am ende',
    'herauskommen|votre but|ton but|quel but|à quoi|para qué|por qué|al final|para que|por que|no final|a che cosa|a cosa',
    'per cosa|alla fine|aan het eind|для чего|больше всего',
  ),
  signs:
    /大切|重要|目的|目標|なぜ|興味|使いたい|一番|重点|看重|目标|为什么|感兴趣|用来|最想|أهم|هدف|لماذا|يهم|اهتمام|غاية|تركز|ज़रूरी|जरूरी|महत्व|लक्ष्य|क्यों|रुचि|किस काम|किसलिए|ध्यान/u,
}

/** May ask for it, unless the question names what the learner knows. */
export const INTENTION: TopicWords = {
  beginnings:
    wordsIn(`want wish like hop plan need use using which main mainly particular specific kind type sort style area aspect
    topic part result success reason prefer enjoy excite love appeal project build create lean should yourself situation occasion work job
    fun pleasure draw rather
    möchtest möchten willst wollen soll eher welche lieber besonder bestimmt vor art bereich thema anwend einsetzen nutzen brauchst
    projekt beruf arbeit spaß freude
    veux voulez voudri souhait aimeri quel particul genre style domaine aspect projet plutôt besoin utilis préfér travail plaisir
    quieres quiere gustar quién cuál qué tipo estilo área aspecto tema proyecto prefieres usar necesitas trabajo gusto placer
    quer gostaria qual tipo projeto prefere precisa pretende trabalho prazer
    vuoi vorresti piac quale stile aspetto progetto preferisci bisogno lavoro
    wil wilt zou welk soort stijl gebied onderwerp liever gebruik nodig graag werk plezier
    хотите хочешь какой какая какие какую особен проект предпочита использ нужн работ удовольств`),
  pieces: pieces(' أي |something else'),
  signs:
    /たい|どんな|どの|特に|好き|場面|趣味|仕事|想|哪[种类些个方]|什么样|喜欢|希望|打算|用途|方面|工作|兴趣|تريد|تود|ترغب|تحب|استخدام|चाहते|चाहेंगे|कौन|किस|पसंद|इस्तेमाल/u,
}

/** Words that ask for a level by name, and for an amount of time alone: both in one question are two. */
export const LEVEL_BY_NAME: TopicWords = {
  beginnings: wordsIn(`level experience experienced beginner beginners advanced background
    vorwissen vorkenntnisse erfahrung erfahren anfänger niveau expérience débutant nivel experiencia principiante
    nível experiência iniciante livello esperienza ervaring уровень опыт новичок начинающий`),
  pieces: [],
  signs: /レベル|経験|初心者|水平|基础|经验|初学|مستو|خبر|مبتدئ|स्तर|अनुभव|शुरुआती/u,
}
export const AMOUNT_BY_NAME: TopicWords = {
  beginnings:
    wordsIn(`time hour hours minutes zeit stunden minuten temps heures tiempo horas minutos tempo ore minuti tijd uur
    времени часов минут`),
  pieces: [],
  signs: /時間|时间|小时|وقت|ساع|समय|घंट/u,
}

function pieces(...lists: readonly string[]): readonly string[] {
  return lists.flatMap((list) => list.split('|'))
}
