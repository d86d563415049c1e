/** A line that listens to people in a crisis: public, and known by this number for years. Checked before each release. */
export type HelpLine = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly name: string
  /** As people there write and dial it; in Arabic without spaces, which would turn the groups of figures around. */
  readonly number: string
}

/** Where people who write in a language most likely are: a text says its language, not its country. */
export const HELP_LINES: Readonly<Record<string, readonly HelpLine[]>> = {
  en: [
    { country: 'US', name: '988 Suicide & Crisis Lifeline', number: '988' },
    { country: 'CA', name: '9-8-8 Suicide Crisis Helpline', number: '988' },
    { country: 'GB', name: 'Samaritans', number: '116 123' },
    { country: 'IE', name: 'Samaritans', number: '116 123' },
    { country: 'AU', name: 'Lifeline', number: '13 11 14' },
    { country: 'NZ', name: 'Need to talk?', number: '1737' },
    { country: 'IN', name: 'Tele-MANAS', number: '14416' },
    { country: 'SG', name: 'Samaritans of Singapore', number: '1767' },
  ],
  de: [
    { country: 'DE', name: 'TelefonSeelsorge', number: '0800 111 0 111' },
    { country: 'AT', name: 'Telefonseelsorge', number: '142' },
    { country: 'CH', name: 'Die Dargebotene Hand', number: '143' },
  ],
  fr: [
    { country: 'FR', name: 'Numéro national de prévention du suicide', number: '3114' },
    { country: 'BE', name: 'Centre de Prévention du Suicide', number: '0800 32 123' },
    { country: 'CH', name: 'La Main Tendue', number: '143' },
    { country: 'CA', name: '9-8-8 : Ligne d’aide en cas de crise de suicide', number: '988' },
  ],
  es: [
    { country: 'ES', name: 'Línea de atención a la conducta suicida', number: '024' },
    { country: 'MX', name: 'Línea de la Vida', number: '800 911 2000' },
    { country: 'CL', name: 'Línea de prevención del suicidio', number: '*4141' },
    { country: 'US', name: '988 Línea de Prevención del Suicidio y Crisis, opción 2', number: '988' },
  ],
  pt: [
    { country: 'BR', name: 'CVV', number: '188' },
    { country: 'PT', name: 'SNS 24', number: '808 24 24 24' },
  ],
  ja: [
    { country: 'JP', name: 'よりそいホットライン', number: '0120-279-338' },
    { country: 'JP', name: 'いのちの電話', number: '0120-783-556' },
  ],
  zh: [
    { country: 'CN', name: '全国统一心理援助热线', number: '12356' },
    { country: 'TW', name: '安心專線', number: '1925' },
    { country: 'HK', name: '撒瑪利亞防止自殺會', number: '2389 2222' },
    { country: 'SG', name: '新加坡援人协会', number: '1767' },
  ],
  ru: [{ country: 'RU', name: 'Телефон доверия для детей, подростков и их родителей', number: '8 800 2000 122' }],
  ar: [{ country: 'LB', name: 'خط الحياة، Embrace', number: '1564' }],
  hi: [{ country: 'IN', name: 'Tele-MANAS', number: '14416' }],
}
