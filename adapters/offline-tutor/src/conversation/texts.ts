/** What the tutor says in a conversation beside the questions, which are the product's own. */
type Texts = {
  /** Pressed, each of these is understood as it is written. */
  readonly makePlan: string
  readonly generalPlan: string
  /** Of a goal without lessons. */
  readonly noLessons: string
  /** Of the same once more. */
  readonly onlyGeneral: string
  readonly cannotAnswer: string
  /** That a number or a choice is needed. */
  readonly chooseOne: string
  readonly noted: string
  readonly whatInstead: string
  /** Under a summary. */
  readonly changeThere: string
  readonly lessonsAreEnglish: string
}

const en: Texts = {
  makePlan: 'Make the plan now',
  generalPlan: 'A free general plan',
  noLessons:
    'I’m a demo, and I only have lessons on the subjects below. Choose one, or take a free general plan: three chapters on how to go about learning something new. For any other goal, connect a model: the README says how.',
  onlyGeneral: 'I have no lessons on that either. This is what I can make: a free general plan of three chapters.',
  cannotAnswer: 'I’m a demo and can’t answer that.',
  chooseOne: 'I’m a demo and only understand short answers. Choose one, or leave it open and make the plan.',
  noted: 'Noted.',
  whatInstead: 'What should it say instead?',
  changeThere: 'You can change each of your details beside the chat.',
  lessonsAreEnglish: '',
}

const de: Texts = {
  makePlan: 'Den Plan jetzt erstellen',
  generalPlan: 'Ein kostenloser allgemeiner Plan',
  noLessons:
    'Ich bin eine Demo und habe nur Lektionen zu den Themen unten. Wähle eines, oder nimm einen kostenlosen allgemeinen Plan: drei Kapitel darüber, wie man etwas Neues lernt. Für andere Ziele verbinde ein Modell: Die README sagt, wie.',
  onlyGeneral:
    'Auch dazu habe ich keine Lektionen. Das kann ich erstellen: einen kostenlosen allgemeinen Plan mit drei Kapiteln.',
  cannotAnswer: 'Ich bin eine Demo und kann darauf nicht antworten.',
  chooseOne:
    'Ich bin eine Demo und verstehe nur kurze Antworten. Wähle eine, oder lass es offen und erstelle den Plan.',
  noted: 'Notiert.',
  whatInstead: 'Was soll dort stattdessen stehen?',
  changeThere: 'Alle Angaben kannst du neben dem Chat ändern.',
  lessonsAreEnglish: 'Meine Lektionen sind auf Englisch.',
}

const es: Texts = {
  makePlan: 'Hacer el plan ahora',
  generalPlan: 'Un plan general gratis',
  noLessons:
    'Soy una demo y solo tengo lecciones sobre los temas de abajo. Elige uno o toma un plan general gratis: tres capítulos sobre cómo aprender algo nuevo. Para otras metas, conecta un modelo: el README explica cómo.',
  onlyGeneral:
    'Tampoco tengo lecciones sobre eso. Esto es lo que puedo hacer: un plan general gratis de tres capítulos.',
  cannotAnswer: 'Soy una demo y no puedo responder a eso.',
  chooseOne: 'Soy una demo y solo entiendo respuestas cortas. Elige una, o déjalo abierto y haz el plan.',
  noted: 'Anotado.',
  whatInstead: '¿Qué debe decir en su lugar?',
  changeThere: 'Puedes cambiar todos tus datos junto al chat.',
  lessonsAreEnglish: 'Mis lecciones están en inglés.',
}

const TEXTS: Readonly<Record<string, Texts>> = { de, en, es }

/** In the language of the page where there is one, else in English. */
export const textsIn = (language: string | null | undefined): Texts & { readonly language: string } => {
  const known = language && language in TEXTS ? language : 'en'
  return { ...(TEXTS[known] ?? en), language: known }
}

export const isChip = (words: string, chip: 'makePlan' | 'generalPlan'): boolean =>
  Object.values(TEXTS).some((texts) => texts[chip] === words.trim())
