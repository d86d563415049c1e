import type { GoalCase } from '../goal.ts'

type Facts = GoalCase['facts']

/** What learners know, can spend and want, by language. */
export const PEOPLE = {
  en: [
    { level: 'I have never tried it', time: '3 hours a week', focus: 'the basics that I need every day' },
    { level: 'I did a beginner course last year', time: '30 minutes a day, five days a week', focus: 'real projects' },
    { level: 'I have used it at work for two years', time: 'two evenings a week until June', focus: 'going deeper' },
    { level: 'I know a little from school', time: 'weekends only', focus: 'having fun with friends' },
  ],
  de: [{ level: 'Ich habe es noch nie versucht', time: '3 Stunden pro Woche', focus: 'die Grundlagen für den Alltag' }],
  fr: [{ level: "Je n'ai jamais essayé", time: '3 heures par semaine', focus: 'les bases pour tous les jours' }],
  es: [{ level: 'Nunca lo he intentado', time: '3 horas a la semana', focus: 'lo básico para cada día' }],
  pt: [{ level: 'Nunca tentei', time: '3 horas por semana', focus: 'o básico para o dia a dia' }],
  ja: [{ level: 'まったくの初心者です', time: '週に三時間', focus: '毎日使う基本' }],
  zh: [{ level: '我从来没试过', time: '每周三小时', focus: '日常用得到的基础' }],
  ru: [{ level: 'Никогда не пробовал', time: '3 часа в неделю', focus: 'основы на каждый день' }],
  ar: [{ level: 'لم أجرب ذلك من قبل', time: '3 ساعات في الأسبوع', focus: 'الأساسيات لكل يوم' }],
  hi: [{ level: 'मैंने कभी कोशिश नहीं की', time: 'हफ़्ते में 3 घंटे', focus: 'रोज़ काम आने वाली बुनियाद' }],
  it: [{ level: 'Non ho mai provato', time: '3 ore alla settimana', focus: 'le basi per ogni giorno' }],
  ko: [{ level: '한 번도 해 본 적이 없어요', time: '일주일에 세 시간', focus: '매일 쓰는 기초' }],
} as const satisfies Readonly<Record<string, readonly Facts[]>>
