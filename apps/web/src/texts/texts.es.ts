import { pluralsOf } from './plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  locale: 'es',
  credits: plural({ one: '#\u00A0crédito', many: '#\u00A0de créditos', other: '#\u00A0créditos' }),
  cost: (credits, money) => `${credits}, ${money}`,
  free: 'gratis',
  toUnlock: (credits) => `(${credits} para desbloquear)`,
  unlock: (price) => `Desbloquear (${price})`,

  about: (time) => `aprox.\u00A0${time}`,
  shortMinutes: (minutes) => `${minutes}\u00A0min`,
  shortHours: (hours) => `${hours}\u00A0h`,
  minutes: plural({ one: '# minuto', other: '# minutos' }),
  hours: plural({ one: '# hora', other: '# horas' }),
  halfHours: (hours) => `${hours} horas`,
  weeks: plural({ one: '# semana', other: '# semanas' }),
  lessThanAWeek: 'menos de una semana',
  pace: (span, weekly) => `${span}, con ${weekly} por semana`,

  lastTenMinutes: 'en los últimos 10 minutos',
  onDay: (day) => `el ${day}`,
}
