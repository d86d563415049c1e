/** What the tutor says in a conversation beside the questions, which are the product's own. */
type Texts = {
  readonly makePlan: string
  readonly generalPlan: string
  /** Of a goal without lessons. */
  readonly noLessons: string
  /** Of another one, once a subject was asked for. */
  readonly stillNoLessons: string
  readonly whichSubject: string
  /** Above the summary of a goal without lessons. */
  readonly general: string
  readonly cannotAnswer: string
  /** Words that say nothing of what was asked, and is asked once more. */
  readonly chooseOne: string
  /** The same again: what is assumed now stands in the summary. */
  readonly leftOpen: string
  readonly noted: string
  readonly whatInstead: string
  /** Under a summary. */
  readonly changeThere: string
  readonly lessonsAreEnglish: string
  /** Of a longer message that named the subject. */
  readonly readsLittle: string
}

const en: Texts = {
  makePlan: 'Make the plan now',
  generalPlan: 'A free general plan',
  noLessons:
    'I’m a demo, and I only have lessons on the subjects below. Choose one, or take a free general plan: three chapters on how to go about learning something new. For any other goal, connect a model: the README says how.',
  stillNoLessons: 'I have no lessons on that either.',
  whichSubject: 'Which one would you like?',
  general: 'I have no lessons on this, so it becomes a free general plan: three chapters on how to go about it.',
  cannotAnswer: 'I’m a demo and can’t answer that.',
  chooseOne: 'I’m a demo and only understand short answers.',
  leftOpen: 'I couldn’t read that, so I leave it open. You can set it beside the chat.',
  noted: 'Noted.',
  whatInstead: 'What should it say instead?',
  changeThere: 'You can change each of your details beside the chat.',
  lessonsAreEnglish: '',
  readsLittle:
    'I’m a demo: of a longer message I only read the subject, a level and how much time you have. You can set the rest beside the chat.',
}

const de: Texts = {
  makePlan: 'Plan jetzt erstellen',
  generalPlan: 'Ein kostenloser allgemeiner Plan',
  noLessons:
    'Ich bin eine Demo und habe nur Lektionen zu den Themen unten. Wähle eines, oder nimm einen kostenlosen allgemeinen Plan: drei Kapitel darüber, wie man etwas Neues lernt. Für andere Ziele verbinde ein Modell: Die README sagt, wie.',
  stillNoLessons: 'Auch dazu habe ich keine Lektionen.',
  whichSubject: 'Welches Thema möchtest du?',
  general:
    'Dazu habe ich keine Lektionen. Es wird ein kostenloser allgemeiner Plan: drei Kapitel darüber, wie man es angeht.',
  cannotAnswer: 'Ich bin eine Demo und kann darauf nicht antworten.',
  chooseOne: 'Ich bin eine Demo und verstehe nur kurze Antworten.',
  leftOpen: 'Das konnte ich nicht lesen, deshalb lasse ich es offen. Neben dem Chat kannst du es einstellen.',
  noted: 'Notiert.',
  whatInstead: 'Was soll dort stattdessen stehen?',
  changeThere: 'Alle Angaben kannst du neben dem Chat ändern.',
  lessonsAreEnglish: 'Meine Lektionen sind auf Englisch.',
  readsLittle:
    'Ich bin eine Demo: Aus einer längeren Nachricht lese ich nur das Thema, den Stand und die Zeit. Den Rest kannst du neben dem Chat einstellen.',
}

const es: Texts = {
  makePlan: 'Crear el plan ya',
  generalPlan: 'Un plan general gratis',
  noLessons:
    'Soy una demo y solo tengo lecciones sobre los temas de abajo. Elige uno o toma un plan general gratis: tres capítulos sobre cómo aprender algo nuevo. Para otras metas, conecta un modelo: el README explica cómo.',
  stillNoLessons: 'Tampoco tengo lecciones sobre eso.',
  whichSubject: '¿Cuál te gustaría?',
  general:
    'No tengo lecciones sobre esto, así que será un plan general gratis: tres capítulos sobre cómo ponerte a ello.',
  cannotAnswer: 'Soy una demo y no puedo responder a eso.',
  chooseOne: 'Soy una demo y solo entiendo respuestas cortas.',
  leftOpen: 'No pude leer eso, así que lo dejo abierto. Puedes ajustarlo junto al chat.',
  noted: 'Anotado.',
  whatInstead: '¿Qué debe decir en su lugar?',
  changeThere: 'Puedes cambiar todos tus datos junto al chat.',
  lessonsAreEnglish: 'Mis lecciones están en inglés.',
  readsLittle:
    'Soy una demo: de un mensaje largo solo leo el tema, el nivel y el tiempo. Puedes ajustar lo demás junto al chat.',
}

const TEXTS = { de, en, es } as const
export type TutorLanguage = keyof typeof TEXTS

/** In the language of the page where there is one, else in English. */
export function textsIn(language: string | null | undefined): Texts & { readonly language: TutorLanguage } {
  const known = language === 'de' || language === 'es' ? language : 'en'
  return { ...TEXTS[known], language: known }
}

/** Whether a chip that asks for the plan was pressed, in whichever language. */
export const asksForPlan = (words: string): boolean =>
  Object.values(TEXTS).some((texts) =>
    [texts.makePlan, texts.generalPlan].some((chip) => chip.toLowerCase() === words.toLowerCase()),
  )
