import { gamesLessons } from '../lessons/games.ts'
import { prose } from '../words/prose.ts'
import type { Kind } from './kind.ts'

export const games: Kind = {
  subjects: {
    chess: 'chess(?!board)|schach|ajedrez|échecs|scacchi|xadrez|♟️?|♞',
    Go: '(?:the )?(?:board )?game (?:of )?go|play(?:ing)? go|baduk|weiqi',
    shogi: 'shogi',
    xiangqi: 'xiangqi',
    poker: 'poker|texas hold',
    bridge: '(?:contract |play(?:ing)? )bridge',
    backgammon: 'backgammon',
    draughts: 'draughts|checkers',
    mahjong: 'mah ?-?jongg?',
    Scrabble: 'scrabble',
    'card games': 'card games?|blackjack|rummy|skat|doppelkopf',
    'board games': 'board games?',
    esports: 'e-?sports?|league of legends|counter[- ]?strike|valorant|fortnite|dota|rocket league|starcraft',
  },
  general: { 'strategy games': '(?:strategy |computer )?games?|gaming' },
  welcome: ({ Name }) => `${Name}: an honest opponent at once, and so one of the quickest things to get better at.`,
  asksLevel: ({ name }) =>
    `How well do you know ${name}: not at all, the rules and a few tricks, or do you play regularly?`,
  asksFocus: () => prose`
    What would you like: to beat certain people, to reach a rating, to understand it deeply, or simply to enjoy it
    more?
  `,
  usualFocus: 'sound play and fewer blunders',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: from the rules to your first good decisions`,
      some: `${Name} beyond tricks: patterns, plans, endings`,
      good: `${Name} with depth`,
    })[grade],
  outcome: ({ name }) =>
    `see the usual patterns of ${name}, make a plan, avoid blunders, and learn something from each attempt`,
  lessons: gamesLessons,
}
