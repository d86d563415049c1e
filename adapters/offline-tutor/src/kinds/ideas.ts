import { ideasLessons } from '../lessons/ideas.ts'
import { type Kind, words } from './kind.ts'

const ERA = words(
  'roman|greek|egyptian|ancient|medieval|modern|world|european|american|african|chinese|japanese|indian',
  'german|french|british|english|irish|scottish|russian|spanish|italian|ottoman|byzantine|persian',
  "jewish|islamic|viking|military|local|women[’']s|black|economic|cultural|maritime|mexican|polish",
  'korean|turkish|celtic',
)

// what a history is of: up to three words, none of which begins another thought
const WORD = String.raw`(?!(?:because|for|so|with|since|to|from|in|that|which|who)\b)\p{L}+`

export const ideas: Kind = {
  strength: 1.1,
  subjects: {
    'art history': 'art history|history of art|kunstgeschichte',
    'the history of $1': `(?:the )?history of ((?:the )?${WORD}(?: ${WORD}){0,2})`,
    '$1 history': `(${ERA}) history`,
    'the Roman Empire': '(?:the )?roman (?:empire|republic)|romans|ancient rome',
    'ancient Egypt': 'ancient egypt|pharaohs|pyramids',
    'ancient Greece': 'ancient greece',
    'the Middle Ages': '(?:the )?middle ages|medieval (?:europe|life|times)|knights',
    'the Renaissance': '(?:the )?renaissance',
    'the French Revolution': '(?:the )?french revolution|napoleon(?:ic wars)?',
    'the First World War': '(?:the )?(?:first world war|world war (?:i|one|1)|wwi|ww1)',
    'the Second World War': '(?:the )?(?:second world war|world war (?:ii|two|2)|wwii|ww2)',
    'the Cold War': '(?:the )?cold war',
    archaeology: 'archa?eology',
    genealogy: 'genealogy|family (?:history|tree)|ancestors|ancestry',
    mythology: '(?:\\p{L}+ )?(?:mythology|myths)',
    philosophy: '(?:\\p{L}+ )?philosophy|philosophers|philosophie|filosofía|metaphysics|epistemology|existentialism',
    '$1’s philosophy': '(nietzsche|kant|plato|aristotle|hegel|spinoza|wittgenstein|socrates|hume)',
    stoicism: 'stoic(?:ism)?|marcus aurelius|seneca',
    ethics: 'ethics',
    'critical thinking': 'critical thinking|logical fallacies|fallacies|think(?:ing)? (?:more )?(?:critically|clearly)',
    psychology: '(?:\\p{L}+ )?psychology|psychologie|psicología|psychoanalysis|freud|jung',
    sociology: 'sociology|anthropology|social sciences?',
    linguistics: 'linguistics',
    politics: 'politics|political (?:science|theory|philosophy)|international relations|geopolitics|democracy',
    law: '(?:\\p{L}+ )?law(?!n)|legal system|jura',
    religion: words(
      '(?:world |comparative )?religions?|theology|the bible|bible study|the quran|buddhism|hinduism|islam',
      'christianity|judaism|taoism',
    ),
    literature: '(?:\\p{L}+ )?literature|classic novels|the odyssey',
    $1: '(shakespeare|dostoevsky|tolstoy|goethe|kafka|jane austen|homer)',
    'film history': 'film (?:studies|history|theory)|cinema',
    'music history': 'music history|history of music|classical music|opera(?! singing)',
    geography: 'geography|countries and capitals|maps',
    education: 'education|pedagogy|teaching(?! (?:my|a|the) (?:dog|cat|puppy))|didactics|teacher',
    'cultural studies': 'cultural studies|culture',
  },
  general: { history: 'history|geschichte|historia|histoire', 'the humanities': 'humanities' },
  welcome: ({ Name }) =>
    `${Name}: people have been talking about this for a long time, and you are welcome to join in.`,
  asksLevel: ({ name }) => `How much do you know about ${name}: very little, some reading, or have you studied it?`,
  asksFocus: ({ name }) => `Which question or which part of ${name} attracts you most?`,
  usualFocus: 'an overview, with some depth in a few places',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: the great questions, from the beginning`,
      some: `${Name}: from reading to understanding`,
      good: `${Name} in depth: sources, disputes, a view of your own`,
    })[grade],
  outcome: ({ name }) =>
    `have an orderly picture of ${name}, can read sources with care, and take part in a discussion with reasons`,
  lessons: ideasLessons,
}
