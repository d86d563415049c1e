import type { Brief } from '../src/index.ts'

/** A plan and its second chapter, as a good model writes them, in ten languages. */
export type FitLesson = {
  readonly goal: string
  readonly plan: {
    readonly title: string
    readonly description: string
    readonly chapters: readonly (readonly [string, string])[]
  }
  readonly introduction: string
  readonly objectives: readonly string[]
  readonly resources: readonly (readonly [search: string, title: string, reason: string])[]
}

export const briefFor = ({ goal }: FitLesson): Brief => ({ goal, level: null, time: null, focus: null })

export const FIT_LESSONS: Readonly<Record<string, FitLesson>> = {
  English: {
    goal: 'I want to bake sourdough bread at home',
    plan: {
      title: 'Sourdough from scratch',
      description: 'You keep a starter alive and bake a loaf with an open crumb every weekend.',
      chapters: [
        ['Raising a starter', 'Flour, water and a week of patience.'],
        ['Kneading less, folding more', 'How gluten forms while the dough rests.'],
        ['Heat and steam', 'What happens in the first ten minutes in the oven.'],
      ],
    },
    introduction: `A dough becomes elastic in two ways: by work, or by time. Kneading is work. **Folding** leaves most of it to time, and for a wet sourdough that is the easier way.

When flour meets water, two proteins link up into long strands: gluten. Left alone for half an hour, they find each other without any help. A fold then lines them up. Wet your hand, lift one side of the dough, stretch it until it resists, and lay it over the middle. Turn the bowl and do the same with the other three sides.

Four rounds, thirty minutes apart, are usually enough. You can see the progress: after the first round the dough spreads like a puddle, after the last it holds its shape and shows a few bubbles at the edge. If it tears while you stretch it, it is not ruined. Let it rest for another twenty minutes and go on more gently.

| Round | What you feel |
|---|---|
| 1 | sticky, slack |
| 4 | smooth, springy |`,
    objectives: [
      'Explain how gluten forms while a dough rests',
      'Fold a wet dough in four rounds',
      'Judge by touch when a dough has been folded enough',
    ],
    resources: [
      ['stretch and fold dough', 'The movement in slow motion', 'Seeing the folds once saves a page of words.'],
      ['gluten', 'What gluten is', 'The chemistry behind the resting dough.'],
    ],
  },
  German: {
    goal: 'Ich möchte Gitarre spielen lernen, damit ich am Lagerfeuer begleiten kann',
    plan: {
      title: 'Gitarre für das Lagerfeuer',
      description: 'Am Ende begleitest du zehn Lieder sicher und ohne auf die Hände zu schauen.',
      chapters: [
        ['Das Instrument kennenlernen', 'Wie die Gitarre klingt, gestimmt und gehalten wird.'],
        ['Die ersten drei Akkorde', 'Mit G, C und D lassen sich schon viele Lieder spielen.'],
        ['Rhythmus mit der rechten Hand', 'Wie ein gleichmäßiger Anschlag entsteht.'],
      ],
    },
    introduction: `Mit drei Akkorden kommst du erstaunlich weit: Wer G-Dur, C-Dur und D-Dur greifen kann, begleitet Hunderte von Liedern. In diesem Kapitel lernst du nicht nur die Griffe, sondern vor allem den Wechsel zwischen ihnen, denn daran scheitern die meisten am Anfang.

Beginne mit G-Dur. Setze die Finger nah an die Bünde, aber nicht darauf, und zupfe jede Saite einzeln. Klingt eine dumpf, liegt meist ein Finger schräg auf der Nachbarsaite. Drücke nicht fester, sondern richte den Finger weiter auf.

Für den Wechsel gilt eine einfache Regel: Nicht die Hand springt, die Finger wandern. Suche den Finger, der den kürzesten Weg hat, und führe ihn zuerst. Übe den Wechsel ohne Anschlag, nur mit der linken Hand, eine Minute lang. Danach zählst du langsam bis vier und schlägst auf jede Eins an. Erst wenn das ruhig läuft, wird das Tempo schneller.`,
    objectives: [
      'Die Akkorde G-Dur, C-Dur und D-Dur sauber greifen',
      'Zwischen zwei Akkorden wechseln, ohne den Takt zu verlieren',
      'Hören, welche Saite dumpf klingt, und den Finger aufrichten',
    ],
    resources: [
      ['guitar chords for beginners', 'Griffe im Bild', 'Zeigt jeden Griff aus der Nähe.'],
      ['Gitarre Akkordwechsel üben', 'Wechsel üben', 'Langsame Übungen für die linke Hand.'],
    ],
  },
  French: {
    goal: 'Je voudrais apprendre à dessiner des portraits au crayon',
    plan: {
      title: 'Dessiner des portraits au crayon',
      description: 'Vous saurez construire un visage, placer les ombres et saisir une ressemblance.',
      chapters: [
        ['Apprendre à voir', 'Regarder des formes plutôt que des choses.'],
        ['Les proportions du visage', 'Où se placent les yeux, le nez et la bouche.'],
        ['Ombres et lumières', 'Donner du volume avec trois valeurs de gris.'],
      ],
    },
    introduction: `Presque tous les débutants dessinent les yeux trop haut. La raison est simple : le visage nous intéresse, le front beaucoup moins. Or, quand on mesure, les yeux se trouvent à mi-hauteur de la tête. Ce chapitre vous apprend à mesurer avant de croire.

Tenez votre crayon à bout de bras, fermez un œil et comparez. Combien de fois la largeur d'un œil entre-t-elle dans celle du visage ? Environ cinq fois. Entre le menton et la base du nez, il y a à peu près la même distance qu'entre le nez et les sourcils.

Ces repères ne sont pas des lois : chaque visage s'en écarte, et c'est justement là que naît la ressemblance. Tracez d'abord un ovale léger, puis une ligne au milieu, puis les autres repères. Ensuite seulement, cherchez ce qui est différent chez votre modèle. Gommez sans regret : une ligne claire se corrige, une ligne appuyée se défend.`,
    objectives: [
      'Mesurer les proportions avec un crayon tenu à bout de bras',
      'Placer les yeux, le nez et la bouche sur un ovale',
      'Repérer ce qui distingue un visage des repères habituels',
    ],
    resources: [
      ['proportions du visage dessin', 'Les repères en images', 'Chaque étape est dessinée lentement.'],
      ['portrait drawing', 'Un livre à emprunter', 'Pour comparer plusieurs méthodes.'],
    ],
  },
  Spanish: {
    goal: 'Quiero aprender fotografía con el móvil',
    plan: {
      title: 'Fotografía con el móvil',
      description: 'Sabrás componer, medir la luz y elegir el momento con el teléfono que ya tienes.',
      chapters: [
        ['La luz manda', 'De dónde viene la luz y qué le hace a una cara.'],
        ['Componer la imagen', 'Qué entra en el encuadre y qué se queda fuera.'],
        ['Contar una historia', 'Tres fotos que juntas dicen más que una.'],
      ],
    },
    introduction: `Componer es decidir. Antes de apretar el botón, pregúntate qué quieres que se mire primero; todo lo demás debe ayudar o desaparecer. Con el móvil es fácil, porque puedes moverte: un paso a la izquierda cambia más que cualquier filtro.

Activa la cuadrícula de la cámara. Las dos líneas verticales y las dos horizontales se cruzan en cuatro puntos, y lo que está en uno de ellos parece más vivo que lo que está en el centro. No es una obligación, sino un buen comienzo. Si el motivo es simétrico, como una puerta o un reflejo en el agua, el centro vuelve a ser el mejor lugar.

Mira también los bordes. Allí se esconden las ramas cortadas, los codos ajenos y los carteles que distraen. Recorre el marco con la vista, una vez, como quien da la vuelta a una mesa. Después haz tres fotos de la misma cosa: de cerca, de lejos y desde abajo, y elige con calma cuál dice lo que querías.`,
    objectives: [
      'Usar la cuadrícula para situar el motivo',
      'Revisar los bordes del encuadre antes de disparar',
      'Comparar tres encuadres de una misma cosa y elegir uno',
    ],
    resources: [
      ['regla de los tercios fotografía', 'La cuadrícula explicada', 'Muestra con ejemplos cuándo ayuda.'],
      ['mobile photography composition', 'Ver a alguien componer', 'Se aprende mirando cómo se mueve.'],
    ],
  },
  Portuguese: {
    goal: 'Quero aprender a programar em Python para automatizar tarefas no trabalho',
    plan: {
      title: 'Python para automatizar tarefas',
      description: 'Você vai escrever pequenos programas que renomeiam arquivos e juntam planilhas.',
      chapters: [
        ['O primeiro programa', 'Instalar o Python e ver algo acontecer.'],
        ['Laços e listas', 'Como repetir uma tarefa para muitas coisas.'],
        ['Ler e escrever arquivos', 'Pastas, nomes e planilhas.'],
      ],
    },
    introduction: `Um computador não se cansa de repetir, e é por isso que vale a pena ensiná-lo. Neste capítulo você conhece as duas peças de quase toda automação: a lista, que guarda muitas coisas, e o laço, que faz algo com cada uma delas.

Imagine cem arquivos com nomes feios. À mão, você abriria um por um. Com um laço, você descreve a mudança apenas uma vez:

\`\`\`python
for nome in nomes:
    print(nome.lower())
\`\`\`

A linha que termina com dois-pontos abre o laço; tudo o que vem com recuo pertence a ele. Se você esquecer o recuo, o Python avisa na hora e mostra a linha. Leia a mensagem até o fim: quase sempre a última frase diz o que falta. Depois mude o exemplo: em vez de minúsculas, mostre o tamanho de cada nome, ou pule os que começam com um ponto. Só então passe aos arquivos de verdade, e sempre numa cópia da pasta.`,
    objectives: [
      'Guardar vários nomes em uma lista',
      'Escrever um laço que faz algo com cada item',
      'Ler uma mensagem de erro até o fim e achar a linha',
    ],
    resources: [
      ['python for loop', 'Laços em vídeo', 'Mostra cada passo na tela.'],
      ['listas em Python', 'Listas com exercícios', 'Pequenas tarefas com resposta.'],
    ],
  },
  Japanese: {
    goal: '俳句を自分で詠めるようになりたい',
    plan: {
      title: 'はじめての俳句',
      description: '季語と切れを使って、身の回りの景色を十七音で詠めるようになります。',
      chapters: [
        ['俳句の形を知る', '五・七・五の調べに耳を慣らします。'],
        ['季語を選ぶ', '季節の言葉が一句にもたらすものを学びます。'],
        ['切れ字を使う', '間をつくる言葉の働きを確かめます。'],
      ],
    },
    introduction: `俳句には季節を表す言葉が一つ入ります。これを季語といいます。「桜」と書けば、説明をしなくても春の光や風、人の集まる気配までが読み手の心に浮かびます。季語は短い詩の中で、いちばん多くを語る言葉なのです。

この章では、まず身の回りの言葉から季節を探してみましょう。台所には新玉ねぎや西瓜があり、窓の外には夕立や霜柱があります。歳時記を開くと、思いがけない言葉が季語だと分かります。たとえば「ブランコ」は春の季語です。子どもたちが外で遊び始める季節だからです。

次に、選んだ季語と組み合わせるものを考えます。近すぎるものを並べると、句は説明になってしまいます。少し離れたものを置くと、二つの間に余韻が生まれます。まずは三つの季語を選び、それぞれについて見たこと、聞いたこと、触れたことを一行ずつ書き出してください。上手に詠もうとせず、よく観察することから始めます。`,
    objectives: [
      '身の回りから季語を三つ見つける',
      '歳時記で季語を調べる',
      '季語と少し離れたものを組み合わせて一句を作る',
    ],
    resources: [
      ['俳句 季語 入門', '季語の選び方', '例句とともに学べます。'],
      ['歳時記', '歳時記について', '季語の集まりを知るために。'],
    ],
  },
  Chinese: {
    goal: '我想学会用毛笔写书法',
    plan: {
      title: '书法入门',
      description: '学会握笔、运笔，并能完整地写好一幅四字作品。',
      chapters: [
        ['认识文房四宝', '笔、墨、纸、砚各有什么用。'],
        ['基本笔画的写法', '从横、竖、撇、捺开始练习。'],
        ['字的结构', '怎样让一个字站得稳。'],
      ],
    },
    introduction: `书法的每一个字都由几种基本笔画组成。把横、竖、撇、捺写好，字就成功了一半。这一章我们慢慢来，先看清楚毛笔在纸上走过的路，再动手练习。

先说横画。起笔时笔尖轻轻向左一顿，然后向右行笔，力量要均匀，最后向右下方停一停，再把笔收回来。初学的人常常一拖到底，笔画就显得没有精神。试着在心里数三下：起、行、收，每一步都有自己的节奏。

竖画的道理相同，只是方向改成从上往下。手腕放松，肩膀不要抬高。如果线条发抖，多半是握笔太紧，或者写得太慢。撇要像风吹过草叶，由重到轻；捺则相反，由轻到重，最后稍稍停顿再提起来。

每天写二十分钟就够了。选一张米字格，每种笔画写一行，写完以后和字帖对照，圈出最满意的一个。比起数量，更重要的是看出差别在哪里。`,
    objectives: ['写出有起笔和收笔的横画与竖画', '控制撇和捺的轻重变化', '对照字帖找出自己笔画的差别'],
    resources: [
      ['书法 基本笔画', '笔画示范', '可以看清楚运笔的速度。'],
      ['毛笔 横竖撇捺', '四种笔画的练习', '适合每天对照。'],
    ],
  },
  Russian: {
    goal: 'Хочу научиться играть в шахматы и побеждать друзей',
    plan: {
      title: 'Шахматы: от первых ходов к победам',
      description: 'Вы научитесь видеть угрозы, строить план и доводить партию до мата.',
      chapters: [
        ['Фигуры и доска', 'Как ходят фигуры и что означают поля.'],
        ['Вилки и связки', 'Два приёма, которые выигрывают фигуру.'],
        ['Как поставить мат', 'Простые окончания шаг за шагом.'],
      ],
    },
    introduction: `Большинство партий между любителями решают не глубокие планы, а простые удары. Вилка — это нападение одной фигурой сразу на две. Соперник может спасти только одну из них, и вы выигрываете вторую. Лучше всего вилки ставит конь, потому что он прыгает через фигуры и его ход трудно заметить заранее.

Связка устроена иначе. Слон, ладья или ферзь нападает на фигуру, за которой стоит более ценная. Если первая уйдёт, вторая окажется под ударом, поэтому она словно приклеена к месту. Связанную фигуру хорошо атаковать ещё раз, например пешкой.

Чтобы находить такие удары, перед каждым ходом задавайте себе три вопроса: какие шахи у меня есть, какие взятия, какие угрозы? Сначала это отнимает время, но через неделю взгляд сам выделяет нужные поля. Расставьте на доске позицию из своей последней партии и попробуйте найти момент, когда вилка была возможна, но вы прошли мимо.`,
    objectives: [
      'Находить вилки конём на два хода вперёд',
      'Объяснять, почему связанная фигура не может уйти',
      'Перед ходом проверять шахи, взятия и угрозы',
    ],
    resources: [
      ['шахматы вилка', 'Разбор вилок', 'Много коротких примеров.'],
      ['chess pin tactics', 'Связки в видео', 'Видно, как фигура теряет подвижность.'],
    ],
  },
  Arabic: {
    goal: 'أريد أن أتعلم العزف على العود من الصفر',
    plan: {
      title: 'العود للمبتدئين',
      description: 'ستعزف ثلاث مقطوعات بسيطة وتضبط أوتار العود بنفسك.',
      chapters: [
        ['التعرف على العود', 'أجزاء الآلة وطريقة الإمساك بها.'],
        ['ضبط الأوتار', 'كيف تسمع الفرق وتصل إلى النغمة الصحيحة.'],
        ['مقام البيات', 'أول مقام نعزف عليه لحنا كاملا.'],
      ],
    },
    introduction: `قبل أن تعزف أي لحن لا بد أن تكون أوتار العود مضبوطة. الأذن التي تعتاد على نغمة خاطئة تحتاج إلى وقت طويل كي تنساها، ولذلك نبدأ كل جلسة بالضبط حتى لو استغرق ذلك خمس دقائق في الأيام الأولى.

للعود عادة خمسة أوتار مزدوجة ووتر مفرد غليظ. اختر وترا واحدا واعزفه بهدوء، ثم استمع إلى النغمة المرجعية من جهاز الضبط أو من آلة أخرى. إن كانت نغمة الوتر أخفض فأدر المفتاح قليلا لتشده، وإن كانت أعلى فأرخه ثم عد إليها من الأسفل، لأن الوتر يثبت أفضل حين يشد في النهاية.

بعد ذلك اضبط الوتر المجاور له من الزوج نفسه حتى يختفي التموج الذي تسمعه بين الصوتين. هذا التموج هو أصدق معلم: كلما تباطأ اقتربت من الصواب. كرر العمل مع بقية الأوتار، ثم اعزفها كلها مرة أخرى، لأن شد وتر واحد يغير الأوتار الأخرى قليلا.`,
    objectives: [
      'ضبط أوتار العود الستة بالاستماع',
      'تمييز التموج بين صوتين متقاربين',
      'إعادة فحص الأوتار بعد شد أحدها',
    ],
    resources: [
      ['ضبط أوتار العود', 'شرح مصور', 'تسمع فيه الفرق بوضوح.'],
      ['oud tuning', 'درس بالفيديو', 'يبين حركة المفاتيح عن قرب.'],
    ],
  },
  Hindi: {
    goal: 'मैं घर पर योग सीखना चाहता हूँ',
    plan: {
      title: 'घर पर योग की शुरुआत',
      description: 'आप रोज़ बीस मिनट का अभ्यास सुरक्षित ढंग से कर पाएँगे।',
      chapters: [
        ['साँस पर ध्यान', 'धीमी और गहरी साँस से शुरुआत।'],
        ['सूर्य नमस्कार', 'बारह आसनों का एक पूरा चक्र।'],
        ['संतुलन के आसन', 'एक पैर पर स्थिर खड़े होना।'],
      ],
    },
    introduction: `सूर्य नमस्कार बारह आसनों की एक कड़ी है जिसमें हर गति साँस के साथ चलती है। इसे योग की वर्णमाला कहा जाता है, क्योंकि आगे आने वाले अधिकतर आसन इन्हीं से निकलते हैं। इस अध्याय में हम पूरे चक्र को चार छोटे हिस्सों में बाँटकर सीखेंगे।

पहले हिस्से में आप सीधे खड़े होकर हथेलियाँ जोड़ते हैं और साँस को शांत होने देते हैं। फिर साँस भरते हुए हाथ ऊपर उठाइए और रीढ़ को लंबा कीजिए। साँस छोड़ते हुए कमर से आगे झुकिए। घुटने मोड़ना बिल्कुल ठीक है, पीठ को खींचकर दर्द सहना ठीक नहीं।

दूसरे हिस्से में एक पैर पीछे जाता है और नज़र सामने रहती है। तीसरे में शरीर एक सीधी रेखा बनाता है, और चौथे में हम उसी रास्ते से वापस लौटते हैं। शुरू में दो चक्र काफ़ी हैं। हर चक्र के बाद रुकिए, दिल की धड़कन सुनिए और देखिए कि साँस कितनी देर में सामान्य होती है।`,
    objectives: ['सूर्य नमस्कार के बारह आसन सही क्रम में करना', 'हर गति को साँस के साथ मिलाना', 'घुटने मोड़कर पीठ को सुरक्षित रखना'],
    resources: [
      ['सूर्य नमस्कार', 'पूरा चक्र धीमी गति में', 'हर आसन साफ़ दिखता है।'],
      ['surya namaskar steps', 'वीडियो में अभ्यास', 'साथ-साथ किया जा सकता है।'],
    ],
  },
}
