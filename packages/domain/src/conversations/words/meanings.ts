import type { AmbiguousWord, Meaning } from './meaning.ts'
import { MEANINGS_OF_ENGLISH_WORDS } from './meanings-of-english-words.ts'

/** The languages of a `kind`, in its order. */
const LANGUAGES = 'en de fr es pt it nl ru ja zh ar hi'.split(' ')

/** In every language, apart by bars. */
function everywhere(labels: string, hints = ''): Meaning {
  const texts = labels.split('|')
  return { kind: { en: '', ...Object.fromEntries(LANGUAGES.map((tag, index) => [tag, texts[index] ?? ''])) }, hints }
}

const LANGUAGE = everywhere(
  'the programming language|die Programmiersprache|le langage de programmation|el lenguaje de programación|a linguagem de programação|il linguaggio di programmazione|de programmeertaal|язык программирования|プログラミング言語|编程语言|لغة البرمجة|प्रोग्रामिंग भाषा',
  'program programming programmer coding code coder software developer golang programmieren sprache programmer coder programmation programar programación programação programmare programmazione programmeren программировать программирование код プログラミング 编程 程序 برمجة प्रोग्रामिंग',
)

/** Goals of one word that may mean several things. English where a language has no own. */
export const GOALS_OF_MANY_MEANINGS: readonly AmbiguousWord[] = [
  {
    names: ['Go'],
    meanings: [
      LANGUAGE,
      everywhere(
        'the board game|das Brettspiel|le jeu de plateau|el juego de mesa|o jogo de tabuleiro|il gioco da tavolo|het bordspel|настольная игра|囲碁|围棋|لعبة اللوح|बोर्ड गेम',
        'game baduk weiqi igo spiel stones',
      ),
    ],
  },
  {
    names: ['Java'],
    meanings: [
      LANGUAGE,
      everywhere('the island|die Insel|l’île|la isla|a ilha|l’isola|het eiland|остров|ジャワ島|爪哇岛|الجزيرة|द्वीप'),
    ],
  },
  {
    names: ['Swift'],
    meanings: [
      LANGUAGE,
      everywhere(
        'the payment network|das Zahlungsnetz der Banken|le réseau bancaire|la red de pagos|a rede de pagamentos|la rete dei pagamenti|het betaalnetwerk|сеть банковских платежей|国際送金ネットワーク|国际支付网络|شبكة المدفوعات|भुगतान नेटवर्क',
        'bank banks banking banken payment payments transfers',
      ),
    ],
  },
  {
    names: ['R'],
    meanings: [
      { ...LANGUAGE, hints: `${LANGUAGE.hints} statistics statistik statistiques estadística estatística data` },
      everywhere(
        'the speech sound|der Laut beim Sprechen|le son à prononcer|el sonido al hablar|o som da fala|il suono da pronunciare|de klank bij het spreken|звук речи|発音|发音|نطق الحرف|बोलने की ध्वनि',
        'pronounce pronunciation rolling letter aussprache',
      ),
    ],
  },
  { names: ['C'], meanings: [LANGUAGE, { text: { en: 'C++' } }, { text: { en: 'C#' }, hints: 'sharp' }] },
  {
    names: ['Ruby'],
    meanings: [
      { ...LANGUAGE, hints: `${LANGUAGE.hints} rails` },
      everywhere(
        'the gemstone|der Edelstein|la pierre précieuse|la piedra preciosa|a pedra preciosa|la pietra preziosa|de edelsteen|драгоценный камень|宝石|宝石|الحجر الكريم|रत्न',
        'gem gems jewellery jewelry',
      ),
    ],
  },
  {
    names: ['Rust'],
    meanings: [
      LANGUAGE,
      everywhere(
        'the video game|das Computerspiel|le jeu vidéo|el videojuego|o jogo de computador|il videogioco|het computerspel|компьютерная игра|ビデオゲーム|电子游戏|لعبة الفيديو|वीडियो गेम',
        'game gaming survival',
      ),
    ],
  },
  {
    names: ['Dart'],
    meanings: [
      { ...LANGUAGE, hints: `${LANGUAGE.hints} flutter` },
      everywhere(
        'throwing darts|das Spiel mit Pfeilen|le jeu de fléchettes|el juego de dardos|o jogo de dardos|il gioco delle freccette|het spel met pijltjes|игра в дротики|ダーツ|飞镖|رمي السهام|तीर फेंकने का खेल',
        'game darts spiel board pub',
      ),
    ],
  },
  {
    names: ['Scratch'],
    meanings: [
      LANGUAGE,
      everywhere(
        'the DJ technique|die DJ-Technik|la technique de DJ|la técnica de DJ|a técnica de DJ|la tecnica da DJ|de dj-techniek|приём диджея|DJの技|DJ 搓碟|تقنية الدي جي|डीजे की तकनीक',
        'dj vinyl turntable turntables music',
      ),
    ],
  },
  {
    names: ['Spark'],
    meanings: [
      everywhere(
        'the tool for big data|das Werkzeug für Big Data|le traitement de données|la herramienta de big data|a ferramenta de big data|lo strumento per big data|het gereedschap voor big data|обработка больших данных|ビッグデータの処理|大数据处理工具|أداة البيانات الضخمة|बिग डेटा का टूल',
        'apache data daten pyspark',
      ),
      everywhere(
        'the email app|die E-Mail-App|l’application d’e-mail|la aplicación de correo|o aplicativo de e-mail|l’app di posta|de e-mailapp|почтовая программа|メールアプリ|邮件应用|تطبيق البريد|ईमेल ऐप',
        'email mail mails inbox',
      ),
    ],
  },
  {
    names: ['Salsa'],
    meanings: [
      everywhere(
        'the dance|der Tanz|la danse|el baile|a dança|il ballo|de dans|танец|ダンス|舞蹈|الرقصة|नृत्य',
        'dancing tanzen danser bailar dançar ballare dansen танцевать',
      ),
      everywhere(
        'the sauce|die Soße|la sauce|la de comer|o molho|la salsa da mangiare|de saus|соус|ソース|酱料|الصلصة|चटनी',
        'dip cooking recipe tomatoes kochen cuisine cocinar cocina',
      ),
    ],
  },
  {
    names: ['Maya'],
    meanings: [
      everywhere(
        'the 3D software|die 3D-Software|le logiciel 3D|el programa de 3D|o programa de 3D|il software 3D|de 3D-software|программа для 3D|3Dソフト|三维软件|برنامج ثلاثي الأبعاد|3D सॉफ़्टवेयर',
        '3d autodesk animation modelling modeling',
      ),
      everywhere(
        'the ancient culture|die alte Kultur|la civilisation ancienne|la cultura antigua|a cultura antiga|la civiltà antica|de oude cultuur|древняя культура|古代文明|古代文明|الحضارة القديمة|प्राचीन सभ्यता',
        'history civilisation civilization people language calendar',
      ),
    ],
  },
  ...MEANINGS_OF_ENGLISH_WORDS,
]
