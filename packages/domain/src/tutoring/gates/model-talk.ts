import { phrasesIn } from '../../shared/word-list.ts'
import { phrases, plain, saysOneOf } from '../../shared/words.ts'
import type { Fault } from '../fault.ts'
import { withoutInlineCode, withoutQuotations } from './prose.ts'

const MODEL_TALK: Fault = {
  code: 'model-talk',
  words: 'Do not speak about yourself, about being a model, or about this request and its format.',
}

/** First person: a lesson about models may say what models are. */
const ABOUT_ITSELF =
  phrases(`i am an ai|im an ai|i am just an ai|im just an ai|i am only an ai|i am a language model|im a language model|i am a large language model|im a large language model|im just a language model
  |i am an artificial intelligence|im an artificial intelligence|let me know whether you|let me know if youd like me to|this content was generated|this chapter was generated|this text was generated|based on the information provided about
  |ich wurde darauf trainiert|ich bin eine kunstliche intelligenz|je suis une intelligence artificielle|como asistente de inteligencia artificial|soy una inteligencia artificial|sou uma inteligencia artificial|sono unintelligenza artificiale|i am a computer program|i am just a computer program|i am only a computer program|im just a computer program|im only a computer program|i am a virtual assistant|im a virtual assistant
  |i am a chatbot|im a chatbot|i am chatgpt|im chatgpt|i exist only as software|i only exist as software|as chatgpt i|as a virtual assistant i|being a machine that predicts|being a language model i|being an ai i|i was created by openai|i was made by|i was developed by openai
  |my knowledge ends|my knowledge stops|my knowledge is limited to|my knowledge only|my knowledge goes up to|i have written this chapter|in markdown without headings
  |my training data|my knowledge cutoff|my knowledge cut off|my last training update|as of my last update|as of my last knowledge|i was trained by|i was trained on|i do not have personal experience|i dont have personal experience
  |i cannot browse|i cant browse|i dont have access to the internet|i do not have access to the internet|according to my instructions|my system prompt
  |the user wants|the user has told|the user told|the learner has told me|i should now ask|i should ask about|the user asked|the user asks|the user has asked|the user is asking|the user requested|the learner asked me|as you requested here|here is the json|heres the json|here is the chapter you|heres the chapter you|here is the introduction you|here is your json
  |id be happy to write|id be happy to help you|i would be happy to write|i would be happy to help you|id be glad to write|i will be happy to write
  |as your ai assistant|i need to output|we need to output|we need to produce|i need to generate|we need to generate|let me write the json|i hope this helps|let me know if you need|let me know if you would like me|would you like me to
  |als ki sprachmodell|als ki kann ich|als ki assistent|als kunstliche intelligenz kann ich|ich bin eine ki|ich bin nur eine ki|ich bin ein sprachmodell|ich bin ein ki|meine trainingsdaten|ich nur ein computerprogramm|ich bin nur ein programm|ich bin ein computerprogramm|als virtueller assistent kann ich|ich bin ein virtueller assistent|mein wissensstand endet|mein wissen endet|als chatbot kann ich|hier ist das json
  |en tant quia|en tant qu ia|en tant que modele de langage|en tant quintelligence artificielle|en tant quassistant ia|je suis une ia|je suis un modele de langage|mes donnees dentrainement|nétant quun programme|netant quun programme|je ne suis quun programme|je suis un assistant virtuel|en tant quassistant virtuel|mes connaissances sarretent|mes connaissances sont limitees a
  |como modelo de lenguaje|como una ia|como ia no|como inteligencia artificial no|soy una ia|soy un modelo de lenguaje|mis datos de entrenamiento|solo soy un programa|soy solo un programa|soy un asistente virtual|mi conocimiento llega hasta|sou apenas um programa|sou um assistente virtual|meu conhecimento vai ate|como modelo de linguagem|como uma ia|sou uma ia|sou um modelo de linguagem|meus dados de treinamento
  |come modello linguistico|come modello di linguaggio|in quanto ia|sono una ia|sono unia|sono un modello linguistico|sono solo un programma|sono un assistente virtuale|sono unassistente virtuale|ik ben slechts een programma|ik ben een virtuele assistent|als ai taalmodel|als taalmodel|ik ben een ai|ik ben een taalmodel
  |как языковая модель я|как ии я|я языковая модель|я всего лишь языковая модель|как искусственный интеллект я|я всего лишь компьютерная|я всего лишь программа|я виртуальный ассистент|я виртуальный помощник|мои знания ограничены|أنا مجرد برنامج|أنا مساعد افتراضي|मैं केवल एक कंप्यूटर|मैं सिर्फ एक कंप्यूटर|저는 컴퓨터 프로그램|بصفتي نموذج|كنموذج لغوي|بصفتي ذكاء|أنا نموذج لغوي|एक एआई के रूप में|एक ai के रूप में|मैं एक ai|मैं एक एआई|एक भाषा मॉडल के रूप में|ai 언어 모델로서|언어 모델로서|저는 ai`)
/** A little later it says I. */
const AS_A_MODEL = phrases(
  'as an ai|as an artificial intelligence|as a large language model|as a language model|as an llm|as a chatbot',
)
const FIRST_PERSON = phrases('i|im|my|ive')
const A_LITTLE = 120

const IN_SIGNS = phrasesIn(
  `AIとして|AI言語モデル|AIアシスタントとして|私はAI|言語モデルとして|作为AI|作为一个AI|作为一名AI|作为人工智能|作为一个人工智能
  |作为语言模型|我是AI|我是一个AI|我是一个语言模型|作為AI|作為一個AI|作為一個語言模型|作為一個人工智能|作为一款大型语言模型|作为大型语言模型
  |我只是一个程序|我只是一个计算机程序|我是一个虚拟助手|我的知识截止|私は単なるプログラム|私はただのプログラム`,
)
/** "Certainly! Here is the chapter": words to the sender of the request, at the beginning. */
const ANSWERS_REQUEST =
  /^(?:certainly|sure|of course|absolutely|okay|great|gerne|naturlich|selbstverstandlich|bien sur|volontiers|claro|por supuesto|com certeza|certo|certamente|natuurlijk|конечно|хорошо) (?:here|heres|below|hier|unten|voici|voila|aqui|a continuacion|ecco|вот|ниже) (?:[\p{L}\p{N}]+ ){0,5}(?:chapter|introduction|lesson|kapitel|lektion|einfuhrung|chapitre|lecon|capitulo|leccion|licao|introduccion|introducao|capitolo|lezione|introduzione|hoofdstuk|les|глава|урок|введение) /u
const HANDS_OVER =
  /^(?:here is|heres|below is|hier ist|voici|aqui tienes|aqui esta|ecco|вот) (?:the|your|a|an|das|dein|ihr|le|la|une|votre|el|tu|una|il|ваша|твоя) (?:chapter|introduction|kapitel|einfuhrung|chapitre|capitulo|introduccion|introducao|capitolo|introduzione|глава) (?:in|on|for|about|as|of|you|de|que|sur|zu|uber|im|en|sobre|para|per|для) /u
/** What chat templates put between turns, and what editors count. */
const TEMPLATE = /<\|[a-z_]{2,20}\|>|<\/?s>|\[\/?INST\]|<<\/?SYS>>|\bword count: ?\d/i
const REQUEST_IN_SIGNS =
  /^(?:好的|当然|當然|没问题)?[,!]?(?:以下是|下面是|这是)(?:您|你)(?:要求|请求)|^(?:はい|もちろん|承知しました)[、。!]+(?:以下|こちら)/u
/** The answer's own object, or its fields, where a text should begin. */
const OBJECT = /^\s*(?:[{[]\s*["{[]|introduction:\s*[|>])/i
/** The answer's own shape inside one of its texts. */
const SHAPE = /"(?:introduction|learning_objectives|resources|chapters|justification|asks)"\s{0,4}:|\[object Object\]/

/** What the writer was asked for, in words of `plain`; that it was a plan's chapter in Markdown stands beside it. */
const WAS_ASKED =
  /\b(?:i (?:was|am|have been|ve been|am being) (?:asked|told|instructed|prompted|requested|supposed) to|(?:my|the) task is to|the (?:prompt|request|instructions?) (?:asks?|tells?|wants?|requires?) me to) (?:write|create|generate|produce|prepare|answer|return) /u
const ASKED_FOR = / (?:learning plan|in markdown|learning objectives|the schema) /u
/** A request and its answer, as a log shows them. */
const TRANSCRIPT =
  /^\W{0,6}(?:system: ?you are |assistant: )|\bsystem: ?you are (?:an?|the) [^\n]{0,300}\b(?:user|human): ?(?:please )?(?:write|create|generate|teach|make) (?:[\p{L}\p{N}]+ ){0,5}(?:chapter|lesson|introduction|learning plan)\b/iu
/** Names of the request's own parts. */
const FIELD = /\b(?:openTopics|open_topics|learning_objectives|planTitle|chapterTitles)\b ?[:=]/

/** `text`: without fenced code. */
export function checkModelTalk(text: string): readonly Fault[] {
  const own = withoutQuotations(text)
  const signs = own.normalize('NFKC').replace(/\s/g, '')
  const said = plain(own)
  const talks =
    SHAPE.test(text) ||
    OBJECT.test(text) ||
    ANSWERS_REQUEST.test(said.trimStart()) ||
    HANDS_OVER.test(said.trimStart()) ||
    TRANSCRIPT.test(own) ||
    FIELD.test(withoutInlineCode(own)) ||
    saysItsTask(said) ||
    TEMPLATE.test(withoutInlineCode(text).replaceAll('\\', '')) ||
    REQUEST_IN_SIGNS.test(signs) ||
    saysOneOf(said, ABOUT_ITSELF) ||
    speaksAsModel(said) ||
    IN_SIGNS.some((phrase) => signs.includes(phrase))
  return talks ? [MODEL_TALK] : []
}

function saysItsTask(said: string): boolean {
  const at = said.search(WAS_ASKED)
  return at >= 0 && ASKED_FOR.test(said.slice(at, at + 2 * A_LITTLE))
}

const speaksAsModel = (said: string): boolean =>
  AS_A_MODEL.some((phrase) => {
    const at = said.indexOf(phrase)
    return at >= 0 && saysOneOf(said.slice(at + phrase.length - 1, at + A_LITTLE), FIRST_PERSON)
  })
