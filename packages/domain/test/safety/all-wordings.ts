import { ARABIC } from './arabic.ts'
import { CHINESE } from './chinese.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { HINDI } from './hindi.ts'
import { JAPANESE } from './japanese.ts'
import { PORTUGUESE } from './portuguese.ts'
import { RUSSIAN } from './russian.ts'
import { SPANISH } from './spanish.ts'

export const ALL_WORDINGS = [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, JAPANESE, CHINESE, RUSSIAN, ARABIC, HINDI]
