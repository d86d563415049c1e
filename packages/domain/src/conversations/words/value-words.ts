import type { Format, Level } from '../../brief/slots.ts'

/** How values of a brief are said, in one language. */
export type ValueWords = {
  /** Without `new`, which has a word of its own. */
  readonly levels: Readonly<Record<Exclude<Level, 'new'>, string>>
  /** `{time}` stands for hours or minutes. */
  readonly perWeek: string
  readonly perDay: string
  readonly inAll: string
  /** `{date}` stands for a day. */
  readonly until: string
  /** The same of a day that is over: a plan has no date then. */
  readonly over: string
  readonly mustHave: string
  readonly skip: string
  /** Names what every lesson must respect. */
  readonly constraints: string
  /** Names the formats. */
  readonly learnBy: string
  readonly formats: Readonly<Record<Format, string>>
  /** How many questions about the level were answered rightly. */
  readonly placed: (score: { readonly right: number; readonly of: number }) => string
}

const words = (
  [some, comfortable, expert]: readonly [string, string, string],
  [perWeek, perDay, inAll, until, over]: readonly [string, string, string, string, string],
  [mustHave, skip, learnBy, constraints]: readonly [string, string, string, string],
  [read, watch, practise, build]: readonly [string, string, string, string],
  placed: string,
): ValueWords => ({
  levels: { some, comfortable, expert },
  perWeek,
  perDay,
  inAll,
  until,
  over,
  mustHave,
  skip,
  learnBy,
  constraints,
  formats: { read, watch, practise, build },
  placed: ({ right, of }) => placed.replace('{right}', `${right}`).replace('{of}', `${of}`),
})

/** By BCP 47 primary language. */
export const VALUE_WORDS = {
  ar: words(
    ['بعض الخبرة', 'مستوى جيد', 'خبرة واسعة'],
    ['{time} في الأسبوع', '{time} في اليوم', '{time} إجمالاً', 'حتى {date}', 'انقضى {date}، لذا تكون الخطة بلا موعد'],
    ['لا بد منه', 'بدون', 'طريقة التعلم', 'يُراعى دائمًا'],
    ['القراءة', 'المشاهدة', 'التمرين', 'صنع شيء'],
    'الإجابات الصحيحة: {right} من {of}',
  ),
  de: words(
    ['etwas Erfahrung', 'schon sicher', 'sehr erfahren'],
    [
      '{time} pro Woche',
      '{time} am Tag',
      'insgesamt {time}',
      'bis {date}',
      '{date} ist vorbei, deshalb plane ich ohne Termin',
    ],
    ['Unbedingt dabei', 'Nicht dabei', 'Lernweise', 'Immer beachten'],
    ['lesen', 'zuschauen', 'üben', 'etwas bauen'],
    '{right} von {of} richtig',
  ),
  en: words(
    ['some experience', 'comfortable with it', 'expert'],
    ['{time} a week', '{time} a day', '{time} in all', 'by {date}', '{date} has passed, so I’ll plan without a date'],
    ['Must have', 'Leave out', 'Learn by', 'Always keep in mind'],
    ['reading', 'watching', 'practising', 'building something'],
    '{right} out of {of} correct',
  ),
  es: words(
    ['algo de experiencia', 'con soltura', 'mucha experiencia'],
    [
      '{time} por semana',
      '{time} al día',
      '{time} en total',
      'para el {date}',
      '{date} ya pasó, así que el plan no tendrá fecha',
    ],
    ['Imprescindible', 'Dejar fuera', 'Forma de aprender', 'Tener siempre en cuenta'],
    ['leer', 'ver vídeos', 'practicar', 'crear algo'],
    '{right} de {of} correctas',
  ),
  fr: words(
    ['un peu d’expérience', 'à l’aise', 'très expérimenté'],
    [
      '{time} par semaine',
      '{time} par jour',
      '{time} en tout',
      'd’ici au {date}',
      '{date} : date passée, le plan n’aura donc pas d’échéance',
    ],
    ['À inclure', 'À laisser de côté', 'Façon d’apprendre', 'À respecter toujours'],
    ['lire', 'regarder', 'pratiquer', 'réaliser un projet'],
    'réponses justes : {right} sur {of}',
  ),
  hi: words(
    ['थोड़ा अनुभव', 'अच्छी पकड़', 'बहुत अनुभव'],
    ['हफ़्ते में {time}', 'रोज़ {time}', 'कुल {time}', '{date} तक', '{date} बीत चुकी है, इसलिए योजना बिना तारीख के होगी'],
    ['ज़रूर शामिल', 'इनके बिना', 'सीखने का तरीका', 'हमेशा ध्यान रहे'],
    ['पढ़ना', 'देखना', 'अभ्यास करना', 'कुछ बनाना'],
    '{of} में से {right} सही',
  ),
  it: words(
    ['un po’ di esperienza', 'buona padronanza', 'grande esperienza'],
    [
      '{time} a settimana',
      '{time} al giorno',
      '{time} in tutto',
      'entro il {date}',
      '{date}: data passata, quindi il piano non avrà scadenza',
    ],
    ['Da includere', 'Senza', 'Modo di imparare', 'Da rispettare sempre'],
    ['leggere', 'guardare', 'esercitarsi', 'creare qualcosa'],
    '{right} su {of} giuste',
  ),
  ja: words(
    ['少し経験あり', 'ある程度できる', '経験が豊富'],
    ['週に{time}', '1日{time}', '全部で{time}', '{date}まで', '{date}は過ぎているため、期限なしで計画します'],
    ['必ず入れる', '入れない', '学び方', '常に守ること'],
    ['読む', '見る', '練習する', '作る'],
    '{of}問中{right}問正解',
  ),
  nl: words(
    ['enige ervaring', 'al vertrouwd', 'zeer ervaren'],
    [
      '{time} per week',
      '{time} per dag',
      '{time} in totaal',
      'uiterlijk {date}',
      '{date} is voorbij, dus het plan krijgt geen einddatum',
    ],
    ['Moet erin', 'Niet erin', 'Manier van leren', 'Altijd rekening mee houden'],
    ['lezen', 'kijken', 'oefenen', 'iets maken'],
    '{right} van de {of} goed',
  ),
  pt: words(
    ['alguma experiência', 'bom domínio', 'muita experiência'],
    [
      '{time} por semana',
      '{time} por dia',
      '{time} no total',
      'até {date}',
      '{date} já passou, por isso o plano não terá prazo',
    ],
    ['Indispensável', 'Deixar de fora', 'Forma de aprender', 'Levar sempre em conta'],
    ['ler', 'assistir', 'praticar', 'criar algo'],
    '{right} de {of} certas',
  ),
  ru: words(
    ['есть небольшой опыт', 'уверенный уровень', 'большой опыт'],
    [
      '{time} в неделю',
      '{time} в день',
      'всего {time}',
      'до {date}',
      '{date} — дата прошла, поэтому план будет без срока',
    ],
    ['Обязательно', 'Не включать', 'Как учиться', 'Всегда учитывать'],
    ['читать', 'смотреть', 'упражняться', 'делать проект'],
    'верных ответов: {right} из {of}',
  ),
  zh: words(
    ['有一些经验', '比较熟练', '经验丰富'],
    ['每周{time}', '每天{time}', '总共{time}', '在{date}之前', '{date}已过，因此计划不设期限'],
    ['必须包括', '不包括', '学习方式', '始终注意'],
    ['阅读', '观看', '练习', '动手做'],
    '{of} 题答对 {right} 题',
  ),
}
