/** What the assistant says when it declines, in one language. Two sentences each: kind, and no reproach. */
export type DeclineWords = {
  readonly unsafe: string
  readonly crisis: string
  /** Above the lines. */
  readonly lines: string
  /** Before the lines, as it cannot wait: the emergency number. */
  readonly danger: string
  /** Below the lines: the directory for every other country. */
  readonly elsewhere: string
  /** Countries of the lines, by their codes. */
  readonly countries: Readonly<Record<string, string>>
}

const DIRECTORY = 'findahelpline.com'

export const DECLINE_WORDS: Readonly<Record<string, DeclineWords>> = {
  en: {
    unsafe:
      "I can't help with this one, because someone could get hurt. If there's something else you'd like to learn, I'd be glad to plan it with you.",
    crisis:
      "I'm really sorry you're carrying this, and I'm glad you said it. You don't have to go through it alone: please talk to someone you trust, or to people who are there to listen, now if you can.",
    lines: 'Someone listens here:',
    danger: 'In danger right now? Call your local emergency number.',
    elsewhere: `For other countries, ${DIRECTORY} lists lines near you.`,
    countries: {
      US: 'United States',
      CA: 'Canada',
      GB: 'United Kingdom',
      IE: 'Ireland',
      AU: 'Australia',
      NZ: 'New Zealand',
      IN: 'India',
      SG: 'Singapore',
    },
  },
  de: {
    unsafe:
      'Dabei kann ich nicht helfen, weil jemand zu Schaden kommen könnte. Wenn du etwas anderes lernen möchtest, plane ich es gern mit dir.',
    crisis:
      'Es tut mir sehr leid, dass es dir so geht, und es ist gut, dass du es sagst. Du musst da nicht allein durch: Sprich bitte mit jemandem, dem du vertraust, oder mit Menschen, die für dich da sind und zuhören, am besten jetzt.',
    lines: 'Hier hört dir jemand zu:',
    danger: 'Bist du gerade in Gefahr? Ruf den Notruf an, in Europa 112.',
    elsewhere: `Für andere Länder nennt ${DIRECTORY} Anlaufstellen in deiner Nähe.`,
    countries: { DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz' },
  },
  fr: {
    unsafe:
      "Je ne peux pas t'aider pour cela, car quelqu'un pourrait en souffrir. Si tu veux apprendre autre chose, je le préparerai volontiers avec toi.",
    crisis:
      "Ce que tu traverses a l'air très dur, et c'est bien que tu le dises. Tu n'as pas à affronter cela sans aide : parle à une personne de confiance, ou à des gens qui sont là pour écouter, maintenant si tu peux.",
    lines: "Ici, quelqu'un t'écoute :",
    danger: 'En danger immédiat ? Appelle les urgences, le 112 en Europe.',
    elsewhere: `Pour d'autres pays, ${DIRECTORY} indique des lignes près de chez toi.`,
    countries: { FR: 'France', BE: 'Belgique', CH: 'Suisse', CA: 'Canada' },
  },
  es: {
    unsafe:
      'No puedo ayudarte con esto, porque alguien podría salir herido. Si quieres aprender otra cosa, la planificaré con gusto contigo.',
    crisis:
      'Siento mucho que estés pasando por esto, y me alegra que lo digas. No tienes que llevarlo a solas: habla, por favor, con alguien de confianza o con personas que están ahí para escuchar, ahora si puedes.',
    lines: 'Aquí te escuchan:',
    danger: '¿Estás en peligro ahora mismo? Llama al número de emergencias de tu país.',
    elsewhere: `Para otros países, ${DIRECTORY} reúne líneas cerca de ti.`,
    countries: { ES: 'España', MX: 'México', CL: 'Chile', US: 'Estados Unidos' },
  },
  pt: {
    unsafe:
      'Não posso ajudar com isto, porque alguém poderia se machucar. Se você quiser aprender outra coisa, terei prazer em planejar com você.',
    crisis:
      'Sinto muito que você esteja passando por isso, e que bom que você contou. Você não precisa enfrentar isso sem companhia: fale com alguém de confiança ou com pessoas que estão lá para escutar, agora, se puder.',
    lines: 'Aqui há quem escute você:',
    danger: 'Em perigo agora? Ligue para o número de emergência do seu país.',
    elsewhere: `Para outros países, ${DIRECTORY} mostra linhas perto de você.`,
    countries: { BR: 'Brasil', PT: 'Portugal' },
  },
  ja: {
    unsafe:
      '誰かが傷つくおそれがあるため、これはお手伝いできません。ほかに学びたいことがあれば、喜んで一緒に計画します。',
    crisis:
      'とてもつらい思いをされているのですね、話してくれてありがとうございます。ひとりで抱えなくて大丈夫です。信頼できる人や、話を聴いてくれる窓口に、できれば今、話してみてください。',
    lines: '話を聴いてくれる窓口です。',
    danger: '今すぐ危険なときは、119番か110番に電話してください。',
    elsewhere: `ほかの国の窓口は ${DIRECTORY} で探せます。`,
    countries: { JP: '日本' },
  },
  zh: {
    unsafe: '这件事我不能帮忙，因为可能会有人受到伤害。如果你想学别的，我很乐意和你一起制定计划。',
    crisis:
      '听到你正承受这些，我很难过，也谢谢你说出来。你不必独自面对：请找一个你信任的人，或者愿意倾听的热线谈谈，可以的话就现在。',
    lines: '这里有人愿意听你说：',
    danger: '如果现在有危险，请拨打当地的急救电话。',
    elsewhere: `其他国家和地区的热线可以在 ${DIRECTORY} 查到。`,
    countries: { CN: '中国大陆', TW: '台灣', HK: '香港', SG: '新加坡' },
  },
  ru: {
    unsafe:
      'С этим я помочь не могу: кто-то может пострадать. Если захочешь научиться чему-то другому, я с радостью составлю план вместе с тобой.',
    crisis:
      'Мне очень жаль, что тебе так тяжело, и хорошо, что ты об этом говоришь. Тебе не нужно справляться с этим в одиночку: поговори с тем, кому доверяешь, или с людьми, которые умеют слушать, лучше прямо сейчас.',
    lines: 'Здесь тебя выслушают:',
    danger: 'Если опасность прямо сейчас, позвони в экстренную службу: 112.',
    elsewhere: `Линии в других странах есть на ${DIRECTORY}.`,
    countries: { RU: 'Россия' },
  },
  ar: {
    unsafe: 'لا أستطيع المساعدة في هذا لأن أحدا قد يتأذى. إذا أردت أن تتعلم شيئا آخر فسيسعدني أن أخطط له معك.',
    crisis:
      'يؤسفني حقا ما تمر به، ومن الجيد أنك تحدثت عنه. لست مضطرا إلى مواجهته وحدك: تحدث من فضلك مع شخص تثق به أو مع من يستمع إليك، الآن إن استطعت.',
    lines: 'هنا من يستمع إليك:',
    danger: 'هل أنت في خطر الآن؟ اتصل برقم الطوارئ في بلدك.',
    elsewhere: `وللبلدان الأخرى تجد خطوط المساعدة في ${DIRECTORY}.`,
    countries: { LB: 'لبنان' },
  },
  hi: {
    unsafe:
      'इसमें मदद करना मेरे लिए संभव नहीं है, क्योंकि किसी को चोट पहुँच सकती है। अगर आप कुछ और सीखना चाहें, तो उसकी योजना आपके साथ बनाने में मुझे खुशी होगी।',
    crisis:
      'मुझे बहुत अफ़सोस है कि आप इतने कठिन समय से गुज़र रहे हैं, और अच्छा हुआ कि आपने कहा। आपको यह अकेले नहीं सहना है: कृपया किसी भरोसेमंद व्यक्ति से या सुनने वाले लोगों से बात करें, हो सके तो अभी।',
    lines: 'यहाँ आपकी बात सुनी जाती है:',
    danger: 'अभी खतरे में हैं? आपातकालीन नंबर 112 पर फ़ोन करें।',
    elsewhere: `दूसरे देशों की हेल्पलाइन ${DIRECTORY} पर मिलती हैं।`,
    countries: { IN: 'भारत' },
  },
}
