import type { Fault } from '../fault.ts'
import { withoutQuotations } from './prose.ts'
import { phrases, plain, saysOneOf } from './words.ts'

const MODEL_TALK: Fault = {
  code: 'model-talk',
  words: 'Do not speak about yourself, about being a model, or about this request and its format.',
}

/** First person: a lesson about models may say what models are. */
const ABOUT_ITSELF =
  phrases(`i am an ai|im an ai|i am just an ai|im just an ai|i am only an ai|i am a language model|im a language model|i am a large language model|im a large language model|im just a language model
  |my training data|my knowledge cutoff|my knowledge cut off|my last training update|as of my last update|as of my last knowledge|i was trained by|i was trained on|i do not have personal experience|i dont have personal experience
  |i cannot browse|i cant browse|i dont have access to the internet|i do not have access to the internet|according to my instructions|my system prompt
  |the user wants|the user has told|the user told|the learner has told me|i should now ask|i should ask about|the user asked|the user asks|the user has asked|the user is asking|the user requested|the learner asked me|as you requested here|here is the json|heres the json|here is the chapter you|heres the chapter you|here is the introduction you|here is your json
  |id be happy to write|id be happy to help you|i would be happy to write|i would be happy to help you|id be glad to write|i will be happy to write
  |as your ai assistant|i need to output|we need to output|we need to produce|i need to generate|we need to generate|let me write the json|i hope this helps|let me know if you need|let me know if you would like me|would you like me to
  |als ki sprachmodell|als ki kann ich|als ki assistent|als kunstliche intelligenz kann ich|ich bin eine ki|ich bin nur eine ki|ich bin ein sprachmodell|ich bin ein ki|meine trainingsdaten|hier ist das json
  |en tant quia|en tant qu ia|en tant que modele de langage|en tant quintelligence artificielle|en tant quassistant ia|je suis une ia|je suis un modele de langage|mes donnees dentrainement
  |como modelo de lenguaje|como una ia|como ia no|como inteligencia artificial no|soy una ia|soy un modelo de lenguaje|mis datos de entrenamiento|como modelo de linguagem|como uma ia|sou uma ia|sou um modelo de linguagem|meus dados de treinamento
  |come modello linguistico|come modello di linguaggio|in quanto ia|sono una ia|sono unia|sono un modello linguistico|als ai taalmodel|als taalmodel|ik ben een ai|ik ben een taalmodel
  |как языковая модель я|как ии я|я языковая модель|я всего лишь языковая модель|как искусственный интеллект я|بصفتي نموذج|كنموذج لغوي|بصفتي ذكاء|أنا نموذج لغوي|एक एआई के रूप में|एक ai के रूप में|मैं एक ai|मैं एक एआई|एक भाषा मॉडल के रूप में|ai 언어 모델로서|언어 모델로서|저는 ai`)
/** A little later it says I. */
const AS_A_MODEL = phrases(
  'as an ai|as an artificial intelligence|as a large language model|as a language model|as an llm|as a chatbot',
)
const FIRST_PERSON = phrases('i|im|my|ive')
const A_LITTLE = 120

const IN_SIGNS = [
  'AIとして',
  'AI言語モデル',
  'AIアシスタントとして',
  '私はAI',
  '言語モデルとして',
  '作为AI',
  '作为一个AI',
  '作为一名AI',
  '作为人工智能',
  '作为一个人工智能',
  '作为语言模型',
  '我是AI',
  '我是一个AI',
  '我是一个语言模型',
  '作為AI',
  '作為一個',
]
/** The answer's own shape inside one of its texts. */
const SHAPE = /"(?:introduction|learning_objectives|resources|chapters|justification|asks)"\s{0,4}:|\[object Object\]/

/** `text`: without fenced code. */
export function checkModelTalk(text: string): readonly Fault[] {
  const own = withoutQuotations(text)
  const signs = own.normalize('NFKC').replace(/\s/g, '')
  const said = plain(own)
  const talks =
    SHAPE.test(text) ||
    saysOneOf(said, ABOUT_ITSELF) ||
    speaksAsModel(said) ||
    IN_SIGNS.some((phrase) => signs.includes(phrase))
  return talks ? [MODEL_TALK] : []
}

const speaksAsModel = (said: string): boolean =>
  AS_A_MODEL.some((phrase) => {
    const at = said.indexOf(phrase)
    return at >= 0 && saysOneOf(said.slice(at + phrase.length - 1, at + A_LITTLE), FIRST_PERSON)
  })
