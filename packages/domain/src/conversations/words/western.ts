import type { OwnWords } from './conversation-words.ts'

export const en: OwnWords = {
  intro: 'Here’s a summary of what I understood:',
  names: { goal: 'Goal', level: 'Level', time: 'Time', focus: 'Focus' },
  newcomer: 'new to this',
  assumed: {
    level: 'starting from the beginning (my assumption)',
    time: 'about two hours a week (my assumption)',
    focus: 'the essentials first (my assumption)',
  },
  closing: 'If anything is wrong, choose No and tell me what to change. Shall I proceed?',
  cannotAnswer: 'I can’t answer that one. Please say it in other words, or tell me what else you’d like to learn.',
  questions: {
    level: 'What do you already know about this, or have you tried it before?',
    time: 'How much time can you give it, for example per week?',
    focus: 'What matters most to you about it, or what do you want to use it for?',
    change: 'What would you like to change?',
  },
  answers: {
    level: ['I’m new to it', 'I know the basics', 'I’m already good at it'],
    time: ['1 hour a week', '3 hours a week', '30 minutes a day'],
    focus: ['For my job', 'For fun', 'For an exam'],
  },
}

export const de: OwnWords = {
  intro: 'So habe ich dich verstanden:',
  names: { goal: 'Ziel', level: 'Vorwissen', time: 'Zeit', focus: 'Schwerpunkt' },
  newcomer: 'ganz neu dabei',
  assumed: {
    level: 'ganz von vorn (meine Annahme)',
    time: 'etwa zwei Stunden pro Woche (meine Annahme)',
    focus: 'zuerst das Wichtigste (meine Annahme)',
  },
  closing: 'Stimmt etwas nicht? Dann wähle „Nein“ und sag mir, was. Soll ich den Plan erstellen?',
  cannotAnswer:
    'Darauf kann ich nicht antworten. Sag es bitte mit anderen Worten. Oder nenne mir etwas anderes, das du lernen möchtest.',
  questions: {
    level: 'Was weißt oder kannst du schon, oder hast du es schon einmal versucht?',
    time: 'Wie viel Zeit hast du dafür, zum Beispiel pro Woche?',
    focus: 'Was ist dir dabei am wichtigsten, oder wofür möchtest du es nutzen?',
    change: 'Was möchtest du ändern?',
  },
  answers: {
    level: ['Das ist neu für mich', 'Ich kenne die Grundlagen', 'Ich kann es schon gut'],
    time: ['1 Stunde pro Woche', '3 Stunden pro Woche', '30 Minuten am Tag'],
    focus: ['Für den Beruf', 'Zum Spaß', 'Für eine Prüfung'],
  },
}

export const fr: OwnWords = {
  intro: 'Voici ce que j’ai compris :',
  names: { goal: 'Objectif', level: 'Niveau', time: 'Temps', focus: 'Priorité' },
  newcomer: 'débutant complet',
  assumed: {
    level: 'depuis le début (c’est une supposition)',
    time: 'environ deux heures par semaine (c’est une supposition)',
    focus: 'l’essentiel d’abord (c’est une supposition)',
  },
  closing: 'Quelque chose ne va pas ? Choisissez « Non » et dites-moi quoi. Je prépare le plan ?',
  cannotAnswer:
    'Je ne peux pas répondre à cela. Dites-le autrement, ou dites-moi ce que vous aimeriez apprendre d’autre.',
  questions: {
    level: 'Que savez-vous déjà sur ce sujet, ou avez-vous déjà essayé ?',
    time: 'Combien de temps pouvez-vous y consacrer, par exemple par semaine ?',
    focus: 'Qu’est-ce qui compte le plus pour vous, ou à quoi cela vous servira-t-il ?',
    change: 'Que souhaitez-vous changer ?',
  },
  answers: {
    level: ['Je débute', 'Je connais les bases', 'Je me débrouille bien'],
    time: ['1 heure par semaine', '3 heures par semaine', '30 minutes par jour'],
    focus: ['Pour mon travail', 'Pour le plaisir', 'Pour un examen'],
  },
}

export const es: OwnWords = {
  intro: 'Esto es lo que entendí:',
  names: { goal: 'Meta', level: 'Nivel', time: 'Tiempo', focus: 'Enfoque' },
  newcomer: 'desde cero',
  assumed: {
    level: 'desde el principio (lo supongo)',
    time: 'unas dos horas por semana (lo supongo)',
    focus: 'primero lo esencial (lo supongo)',
  },
  closing: 'Si algo no está bien, elige «No» y dime qué. ¿Preparo el plan?',
  cannotAnswer: 'No puedo responder a eso. Dilo con otras palabras o dime qué más te gustaría aprender.',
  questions: {
    level: '¿Qué sabes ya de esto? ¿Lo has probado alguna vez?',
    time: '¿Cuánto tiempo puedes dedicarle, por ejemplo, a la semana?',
    focus: '¿Qué es lo más importante para ti, o para qué lo quieres usar?',
    change: '¿Qué te gustaría cambiar?',
  },
  answers: {
    level: ['Empiezo de cero', 'Conozco lo básico', 'Ya se me da bien'],
    time: ['1 hora a la semana', '3 horas a la semana', '30 minutos al día'],
    focus: ['Para mi trabajo', 'Por diversión', 'Para un examen'],
  },
}

export const pt: OwnWords = {
  intro: 'Foi isto que entendi:',
  names: { goal: 'Objetivo', level: 'Nível', time: 'Tempo', focus: 'Foco' },
  newcomer: 'do zero',
  assumed: {
    level: 'desde o início (suposição minha)',
    time: 'cerca de duas horas por semana (suposição minha)',
    focus: 'primeiro o essencial (suposição minha)',
  },
  closing: 'Se algo não estiver certo, escolha “Não” e diga o quê. Posso criar o plano?',
  cannotAnswer: 'Não posso responder a isso. Diga com outras palavras ou conte o que mais você gostaria de aprender.',
  questions: {
    level: 'O que você já sabe sobre isso, ou já tentou antes?',
    time: 'Quanto tempo você pode dedicar, por exemplo por semana?',
    focus: 'O que mais importa para você, ou para que quer usar isso?',
    change: 'O que você gostaria de mudar?',
  },
  answers: {
    level: ['Estou começando do zero', 'Já sei o básico', 'Já tenho bastante prática'],
    time: ['1 hora por semana', '3 horas por semana', '30 minutos por dia'],
    focus: ['Para o trabalho', 'Por diversão', 'Para uma prova'],
  },
}

export const it: OwnWords = {
  intro: 'Ecco che cosa ho capito:',
  names: { goal: 'Obiettivo', level: 'Livello', time: 'Tempo', focus: 'Priorità' },
  newcomer: 'da zero',
  assumed: {
    level: 'dall’inizio (lo suppongo)',
    time: 'circa due ore a settimana (lo suppongo)',
    focus: 'prima l’essenziale (lo suppongo)',
  },
  closing: 'Se qualcosa non va, scegli “No” e dimmi che cosa. Preparo il piano?',
  cannotAnswer: 'A questo non posso rispondere. Dillo con altre parole, oppure dimmi che cos’altro vorresti imparare.',
  questions: {
    level: 'Che cosa sai già, o hai già provato?',
    time: 'Quanto tempo puoi dedicarci, per esempio a settimana?',
    focus: 'Che cosa conta di più per te, o a che cosa ti serve?',
    change: 'Che cosa vuoi cambiare?',
  },
  answers: {
    level: ['Parto da zero', 'Conosco le basi', 'Me la cavo già bene'],
    time: ['1 ora a settimana', '3 ore a settimana', '30 minuti al giorno'],
    focus: ['Per il lavoro', 'Per divertimento', 'Per un esame'],
  },
}

export const nl: OwnWords = {
  intro: 'Dit heb ik begrepen:',
  names: { goal: 'Doel', level: 'Niveau', time: 'Tijd', focus: 'Accent' },
  newcomer: 'helemaal nieuw',
  assumed: {
    level: 'vanaf het begin (mijn aanname)',
    time: 'ongeveer twee uur per week (mijn aanname)',
    focus: 'eerst de basis (mijn aanname)',
  },
  closing: 'Klopt er iets niet? Kies ‘Nee’ en zeg me wat. Zal ik het plan maken?',
  cannotAnswer: 'Daar kan ik niet op antwoorden. Zeg het anders, of vertel me wat je nog meer wilt leren.',
  questions: {
    level: 'Wat weet je er al van, of heb je het al eens geprobeerd?',
    time: 'Hoeveel tijd heb je ervoor, bijvoorbeeld per week?',
    focus: 'Wat vind je het belangrijkst, of waarvoor wil je het gebruiken?',
    change: 'Wat wil je veranderen?',
  },
  answers: {
    level: ['Het is nieuw voor mij', 'Ik ken de basis', 'Ik kan het al goed'],
    time: ['1 uur per week', '3 uur per week', '30 minuten per dag'],
    focus: ['Voor mijn werk', 'Voor mijn plezier', 'Voor een examen'],
  },
}
