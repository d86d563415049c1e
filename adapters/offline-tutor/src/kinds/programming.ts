import { frameworkLesson, isFramework } from '../lessons/framework.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { programmingLessons } from '../lessons/programming.ts'
import { prose } from '../words/prose.ts'
import { type Kind, type Subject, words } from './kind.ts'

const MAKE = '(?:program|make|build|develop|create|code|making|building|developing|creating|coding|programming)'
const MOBILE = '(?:mobile |ios |android |phone |iphone )'

/** Where the language begins to serve the framework; libraries in general can wait for that. */
function withFramework(subject: Subject): readonly Lesson[] {
  const lessons = programmingLessons(subject).filter((lesson) => lesson.for !== 'more')
  return [...lessons.slice(0, 2), frameworkLesson(subject), ...lessons.slice(2)]
}

export const programming: Kind = {
  subjects: {
    Python: 'python|🐍',
    JavaScript: 'java ?script|js(?!on)|ecmascript',
    TypeScript: 'type ?script',
    Java: 'java',
    Kotlin: 'kotlin',
    Swift: 'swift(?! water)|swiftui',
    'C#': 'c#|c sharp|\\.net|dotnet',
    'C++': 'c\\+\\+|cpp',
    C: '(?:the )?c (?:programming|language)|(?:programming|program|code|coding) in c',
    Rust: 'rust(?! proof| remov)',
    Go: 'golang|go (?:programming|language)|(?:programming|program|code|coding) in go',
    Ruby: 'ruby(?: on rails)?|rails',
    PHP: 'php|laravel',
    Perl: 'perl',
    Haskell: 'haskell',
    Scala: 'scala',
    Elixir: 'elixir',
    Erlang: 'erlang',
    Clojure: 'clojure',
    Lisp: 'lisp|scheme programming',
    Lua: 'lua',
    Dart: 'dart(?! ?board)|flutter',
    Scratch: 'scratch programming|scratch for kids|code in scratch',
    assembly: 'assembly (?:language|programming)|assembler',
    'shell scripting': 'bash|shell script(?:s|ing)?|power ?shell',
    'game programming': words(
      'game (?:development|dev|programming)|unity(?: 3d)?|godot|unreal(?: engine)?',
      `${MAKE} (?:an? |my (?:own )?)?(?:\\p{L}+ )?(?:video ?|computer )?games?`,
    ),
    'app development': words(
      `${MOBILE}?app(?:lication)? (?:development|programming)`,
      `${MAKE} (?:an? |my (?:own )?)?${MOBILE}?apps?`,
    ),
    React: 'react(?: ?js|\\.js)?(?! ?native)(?! to)',
    'React Native': 'react ?native',
    Vue: 'vue(?: ?js|\\.js)?',
    Angular: 'angular',
    Svelte: 'svelte(?:kit)?',
    'Node.js': 'node(?: ?js|\\.js)',
    Django: 'django',
    algorithms: 'algorithms?|data structures?|leetcode|coding interviews?',
    'regular expressions': 'regular expressions?|reg ?ex',
    microcontrollers: 'arduino|raspberry pi|micro ?controllers?|embedded (?:systems|programming)',
  },
  general: {
    programming: words(
      'programming|program|programmieren|programar|programmer|coding|code|coder',
      'software (?:development|engineering|developer|engineer)|computer science|developer',
    ),
  },
  welcome: ({ Name }) =>
    `${Name}: best learnt by making small things that run, so we will get to the first one quickly.`,
  asksLevel: ({ name }) =>
    `Have you programmed before: never, a little in some language, or regularly, so that only ${name} would be new to you?`,
  asksFocus: ({ name }) => prose`
    What would you like to make or do with ${name}? A project of your own, a job, automating something tedious, or
    understanding how it works?
  `,
  usualFocus: 'small useful programs of your own',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name} from the first line to a program of your own`,
      some: `${Name} in practice: from exercises to real programs`,
      good: `${Name} in depth: clear, tested and fit for others`,
    })[grade],
  outcome: ({ name }) =>
    `can plan, write, test and explain a small program of your own, and find your way in ${name} without a guide`,
  lessons: (subject) => (isFramework(subject.name) ? withFramework(subject) : programmingLessons(subject)),
}
