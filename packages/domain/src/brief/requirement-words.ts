import type { Format } from './slots.ts'

/** Phrases divided by bars, in lower case, as they stand at the beginning or the end of a clause. Few, and certain. */
export type RequirementWords = {
  readonly mustBefore: string
  readonly mustBehind: string
  readonly skipBefore: string
  readonly skipBehind: string
  readonly formats: Readonly<Partial<Record<Format, string>>>
}

export const REQUIREMENT_WORDS: readonly RequirementWords[] = [
  {
    mustBefore:
      'it must include|must include|it must cover|must cover|must have|it has to include|has to include|has to cover|should include|should cover|please include|be sure to include|make sure to include|needs to include',
    mustBehind: 'must be included|must be covered|is a must|is a must-have',
    skipBefore:
      'without|no|please no|but no|and no|but without|and without|with no|skip|please skip|leave out|please leave out|nothing about|nothing on|not interested in|i don’t want|i don’t need',
    skipBehind: 'can be skipped|can be left out',
    formats: {
      read: 'prefer reading|prefer books|by reading|learn from books|with books',
      watch: 'prefer videos|prefer watching|by watching|with videos|watch videos|watching videos|learn from videos',
      practise:
        'by doing|hands-on|hands on|by practising|by practicing|prefer exercises|with exercises|lots of exercises|many exercises|lots of practice',
      build: 'by building|build projects|building projects|with projects|with a project|real projects|prefer projects',
    },
  },
  {
    mustBefore:
      'es muss enthalten|muss enthalten|es soll enthalten|soll enthalten|unbedingt|unbedingt mit|auf jeden fall|auf jeden fall mit|mit dabei sein muss',
    mustBehind: 'muss dabei sein|müssen dabei sein|muss vorkommen|müssen vorkommen|soll dabei sein|ist pflicht',
    skipBefore:
      'ohne|keine|kein|keinen|bitte keine|bitte kein|bitte keinen|bitte ohne|aber ohne|aber keine|aber kein|und keine|nichts über|nichts zu',
    skipBehind: 'weglassen|bitte weglassen|kann weg|brauche ich nicht',
    formats: {
      read: 'lieber lesen|am liebsten lesen|mit büchern|aus büchern',
      watch: 'lieber videos|am liebsten videos|mit videos|videos schauen',
      practise: 'mit übungen|viele übungen|durch üben|durch ausprobieren|viel üben',
      build: 'mit einem projekt|mit projekten|an projekten|durch bauen',
    },
  },
  {
    mustBefore:
      'doit inclure|il faut inclure|il doit y avoir|doit contenir|à inclure absolument|inclure absolument|absolument',
    mustBehind: 'est indispensable|sont indispensables|doit y être|doivent y être',
    skipBefore: 'sans|pas de|pas d’|mais sans|mais pas de|et sans|s’il vous plaît pas de|rien sur',
    skipBehind: '',
    formats: {
      read: 'en lisant|avec des livres|je préfère lire',
      watch: 'avec des vidéos|je préfère les vidéos|en regardant des vidéos',
      practise: 'avec des exercices|beaucoup d’exercices|en pratiquant|par la pratique',
      build: 'avec un projet|avec des projets|en construisant',
    },
  },
  {
    mustBefore: 'debe incluir|tiene que incluir|que incluya|hay que incluir|sobre todo debe incluir',
    mustBehind: 'es imprescindible|son imprescindibles|tiene que estar',
    skipBefore: 'sin|nada de|pero sin|y sin|pero nada de|no quiero',
    skipBehind: '',
    formats: {
      read: 'leyendo|con libros|prefiero leer',
      watch: 'con vídeos|con videos|prefiero vídeos|prefiero videos|viendo vídeos|viendo videos',
      practise: 'con ejercicios|muchos ejercicios|practicando|con práctica',
      build: 'con un proyecto|con proyectos|construyendo',
    },
  },
  {
    mustBefore: 'deve incluir|tem que incluir|tem de incluir|precisa incluir|que inclua',
    mustBehind: 'é indispensável|são indispensáveis|tem que estar',
    skipBefore: 'sem|nada de|mas sem|e sem|mas nada de|não quero',
    skipBehind: '',
    formats: {
      read: 'lendo|com livros|prefiro ler',
      watch: 'com vídeos|prefiro vídeos|vendo vídeos|assistindo vídeos',
      practise: 'com exercícios|muitos exercícios|praticando|com prática',
      build: 'com um projeto|com projetos|construindo',
    },
  },
  {
    mustBefore: 'deve includere|deve contenere|deve esserci|ci deve essere',
    mustBehind: 'è indispensabile|sono indispensabili|deve esserci',
    skipBefore: 'senza|niente|ma senza|e senza|ma niente|non voglio',
    skipBehind: '',
    formats: {
      read: 'leggendo|con libri|preferisco leggere',
      watch: 'con video|preferisco i video|guardando video',
      practise: 'con esercizi|molti esercizi|facendo pratica',
      build: 'con un progetto|con progetti|costruendo',
    },
  },
  {
    mustBefore: 'het moet bevatten|moet bevatten|in elk geval|in ieder geval',
    mustBehind: 'moet erin|moeten erin|moet erbij|moet aan bod komen',
    skipBefore: 'zonder|geen|maar zonder|maar geen|en geen|liever geen|niets over',
    skipBehind: 'overslaan|weglaten',
    formats: {
      read: 'liever lezen|met boeken',
      watch: 'liever video’s|met video’s|video’s kijken',
      practise: 'met oefeningen|veel oefeningen|door te doen|door te oefenen',
      build: 'met een project|met projecten|door te bouwen',
    },
  },
  {
    mustBefore: 'обязательно|должно быть|должна быть|должны быть|нужно включить|включите',
    mustBehind: 'обязательно|обязательна|обязательны',
    skipBefore: 'без|но без|и без|только без|ничего про|ничего о',
    skipBehind: 'не нужно|не нужна|не нужны|не надо',
    formats: {
      read: 'по книгам|люблю читать|лучше читать',
      watch: 'по видео|лучше видео|смотреть видео',
      practise: 'на практике|с упражнениями|много упражнений|через практику',
      build: 'на проекте|на проектах|с проектом|с проектами',
    },
  },
  {
    mustBefore: '必ず|必須は',
    mustBehind:
      'は必須|は必須です|は必ず入れてください|は必ず入れて|を必ず入れてください|を入れてください|は絶対に入れて',
    skipBefore: '',
    skipBehind:
      'なし|なしで|抜き|抜きで|は不要|は不要です|はいらない|はいりません|は要らない|は要りません|は省いて|は省いてください|は飛ばして',
    formats: {
      read: '本で学びたい|読んで学びたい|本で|読書で',
      watch: '動画で学びたい|動画がいい|動画で',
      practise: '練習問題で|実践で|手を動かして|練習しながら',
      build: '作りながら|プロジェクトで',
    },
  },
  {
    mustBefore: '必须包括|必须有|必须包含|一定要有|一定要包括|一定要學|一定要学|必須包括|必須包含',
    mustBehind: '是必须的|必须有|不能少',
    skipBefore: '不要|不学|不學|不需要|跳过|跳過|不想学|不想學|没有|去掉',
    skipBehind: '不要|不用学|不用學|可以跳过|可以跳過|不需要',
    formats: {
      read: '看书|看書|喜欢阅读|通过阅读',
      watch: '看视频|看影片|通过视频|喜欢视频',
      practise: '多练习|多練習|通过练习|做练习|动手',
      build: '做项目|通过项目|做專案',
    },
  },
  {
    mustBefore: 'يجب أن يشمل|يجب أن يتضمن|لا بد من|لابد من|ضروري',
    mustBehind: 'ضروري|أساسي',
    skipBefore: 'بدون|بلا|من دون|لا أريد|لكن بدون|ولكن بدون',
    skipBehind: '',
    formats: {
      read: 'بالقراءة|من الكتب|أفضل القراءة',
      watch: 'بالفيديو|أفضل الفيديو|من الفيديوهات',
      practise: 'بالتمارين|بالممارسة|تمارين كثيرة',
      build: 'بالمشاريع|من خلال مشروع|بمشروع',
    },
  },
  {
    mustBefore: 'ज़रूर शामिल हो|जरूर शामिल हो',
    mustBehind: 'ज़रूरी है|जरूरी है|ज़रूर होना चाहिए|जरूर होना चाहिए|शामिल होना चाहिए|शामिल करें',
    skipBefore: 'बिना|लेकिन बिना',
    skipBehind: 'के बिना|नहीं चाहिए|छोड़ दें|मत सिखाइए',
    formats: {
      read: 'पढ़कर|किताबों से',
      watch: 'वीडियो से|वीडियो देखकर',
      practise: 'अभ्यास से|अभ्यास करके|करके सीखना',
      build: 'प्रोजेक्ट बनाकर|प्रोजेक्ट से',
    },
  },
]

/** Between two things that are left out. */
export const CONJUNCTIONS = 'and or nor und oder noch et ou ni y o e ed en of и или و أو और या と や 和 或 以及'.split(
  ' ',
)

/** What no plan has, so that leaving it out says nothing: "no hurry", "without stress". */
export const NO_SUBJECTS =
  `time hurry rush idea preference preferences problem problems worries thanks thank stress fear pressure money experience knowledge
  background skill skills yet clue doubt limit limits deadline goal one matter need way more longer wait sorry zeit eile ahnung vorliebe stress angst druck geld problem vorkenntnisse kenntnisse vorwissen erfahrung noch bisher temps hâte idée préférence
  stress peur argent problème expérience tiempo prisa idea preferencia miedo estrés dinero problema experiencia tempo pressa ideia preferência medo
  dinheiro experiência fretta preferenza paura soldi esperienza tijd haast idee voorkeur angst ervaring времени спешки страха стресса опыта`
    .trim()
    .split(/\s+/)

/** Before what is left out: "any theory", "the theory". */
export const ARTICLES =
  'any the a an much too many der die das den viel viele le la les de des du l’ el los las o a os as il lo i gli het'.split(
    ' ',
  )
