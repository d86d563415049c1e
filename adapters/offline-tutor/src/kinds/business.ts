import { businessLessons } from '../lessons/business.ts'
import { type Kind, words } from './kind.ts'

const START = '(?:(?:start|found|open|launch|build|set up)(?:ing)?|run(?:ning)?|setting up)'
const FIRM = '(?:business|company|start[- ]?up|caf[eé]|restaurant|bakery|food truck|agency)'

export const business: Kind = {
  subjects: {
    'starting a business': words(
      `${START} (?:an? |my (?:own )?|your (?:own )?)?(?:\\p{L}+ ){0,2}${FIRM}`,
      'entrepreneur(?:ship)?|self[- ]employ(?:ed|ment)|small business',
    ),
    freelancing: 'freelanc(?:e|er|ing)',
    'online marketing': words(
      '(?:online|digital|social media|content|email|influencer) marketing|social media|instagram|tik ?tok',
      'google ads|seo|search engine optimi[sz]ation|growth hacking|youtube channel|become (?:an? )?(?:influencer|youtuber)',
    ),
    marketing: 'marketing|advertising|brand(?:ing)? strategy|public relations',
    selling: 'sales(?:manship)?|sell(?:ing)?(?! (?:my|the|our) (?:house|car|flat))',
    'e-commerce': words(
      '(?:start|open|run)(?:ing)? (?:an? |my )?(?:online|web) (?:shop|store)|e-?commerce|drop ?shipping|etsy',
      'amazon fba|shopify',
    ),
    'product management': 'product manage(?:ment|r)|product owner',
    'project management': 'project manage(?:ment|r)|scrum|agile|kanban|pmp',
    leadership: words(
      'leadership|leader|lead(?:ing)? (?:a |my )?(?:team|people)|managing people',
      'manage (?:a |my )?(?:team|people)|people management|manager',
    ),
    'human resources': 'human resources|hr|recruit(?:ing|ment)',
    strategy: 'business strategy|consulting|case interviews?|mba',
    'business administration': 'business (?:administration|studies|management)',
    'supply chain management': 'supply chain|logistics',
  },
  general: { business: 'business' },
  welcome: ({ Name }) => `${Name}: best learnt by small experiments with real people, and the plan will set you some.`,
  asksLevel: () => 'What experience do you bring: none yet, some from a job or a study, or several years of practice?',
  asksFocus: () => 'Is there a project or a situation of yours in which it should help you soon?',
  usualFocus: 'a first small project, tried out with real people',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: from an idea to a first result`,
      some: `${Name} in practice`,
      good: `${Name}: decide better, grow steadily`,
    })[grade],
  outcome: () => `can put an undertaking on one page, test it cheaply, measure what comes of it, and decide what next`,
  lessons: businessLessons,
}
