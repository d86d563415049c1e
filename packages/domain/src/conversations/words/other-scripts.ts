import type { ConversationWords } from './conversation-words.ts'

export const ru: ConversationWords = {
  intro: 'Вот как я вас понял:',
  names: { goal: 'Цель', level: 'Уровень', time: 'Время', focus: 'Главное' },
  newcomer: 'с нуля',
  assumed: {
    level: 'с самого начала (моё предположение)',
    time: 'около двух часов в неделю (моё предположение)',
    focus: 'сначала основное (моё предположение)',
  },
  closing: 'Если что-то не так, выберите «No, I want to change something» и скажите, что изменить. Составить план?',
  pressYes: 'Нажмите «Yes, Proceed» ниже, и я составлю план.',
  cannotAnswer: 'На это я ответить не могу. Скажите другими словами или назовите, чему ещё вы хотели бы научиться.',
  questions: {
    level: 'Что вы уже знаете об этом или пробовали раньше?',
    time: 'Сколько времени вы можете уделять, например в неделю?',
    focus: 'Что для вас важнее всего или для чего вам это нужно?',
    change: 'Что вы хотите изменить?',
  },
}

export const ja: ConversationWords = {
  intro: '次のように理解しました。',
  names: { goal: '目標', level: 'レベル', time: '時間', focus: '重点' },
  newcomer: 'はじめて',
  assumed: {
    level: '最初から（こちらの想定です）',
    time: '週に約2時間（こちらの想定です）',
    focus: 'まず基本から（こちらの想定です）',
  },
  closing:
    '違うところがあれば「No, I want to change something」を選んで教えてください。プランを作成してよろしいですか？',
  pressYes: '下の「Yes, Proceed」を押すと、プランを作成します。',
  cannotAnswer: 'それにはお答えできません。別の言い方をするか、ほかに学びたいことを教えてください。',
  questions: {
    level: 'これについて、すでに知っていることや経験はありますか？',
    time: 'どのくらい時間を取れますか？たとえば週に何時間ですか？',
    focus: 'いちばん大切にしたいことや、使いたい場面は何ですか？',
    change: 'どこを変更しますか？',
  },
}

export const zh: ConversationWords = {
  intro: '我的理解如下：',
  names: { goal: '目标', level: '基础', time: '时间', focus: '重点' },
  newcomer: '零基础',
  assumed: {
    level: '从头开始（我的假设）',
    time: '每周约两小时（我的假设）',
    focus: '先学要点（我的假设）',
  },
  closing: '如果有不对的地方，请选择“No， I want to change something”并告诉我。现在生成计划吗？',
  pressYes: '请点击下面的“Yes， Proceed”，我就生成计划。',
  cannotAnswer: '这个问题我无法回答。请换一种说法，或者告诉我你还想学什么。',
  questions: {
    level: '你对此已经了解多少，或者以前尝试过吗？',
    time: '你能投入多少时间，比如每周几个小时？',
    focus: '你最看重什么，或者想用它来做什么？',
    change: '你想修改什么？',
  },
}

export const ar: ConversationWords = {
  intro: 'هذا ما فهمته:',
  names: { goal: 'الهدف', level: 'المستوى', time: 'الوقت', focus: 'التركيز' },
  newcomer: 'مبتدئ تمامًا',
  assumed: {
    level: 'من البداية (هذا افتراضي)',
    time: 'نحو ساعتين في الأسبوع (هذا افتراضي)',
    focus: 'الأساسيات أولًا (هذا افتراضي)',
  },
  closing: 'إذا كان هناك خطأ فاختر "No, I want to change something" وأخبرني به. هل أُعِدّ الخطة؟',
  pressYes: 'اختر "Yes, Proceed" أدناه وسأُعِدّ خطتك.',
  cannotAnswer: 'لا أستطيع الإجابة عن ذلك. قُلها بكلمات أخرى، أو أخبرني بما تودّ أن تتعلمه غير ذلك.',
  questions: {
    level: 'ماذا تعرف عن هذا بالفعل، أو هل جرّبته من قبل؟',
    time: 'كم من الوقت يمكنك أن تخصص له، مثلًا في الأسبوع؟',
    focus: 'ما الأهم بالنسبة إليك، أو فيمَ تريد استخدامه؟',
    change: 'ما الذي تريد تغييره؟',
  },
}

export const hi: ConversationWords = {
  intro: 'मैंने यह समझा है:',
  names: { goal: 'लक्ष्य', level: 'स्तर', time: 'समय', focus: 'मुख्य बात' },
  newcomer: 'बिल्कुल नए',
  assumed: {
    level: 'शुरुआत से (मेरा अनुमान)',
    time: 'हफ़्ते में लगभग दो घंटे (मेरा अनुमान)',
    focus: 'पहले ज़रूरी बातें (मेरा अनुमान)',
  },
  closing: 'अगर कुछ ग़लत है, तो “No, I want to change something” चुनें और बताएँ। क्या मैं योजना बनाऊँ?',
  pressYes: 'नीचे “Yes, Proceed” चुनें और मैं आपकी योजना बनाऊँगा।',
  cannotAnswer: 'इसका उत्तर मैं नहीं दे सकता। कृपया इसे दूसरे शब्दों में कहें, या बताएँ कि आप और क्या सीखना चाहेंगे।',
  questions: {
    level: 'आप इसके बारे में पहले से क्या जानते हैं, या क्या आपने इसे पहले आज़माया है?',
    time: 'आप इसके लिए कितना समय दे सकते हैं, जैसे हर हफ़्ते?',
    focus: 'आपके लिए सबसे ज़रूरी क्या है, या आप इसे किस काम में लाना चाहते हैं?',
    change: 'आप क्या बदलना चाहते हैं?',
  },
}
