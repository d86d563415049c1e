import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const portugueseLessons: readonly Lesson[] = [
  {
    for: 'start',
    title: 'The sounds of Portuguese: nasal vowels, nh, lh and the missing e',
    summary: 'Hear and say the sounds that make Portuguese sound like itself, in Brazil and in Portugal.',
    teach: prose`
      Portuguese sings through the nose. A tilde, or an m or n behind a vowel, sends the air there: *pão* (bread),
      *mãe* (mother), *bem* (well). Say “pow” with a blocked nose and you’re close to *pão*. Two more pairs need
      practice: nh is the ny of canyon, as in *vinho*; lh is the lli of million, as in *filho*. A final o sounds like
      a short oo, so *obrigado* ends in “doo”.

      Decide early whether you aim at Brazil or Portugal. In most of Brazil, *de* and *te* at the end of a word sound
      like “jee” and “chee”: *cidade, noite*. In Portugal unstressed e nearly vanishes, and s at the end of a word
      becomes sh: *portugueses*. As a rule stress falls on the last syllable but one when a word ends in a, e or o:
      *CA-sa, o-bri-GA-do*. Where an accent is written, stress that syllable instead: *ca-FÉ*.
    `,
    objectives: lines`
      Say the nasal vowels of pão, mãe and bem
      Say nh as in vinho and lh as in filho
      Choose between the sounds of Brazil and Portugal
      Place the stress in a new word
    `,
    resources: shelf`
      youtube: Portuguese pronunciation nasal vowels | A teacher’s mouth, close up | Repeat each word three times,
        then record yourself.
      wikipedia: Portuguese phonology | Every sound with an example | Use it to look up the one that escapes you.
      wikibooks: Portuguese alphabet pronunciation | A free course, first pages | The tables fit on one sheet for your
        wall.
      internet_archive: Portuguese audio course | Recordings for learners | Old, slow and clear, which is just right
        now.
    `,
  },
  {
    for: 'early',
    title: 'Olá! The first minute with someone new',
    summary: 'Greet, introduce yourself, thank and say goodbye, with the right word for “you”.',
    teach: prose`
      The first minute is always the same, so you can learn it by heart. Greet by the time of day: *bom dia* until
      noon, *boa tarde* until dark, *boa noite* after that. *Olá* works all day, and in Brazil so does *oi*. Then
      comes *Tudo bem?* The answer is the same words as a statement: *Tudo bem, e você?*

      Say who you are: *Meu nome é Anna* in Brazil, *Chamo-me Anna* in Portugal. Say where you’re from: *Sou da
      Alemanha, sou do Canadá, sou de Londres*. Countries mostly carry an article, so *de* becomes *da* or *do*. Ask
      back with *E você?* In Portugal friends say *tu*, and *você* can sound distant; in much of Brazil *você* is for
      nearly everybody. Men say *obrigado*, women *obrigada*. Leave with *Até logo* or *Tchau*, and with *Muito
      prazer* when you have just met.
    `,
    objectives: lines`
      Greet people at any time of day
      Say your name and where you’re from
      Choose between tu and você
      Thank someone and say goodbye
    `,
    resources: shelf`
      youtube: Portuguese greetings introduce yourself dialogue | Short dialogues with subtitles | Speak one of the
        two parts aloud.
      wikibooks: Portuguese greetings introductions | Dialogues with notes | Copy one and put your own facts in.
      wikipedia: Portuguese personal pronouns tu você | Who says what to whom | It maps the places where tu and você
        differ.
      open_library: Portuguese phrasebook | Phrasebooks to borrow | The first three pages are this chapter.
    `,
  },
  {
    for: 'everyone',
    title: 'Ser, estar and ter: who you are, how you are, what you have',
    summary: 'Three verbs carry half of all small talk. Learn their present tense and when to use which.',
    teach: prose`
      Portuguese has two verbs for “to be”. *Ser* is for what stays: *Sou professora. Ele é alto. Somos de Lisboa.*
      *Estar* is for how things are now: *Estou cansado. A sopa está fria.* Compare *Ela é triste* (she’s a sad
      person) with *Ela está triste* (she’s sad today). The forms you need most: *sou, é, somos, são* and *estou,
      está, estamos, estão*.

      *Ter* means to have: *tenho, tem, temos, têm*. It does more than in English. You have your age (*Tenho trinta
      anos*) and you have hunger, thirst and fear (*Tenho fome, tenho sede, tenho medo*). To say no, put *não* before
      the verb: *Não tenho tempo. Não sou daqui.* And you can mostly leave out the pronoun, because the ending says
      who it is. Write ten true sentences about your own day with these three verbs, then say them from memory.
    `,
    objectives: lines`
      Use ser for what stays and estar for now
      Say your age, hunger and thirst with ter
      Make a sentence negative with não
      Leave out the pronoun where the ending says who it is
    `,
    resources: shelf`
      youtube: Portuguese ser estar ter explained | The three verbs with many examples | Pause after each English
        sentence and say it first.
      wikipedia: Portuguese verb conjugation | All forms in tables | Only the present tense matters for now.
      wikibooks: Portuguese ser estar | Lessons with small exercises | Do them aloud instead of in writing.
      open_library: Portuguese grammar exercises | Workbooks to borrow | One page a day on these verbs is plenty.
    `,
  },
  {
    for: 'everyone',
    title: 'Asking, and understanding the answer',
    summary: 'Ask the questions of everyday life, and rescue yourself when the answer comes too fast.',
    teach: prose`
      A yes-or-no question in Portuguese is a statement with a rising voice: *Você mora aqui?* No word changes place.
      The answer repeats the verb: *Moro.* For other questions put a question word first: *onde* (where), *quando*
      (when), *quem* (who), *como* (how), *quanto* (how much), *por que* (why), *o que* (what). *Onde fica a estação?
      Quanto custa? O que você faz?*

      The hard part is what comes back. So learn four rescue lines better than anything else: *Mais devagar, por
      favor* (more slowly). *Pode repetir?* (can you repeat?). *O que quer dizer “troco”?* (what does it mean?). And
      *Não entendi* in Brazil, *Não percebi* in Portugal, for “I didn’t get that”. Then repeat the part that you did
      catch as a question: *“À direita?”* People will slow down, point and help. That already is a conversation.
    `,
    objectives: lines`
      Ask yes-or-no questions with your voice alone
      Ask onde, quando, quanto and por que
      Answer by repeating the verb
      Rescue a conversation with four lines
    `,
    resources: shelf`
      youtube: Portuguese question words listening slow | Questions at a gentle speed | Answer aloud before the
        speaker does.
      wikibooks: Portuguese questions interrogatives | Question words with examples | Make each into one you’d really
        ask.
      wikiversity: Portuguese course conversation | Free lessons with dialogues | Cover the answers and guess them.
      internet_archive: spoken Portuguese course | Courses with recordings | Play a line, stop, and repeat it as a
        question.
    `,
  },
  {
    for: 'everyone',
    title: 'Yesterday and tomorrow: telling small stories',
    summary: 'Talk about what you did and what you are going to do, with two tenses that are quick to learn.',
    teach: prose`
      Small talk soon leaves the present. The future is a gift: take *ir* (*vou, vai, vamos, vão*) and add the plain
      verb. *Vou viajar amanhã. Vamos comer. O que você vai fazer no fim de semana?*

      For the past, learn the finished tense. Verbs in *-ar* go *falei, falou, falamos* (*falámos* in Portugal),
      *falaram*; verbs in *-er* go *comi, comeu, comemos, comeram*. Four you need daily are irregular: *fui* (I went,
      and also I was), *fiz* (I did), *tive* (I had), *vi* (I saw). With *ontem* (yesterday), *depois* (then) and *por
      isso* (so) they make a story: *Ontem fui ao mercado, depois fiz uma sopa, mas não tive tempo de comer.* Tell one
      such story every evening, three sentences long, aloud.
    `,
    objectives: lines`
      Say what you will do with vou and a plain verb
      Form the past of verbs in -ar and -er
      Use fui, fiz, tive and vi
      Tell a story of three sentences about yesterday
    `,
    resources: shelf`
      youtube: Portuguese past tense preterite ontem fui | The finished past in little stories | Retell each story
        with your own facts.
      wikipedia: Portuguese verbs preterite | The forms and their uses | Look up a verb when your story needs it.
      wikibooks: Portuguese past tense verbs | Exercises on the past | Say the solutions before you write them.
      open_library: Portuguese short stories beginners | Easy readers | Underline every past tense on one page.
    `,
  },
  {
    for: 'more',
    title: 'Café, market, bus: three scenes you will meet',
    summary: 'Order, pay, ask the price and find the way, with the numbers that go with it.',
    teach: prose`
      Three scenes cover most days on the road. In the café: *Queria um café, por favor. Mais alguma coisa? Não,
      obrigado. A conta, por favor.* *Queria* (I’d like) is softer than *quero* (I want). In Portugal a small black
      coffee is *um café*; in Brazil ask for *um cafezinho*. At the market: *Quanto custa? Um quilo de tomates. É
      muito caro. Está bem.* On the way: *Onde fica o terminal? À esquerda, à direita, em frente.*

      The numbers decide whether you understand a price: *um, dois, três, quatro, cinco, seis, sete, oito, nove, dez*;
      *vinte, trinta, quarenta, cinquenta, cem*. Between them stands *e*: *trinta e cinco*. Note that one and two have
      a female form: *uma cerveja, duas cervejas*. Read out ten prices a day from a shop’s leaflet.
    `,
    objectives: lines`
      Order politely in a café with queria
      Ask a price at the market and understand the number
      Ask for a place with onde fica
      Say numbers like trinta e cinco with e between
    `,
    resources: shelf`
      youtube: Portuguese ordering café dialogue numbers | Scenes from cafés and markets | Play the guest and pause
        for your lines.
      wikibooks: Portuguese numbers food shopping | Words for food and prices | Choose twenty that you’d really buy.
      wikipedia: Portuguese cuisine café | What is on the menu | Read it hungry and learn ten names.
      internet_archive: Portuguese for travellers | Phrase courses for the road | Good scenes, though the prices are
        old.
    `,
  },
  {
    for: 'everyone',
    title: 'Five minutes of conversation, rehearsed and real',
    summary: 'Put it together: prepare a short talk about yourself, rehearse it alone, then hold it with a person.',
    teach: prose`
      A short conversation has five stations: greeting, who you are, one topic of yours, one question back, goodbye.
      Write your five stations on a card, not as text but as cues: “Olá – nome – de onde – gosto de – e você? – até
      logo”. For the topic choose something you love, and collect fifteen words for it. *Gosto de* starts nearly any
      sentence: *Gosto de cozinhar, gosto muito de música.*

      Rehearse it aloud three times: slowly with the card, then without it, then while walking. Record the third and
      listen for one thing only. Then book half an hour with a language partner and say at the start: *Estou a
      aprender português* in Portugal, *Estou aprendendo português* in Brazil. Don’t hunt for the perfect word. When
      one is missing, walk around it: *“a coisa para abrir a garrafa”* is understood everywhere.
    `,
    objectives: lines`
      Prepare a conversation with five stations on a card
      Talk about something you love with gosto de
      Walk around a missing word
      Hold a short conversation with a language partner
    `,
    resources: shelf`
      youtube: Portuguese conversation practice beginners | Real talks between learners and natives | Count how often
        they walk around a word.
      wikipedia: language exchange tandem | How language partners work | Ideas for where to look and how to share the
        time.
      wikiversity: Portuguese conversation practice | Topics and dialogues | Pick a topic for your second talk.
      open_library: Portuguese conversation | Dialogue books to borrow | Read both parts aloud with changing voices.
    `,
  },
]
