import { phrases, plain, saysOneOf } from '../../shared/words.ts'

const PHRASES = phrases(
  `all of the above|all the above|all of these|all of them|none of the above|none of these|none of them|both of the above|both of these|any of the above
  |alle der genannten|alle oben genannten|alle genannten|alle der oben genannten|alles oben genannte|alles davon|keine der genannten|keine der oben genannten|keines davon|keine davon|nichts davon|alle antworten
  |toutes les reponses|toutes ces reponses|aucune de ces reponses|aucune des reponses|tout ce qui precede|aucun de ces|toutes ces propositions|aucune de ces propositions
  |todas las anteriores|todos los anteriores|ninguna de las anteriores|ninguno de los anteriores|todo lo anterior|todas las respuestas
  |todas as anteriores|nenhuma das anteriores|todas as alternativas|todas as respostas|tutte le precedenti|nessuna delle precedenti|tutte le risposte
  |alle bovenstaande|al het bovenstaande|geen van bovenstaande|geen van de bovenstaande|все вышеперечисленное|все перечисленное|ничего из перечисленного|все ответы
  |以上都|以上皆|以上全部|以上すべて|以上のすべて|上記すべて|上記のすべて|すべて正しい|どれでもない|جميع ما سبق|كل ما سبق|لا شيء مما سبق|उपरोक्त सभी|इनमें से कोई नहीं|위의 모두|모두 정답`,
)

/** "A and C": other options by their letters. */
const LETTERS = / (?:both |sowohl )?[a-f] (?:and|und|et|y|e|en|и|&) [a-f] /u

/** Whether an option speaks of the others: shuffled, it is nonsense. */
export const speaksOfOthers = (option: string): boolean => {
  const words = plain(option)
  return saysOneOf(words, PHRASES) || (LETTERS.test(words) && words.length < 20)
}
