import { financeLessons } from '../lessons/finance.ts'
import { type Kind, words } from './kind.ts'

export const finance: Kind = {
  strength: 1.1,
  subjects: {
    investing: words(
      'invest(?:ing|ment|ments)?(?: (?:my )?money)?|etfs?|index funds?|portfolio management|compound interest',
      'shares|bonds',
    ),
    'the stock market': words(
      '(?:play(?:ing)? )?(?:the )?stock ?market|stocks?|trading|day trading|options trading',
      'derivatives? (?:market|trading)',
    ),
    'personal finance': words(
      'personal finances?|(?:manage|managing|save|saving) (?:my )?money|money management|budget(?:ing)?',
      'financial (?:literacy|independence|planning|freedom)|get out of debt|debt|household budget|finances',
    ),
    accounting: 'accounting|accountancy|book ?keeping|balance sheets?',
    'the tax system': 'tax(?:es)?(?: returns?)?',
    cryptocurrencies: 'crypto(?:currenc(?:y|ies))?|bitcoin|block ?chain|ethereum|defi',
    'real estate':
      'real estate|property invest(?:ing|ment)|mortgages?|buy(?:ing)? (?:a |my first )?(?:house|home|flat)',
    'corporate finance': 'corporate finance|financial (?:analysis|model(?:l)?ing)|valuation|cfa',
    'retirement planning': 'retire(?:ment)?(?: planning)?|pensions?',
    economics: '(?:micro|macro)?economics|economy',
  },
  general: { 'personal finance': 'money|finance|financial' },
  welcome: ({ Name }) =>
    `${Name}: mostly calm arithmetic and a few firm habits, so anyone who can add up can learn it.`,
  asksLevel: ({ name }) =>
    `How familiar are you with ${name}: hardly at all, the basics, or some experience of your own?`,
  asksFocus: () => 'What would you like to decide or arrange better with it, and for what time ahead?',
  usualFocus: 'understanding the basics well enough to decide for yourself',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}, explained from the ground up`,
      some: `${Name}: from knowing to doing`,
      good: `${Name} with a cool head`,
    })[grade],
  outcome: ({ name }) => `understand the workings of ${name}, can do the sums yourself, and see through bad advice`,
  lessons: financeLessons,
}
