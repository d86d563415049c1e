export const texts = {
  label: 'Language',
  /** Each in its own words, for those who do not read the others. */
  names: { en: 'English', de: 'Deutsch', es: 'Español' } as const,
}
