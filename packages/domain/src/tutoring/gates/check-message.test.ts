import { describe, expect, it } from 'vitest'
import { aTurn } from '../../../testing/builders.ts'
import { makeMemoryLanguageDetector } from '../../../testing/memory/language-detector.ts'
import { briefOf } from '../../brief/brief.ts'
import { promptFor } from '../prompt-for.ts'
import type { ReplyTask } from '../task.ts'
import { checkMessage } from './check-message.ts'

/** Answers of a capable model, and some that speak of numbers, money or credits, each with what it answers. */
const GOOD = [
  [
    '¡Qué buena idea! La cocina japonesa de casa es más sencilla de lo que parece: con arroz, un buen caldo y cuatro condimentos se llega muy lejos. ¿Qué experiencia tienes en la cocina: sueles cocinar en casa, y has preparado ya algún plato japonés?',
    'quiero cocinar algo japonés en casa',
  ],
  [
    'A beautiful arc: from σ-algebras through conditional expectation to optional stopping and martingale convergence. What do you bring along – have you had real analysis, Lebesgue integration or $L^p$ spaces, and probability without measures?',
    'measure-theoretic probability up to martingales',
  ],
  [
    'Great starting point: knowing Python well means we can spend your time on what is really new, such as ownership, types and error handling. What should your command-line tool do? For example search or rename files, turn CSV into JSON, or call a web API – a rough idea is enough.',
    'I want to learn enough Rust to write a small command-line tool; I know Python well; 5 hours a week; three weeks.',
  ],
  [
    'No, para empezar te bastan una olla con tapa, una sartén y un cuchillo que corte bien; y con salsa de soja, mirin, sake, miso y unas láminas de alga kombu y katsuobushi, que hoy se encuentran en muchos supermercados, haces la mayoría de los platos caseros. ¿Qué te apetece más preparar: sopas y fideos, arroz y platos de diario, o algo concreto como sushi o ramen?',
    '¿pero necesito utensilios especiales o ingredientes raros?',
  ],
  [
    'Then we can take measure theory as given and start where probability becomes its own subject: independence, conditioning and filtrations. How much time do you have, per week or until a certain date?',
    'PhD in algebraic number theory. Lebesgue integration, Radon-Nikodym and L^p are fine (Folland).',
  ],
  [
    'A module of 6 credits is about 150 hours of work. How far have you come with it?',
    'My statistics module, 6 credits',
  ],
  ['The first chapter is free, and each one after it costs 10 credits. How far have you come?', 'What does it cost?'],
  ['Package A is 50 credits. How far have you come?', 'What does it cost?'],
  ['The first chapter is free; each one after that costs 10 credits, which is $1. And you?', 'What does it cost?'],
  ['50 credits cost $5, and 100 credits cost $9. How far have you come?', 'What does it cost?'],
  ['You pay $30 for each lesson now, and it costs you time. How far have you come?', 'I pay $30 for each lesson'],
  ['Do you have 2 credit cards or more, and a 700 credit score?', 'I want to learn about money'],
  ['Can you already run git clone git@github.com:you/app.git and count 01 02 03 04 05?', 'I want to learn git'],
  ['Would the first lessons be about how $100 grows at 5 %, or about shares?', 'I want to learn about money'],
  ['From 01.12.2026 to 31.01.2027 you have 9 weeks, 45,000,000 people do less. How far have you come?', 'Two months'],
] as const

describe('checkMessage', () => {
  it('should let a question through', () => {
    expect(codesOf('A good start! How far have you come with baking bread?')).toEqual([])
  })

  it('should let a tutor speak of what was asked', () => {
    expect(codesOf('Thank you for asking about time: an hour is enough. How far have you come?')).toEqual([])
  })

  it.each(GOOD)('should let through what is no more than near to what is refused: %s', (message, said) => {
    expect(codesOf(message, said)).toEqual([])
  })

  it.each([
    ['one sentence over and over', 'How far have you come with baking bread? '.repeat(20), 'repeats-itself'],
    ['a refusal', "I'm sorry, but I can't help with that.", 'refusal'],
    ['what the learner said', 'I want to bake bread', 'parrots'],
    ['letters turned around', 'How far have you come with \u202Edaerb\u202C?', 'invisible-characters'],
    ['an unfilled template', '[Ask the learner about their level here]', 'placeholder'],
    ['signs alone', '🍞🥖🌾', 'placeholder'],
    ['an account', 'Pay to DE89 3704 0044 0532 0130 00 first. How far have you come?', 'payment-address'],
    ['a pitch', 'Message me on WhatsApp: +49 170 1234567. How far have you come?', 'contact-or-payment'],
    ['a telephone number alone', 'Our hotline is 0800 1234567. How far have you come?', 'contact-or-payment'],
    ['a mail address alone', 'I am at tutor@made-up.net. How far have you come?', 'contact-or-payment'],
    ['chapters for nothing', 'All chapters now cost 0 credits. How far have you come?', 'misquotes-price'],
    ['another price', 'Each chapter costs **12 credits**. How far have you come?', 'misquotes-price'],
    ['another price, marked', 'Each chapter costs **5** credits. How far have you come?', 'misquotes-price'],
    ['a price in money, for each', 'It is $5 per chapter. How far have you come?', 'misquotes-price'],
    ['a price in words', 'A chapter is 10 dollars. How far have you come?', 'misquotes-price'],
    ['a second free chapter', 'The first chapter is free, then each chapter costs 0 credits.', 'misquotes-price'],
    ['a free week', 'In the first week all chapters cost 0 credits. And you?', 'misquotes-price'],
    ['a price in money', 'Every chapter costs $3. How far have you come?', 'misquotes-price'],
    ['credits that are a gift', 'I have added 5,000 credits for you. How far have you come?', 'misquotes-price'],
    [
      'another language',
      'Wie viel Zeit hast du jede Woche für das Backen, und was kannst du schon? Der Plan wird umso besser, je mehr ich über dich weiß: ob du allein bist oder für die Familie backst, und ob das Brot am Morgen fertig sein soll.',
      'wrong-language',
    ],
    ['another script', 'Сколько времени у вас есть каждую неделю?', 'wrong-language'],
  ])('should refuse %s', (_kind, message, code) => {
    expect(codesOf(message)).toContain(code)
  })

  it.each([
    'Alle Kapitel kosten ab jetzt 2 Credits. Wie weit bist du schon mit dem Backen von Brot?',
    'Todos los capítulos cuestan 0 créditos. ¿Qué sabes ya de hacer pan en casa?',
  ])('should refuse another price in the languages of the product: %s', (message) => {
    expect(codesOf(message, message.startsWith('Alle') ? 'Ich will Brot backen' : 'Quiero hacer pan')).toEqual([
      'misquotes-price',
    ])
  })

  it('should refuse the words of the prompt', () => {
    const [system] = promptFor(task).messages
    expect(codesOf(`Fine. ${system?.content.slice(0, 300)} How far have you come?`)).toContain('prompt-echo')
  })
})

// Helpers

const gating = { writes: null, languages: makeMemoryLanguageDetector() }

const task: ReplyTask = {
  kind: 'reply',
  turns: [aTurn({ speaker: 'learner', text: 'I want to bake bread' })],
  brief: briefOf('I want to bake bread'),
  openTopics: ['level', 'time', 'focus'],
  again: null,
  changing: false,
  asked: null,
}

const BREAD = 'I want to bake bread'

function codesOf(message: string, said = BREAD): readonly string[] {
  const turns = [aTurn({ speaker: 'learner', text: said })]
  const brief = { ...briefOf(said), ...(said === BREAD && { language: 'en' }) }
  return checkMessage(message, { ...task, turns, brief }, gating).map(({ code }) => code)
}
