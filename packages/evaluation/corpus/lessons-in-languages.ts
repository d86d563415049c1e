import { lesson } from './lesson.ts'
import type { Setting } from './setting.ts'

/** Good lessons in languages that the word lists know, and in some that they do not. */
export const LESSONS_IN_LANGUAGES: Readonly<Record<string, Setting>> = {
  'de-lesson-en-words': lesson(
    'de',
    'Ich will lernen, wie man mit Git arbeitet | Anfänger | drei Stunden | Branches',
    'Git im Alltag | Du arbeitest sicher mit Git, allein und im Team.',
    [
      'Commits | Was ein Commit ist und was hinein gehört.',
      'Branches und Merges | Wie du mit Branches arbeitest und sie zusammenführst.',
      'Konflikte | Wie du Konflikte löst.',
      'Im Team | Wie ihr zusammen an einem Repository arbeitet.',
    ],
    ['Einen Branch anlegen', 'Zwei Branches zusammenführen', 'Einen Merge rückgängig machen'],
    [
      'wikipedia | Git Branch | Git | article | Die Begriffe.',
      'youtube | git branch merge deutsch | Branches | video | Zum Mittippen.',
    ],
    [
      'Ein Branch ist ein Name, der auf einen Commit zeigt. Mit `git switch -c feature/login` legst du einen an und wechselst hinein; jeder Commit danach schiebt den Namen weiter. Der Branch `main` bleibt, wo er ist, und niemand merkt etwas von deinen Versuchen.',
      'Ist die Arbeit fertig, holst du sie mit `git merge feature/login` zurück. Hat sich `main` nicht bewegt, ist das ein *fast-forward*: Der Name springt nur nach vorn. Sonst entsteht ein Merge-Commit mit zwei Eltern.',
      '```\n$ git merge feature/login\nUpdating 3f2a1c..9b8d7e\nFast-forward\n```',
      'Lege heute drei Branches an, ändere in zweien dieselbe Datei und führe sie nacheinander zusammen. Schau dir nach jedem Schritt den Verlauf mit `git log --graph --oneline` an, bis du vorhersagen kannst, wie er danach aussieht.',
    ],
  ),
  'fr-verlan': lesson(
    'fr',
    'Je veux comprendre l’anglais des séries | niveau scolaire | une heure par jour | l’argot',
    'L’anglais des séries | Vous comprendrez une série sans sous-titres.',
    [
      'L’oreille | Entendre les mots liés.',
      'L’argot du quotidien | Les mots d’argot que disent les personnages anglais.',
      'Les accents | Reconnaître trois accents.',
      'Sans sous-titres | Regarder un épisode entier.',
    ],
    ['Reconnaître dix mots d’argot anglais', 'Employer l’argot au bon moment', 'Noter une réplique'],
    [
      'wikipedia | argot anglais | L’argot | article | Histoire.',
      'youtube | argot anglais séries | Répliques | video | Avec le son.',
    ],
    [
      'L’argot des séries tient en peu de mots. *"What’s up?"* n’attend pas de réponse, *"I’m good"* veut dire non merci, et *"You’re kidding me"* marque la surprise. Un mot comme *gonna* n’est qu’une forme rapide de *going to* ; *wanna* et *gotta* suivent la même règle.',
      'Écoutez une scène trois fois. La première fois, suivez l’histoire. La deuxième, notez ce que vous entendez, même si cela ne veut rien dire : *whaddaya* est peut-être *what do you*. La troisième, comparez avec le texte. Les mots courts disparaissent presque toujours, et c’est là que se cache la difficulté.',
      'Attention au registre : *dude* passe entre amis, pas au bureau. Choisissez aujourd’hui cinq répliques, répétez-les à voix haute avec le même rythme, puis employez-en deux dans un message à un ami. Demain, vous les entendrez partout.',
    ],
  ),
  th: lesson(
    'th',
    'อยากเรียนวาดภาพทิวทัศน์ด้วยสีน้ำ | เคยวาดรูปที่โรงเรียน | สัปดาห์ละสองชั่วโมง | ท้องฟ้าและน้ำ',
    'ภาพทิวทัศน์สีน้ำ | คุณจะวาดภาพทิวทัศน์เล็กๆ ที่มีท้องฟ้าใสและน้ำนิ่งได้',
    [
      'กระดาษและพู่กัน | กระดาษและพู่กันแบบไหนเหมาะกับภาพทิวทัศน์',
      'การระบายเรียบและไล่สี | วิธีระบายสีเรียบและไล่สีให้สวย',
      'ท้องฟ้าแบบเปียก | เมฆนุ่มบนกระดาษเปียก',
      'น้ำและเงาสะท้อน | น้ำนิ่งด้วยไม่กี่เส้น',
    ],
    ['ระบายสีเรียบโดยไม่มีริ้ว', 'ไล่สีไปหาเส้นขอบฟ้า', 'อธิบายว่าหยดน้ำมีไว้ทำไม'],
    [
      'wikipedia | สีน้ำ การระบายเรียบ | การระบายเรียบ | article | อธิบายชนิดของการระบาย',
      'youtube | สอนไล่สีน้ำ | ไล่สีทีละขั้น | video | ดูหยดน้ำง่ายกว่าอ่าน',
    ],
    [
      'การระบายเรียบคือชั้นสีบางๆ ที่คลุมพื้นที่โดยไม่เห็นรอยพู่กัน ท้องฟ้า ทุ่งนา และทะเลสาบล้วนเริ่มจากขั้นนี้ จึงควรฝึกสักหนึ่งเย็นก่อนวาดต้นไม้ต้นแรก สองอย่างที่ตัดสินว่าสำเร็จหรือไม่คือปริมาณน้ำบนกระดาษ และการทำให้ขอบสีเคลื่อนไหวอยู่เสมอ',
      'เอียงกระดานขึ้นเท่าความสูงของกล่องไม้ขีด ผสมสีให้มากกว่าที่คิดว่าต้องใช้ เพราะสีที่ผสมครั้งที่สองจะไม่เหมือนครั้งแรก จุ่มพู่กันให้เต็ม ลากเส้นด้านบนหนึ่งเส้น แล้วดูหยดน้ำที่รวมตัวอยู่ขอบล่าง เส้นถัดไปแตะหยดน้ำนั้นแล้วพาลงมา',
      'ถ้าจะไล่สี ให้จุ่มพู่กันในน้ำสะอาดก่อนลากแต่ละเส้น สีจะจางลงเหมือนท้องฟ้าใกล้เส้นขอบฟ้า วันนี้ลองระบายอย่างละสามแถบ แล้วเขียนอัตราส่วนไว้ข้างใต้',
    ],
  ),
  ja: lesson(
    'ja',
    '水彩で風景を描けるようになりたい | 学校でデッサンをした | 毎週日曜に二時間 | 空と水',
    '水彩の風景 | 澄んだ空と静かな水のある小さな風景が描けるようになります。',
    [
      '紙と筆と絵の具 | 風景に必要な紙と筆と絵の具。',
      '平塗りとぼかし | 平塗りとグラデーションのぼかしのやり方。',
      '濡らして描く空 | 湿った紙に柔らかい雲を描く。',
      '水と映り込み | 少ない筆で静かな水を描く。',
    ],
    ['むらのない平塗りをする', '地平線に向かってぼかす', '水のしずくの役割を説明する'],
    [
      'wikipedia | 水彩 平塗り | 平塗り | article | 平塗りの種類。',
      'youtube | 水彩 ぼかし 描き方 | ぼかしの手順 | video | 見るとすぐ分かる。',
    ],
    [
      '平塗りとは、筆の跡が見えないように薄い色で面を覆うことです。空も野原も湖も、まずこの平塗りから始まります。だから最初の木を描く前に、一晩練習する価値があります。うまくいくかどうかは、紙の上の水の量と、端をいつも動かしているかどうかで決まります。',
      '板をマッチ箱の高さほど傾けます。色は必要だと思う量より多めに作りましょう。二度目に作った色は、最初の色と決して同じになりません。筆にたっぷり含ませ、上に一本の線を引き、下の端にたまるしずくを見てください。次の線はそのしずくに触れ、下へ引いていきます。',
      'ぼかしも同じですが、線を引く前に毎回きれいな水に筆を浸します。色は地平線に近い空のように薄くなります。今日はそれぞれ三本ずつ塗って、下に割合を書いておきましょう。',
    ],
  ),
  ar: lesson(
    'ar',
    'أريد أن أتعلم رسم المناظر الطبيعية بالألوان المائية | رسمت في المدرسة | ساعتان كل أسبوع | السماء والماء',
    'المناظر الطبيعية بالألوان المائية | سترسم منظرا صغيرا فيه سماء صافية وماء هادئ.',
    [
      'الورق والفرش | أي ورق وأي فرش يحتاجها المنظر.',
      'الغسلة المستوية والمتدرجة | كيف تضع غسلة مستوية وغسلة متدرجة.',
      'سماء على ورق مبلل | غيوم ناعمة على ورق رطب.',
      'الماء والانعكاس | ماء هادئ بضربات قليلة.',
    ],
    ['وضع غسلة بلا خطوط', 'تدريج اللون نحو الأفق', 'شرح دور القطرة'],
    [
      'wikipedia | رسم مائي غسلة | الغسلة | article | يشرح أنواعها.',
      'youtube | تدريج الألوان المائية | خطوة خطوة | video | رؤية القطرة أسهل.',
    ],
    [
      'الغسلة طبقة رقيقة من اللون تغطي مساحة من غير أن يظهر أثر الفرشاة. تبدأ بها السماء والحقول والبحيرات، ولذلك تستحق مساء من التمرين قبل أن ترسم شجرة واحدة. أمران يقرران نجاحها: كمية الماء على الورق، وأن تبقى حافتها في حركة.',
      'ارفع اللوح بقدر علبة ثقاب. اخلط من اللون أكثر مما تظن أنك تحتاج، لأن الخليط الثاني لا يشبه الأول أبدا. املأ الفرشاة وارسم خطا في الأعلى وانظر إلى القطرة التي تتجمع عند حافته السفلى. يلمس الخط التالي هذه القطرة ويجرها إلى الأسفل.',
      'أما الغسلة المتدرجة فتغمس لها الفرشاة في ماء نظيف قبل كل خط، فيبهت اللون كما تبهت السماء قرب الأفق. ارسم اليوم ثلاثة أشرطة من كل نوع، واكتب تحت كل شريط نسبة اللون إلى الماء، واحتفظ بالورقة قرب مكتبك. ‏يمكن أن تكتب WASH 1:8 بالإنجليزية.',
    ],
  ),
  hi: lesson(
    'hi',
    'मैं जलरंग से प्राकृतिक दृश्य बनाना सीखना चाहता हूँ | स्कूल में चित्र बनाए हैं | रविवार को दो घंटे | आकाश और पानी',
    'जलरंग में प्राकृतिक दृश्य | आप साफ़ आकाश और शांत पानी वाला छोटा दृश्य बना सकेंगे।',
    [
      'काग़ज़ और ब्रश | दृश्य के लिए कौन सा काग़ज़ और ब्रश चाहिए।',
      'समतल और ढलता वॉश | समतल वॉश और ढलता वॉश कैसे लगाएँ।',
      'गीले में आकाश | गीले काग़ज़ पर मुलायम बादल।',
      'पानी और परछाई | कम रेखाओं में शांत पानी।',
    ],
    ['बिना धारी का समतल वॉश लगाना', 'रंग को क्षितिज की ओर हल्का करना', 'बूँद का काम समझाना'],
    [
      'wikipedia | जलरंग वॉश | वॉश | article | वॉश के प्रकार।',
      'youtube | जलरंग वॉश कैसे लगाएँ | कदम दर कदम | video | देखकर समझना आसान है।',
    ],
    [
      'वॉश पतले रंग की एक परत है जो बिना ब्रश के निशान के एक जगह को ढक देती है। आकाश, खेत और झील सब इसी से शुरू होते हैं, इसलिए पहला पेड़ बनाने से पहले एक शाम इसका अभ्यास करना चाहिए। दो बातें तय करती हैं कि वह अच्छा बनेगा या नहीं: काग़ज़ पर कितना पानी है और उसका किनारा चलता रहता है या नहीं।',
      'बोर्ड को माचिस की डिब्बी जितना ऊँचा कीजिए। जितना रंग ज़रूरी लगे उससे ज़्यादा घोलिए, क्योंकि दूसरी बार का घोल पहले जैसा कभी नहीं होता। ब्रश पूरा भरकर ऊपर एक रेखा खींचिए और नीचे के किनारे पर जमा होती बूँद को देखिए। अगली रेखा इस बूँद को छूकर उसे नीचे ले जाती है।',
      'ढलते वॉश के लिए हर रेखा से पहले ब्रश को साफ़ पानी में डुबाइए। रंग वैसे ही हल्का होता है जैसे क्षितिज के पास आकाश। आज दोनों की तीन-तीन पट्टियाँ बनाइए और नीचे अनुपात लिखिए।',
    ],
  ),
  ko: lesson(
    'ko',
    '수채화로 풍경을 그리는 법을 배우고 싶어요 | 학교에서 그림을 그렸어요 | 일요일마다 두 시간 | 하늘과 물',
    '수채화 풍경 | 맑은 하늘과 잔잔한 물이 있는 작은 풍경을 그릴 수 있습니다.',
    [
      '종이와 붓 | 풍경에 필요한 종이와 붓.',
      '평칠과 그러데이션 | 고르게 칠하는 평칠과 점점 옅어지는 그러데이션.',
      '젖은 종이의 하늘 | 젖은 종이 위의 부드러운 구름.',
      '물과 반영 | 적은 붓질로 그리는 물.',
    ],
    ['얼룩 없이 평칠하기', '지평선 쪽으로 옅게 칠하기', '물방울의 역할 설명하기'],
    [
      'wikipedia | 수채화 평칠 | 평칠 | article | 종류를 설명합니다.',
      'youtube | 수채화 그러데이션 | 단계별로 | video | 보면 쉽습니다.',
    ],
    [
      '평칠은 붓 자국이 보이지 않게 얇은 색으로 면을 덮는 일입니다. 하늘과 들과 호수가 모두 평칠에서 시작하므로, 첫 나무를 그리기 전에 하루 저녁은 연습할 만합니다. 잘 되는지는 종이 위의 물의 양과 가장자리가 계속 움직이는지에 달려 있습니다.',
      '판을 성냥갑 높이만큼 기울이세요. 필요하다고 생각하는 것보다 물감을 많이 섞으세요. 두 번째로 섞은 색은 처음 색과 절대 같지 않습니다. 붓을 가득 적셔 위에 한 줄을 긋고 아래쪽 가장자리에 모이는 물방울을 보세요. 다음 줄은 이 물방울에 닿아 아래로 끌고 내려옵니다.',
      '그러데이션은 줄마다 붓을 깨끗한 물에 한 번 담그면 됩니다. 색은 지평선에 가까운 하늘처럼 옅어집니다. 오늘은 각각 세 줄씩 칠하고 아래에 비율을 적어 두세요.',
    ],
  ),
  he: lesson(
    'he',
    'אני רוצה ללמוד לצייר נופים בצבעי מים | ציירתי בבית הספר | שעתיים ביום ראשון | שמיים ומים',
    'נופים בצבעי מים | תציירו נוף קטן עם שמיים צלולים ומים שקטים.',
    [
      'נייר ומכחולים | איזה נייר ואילו מכחולים דרושים לנוף.',
      'שטיפה אחידה ומדורגת | איך מניחים שטיפה אחידה ושטיפה מדורגת.',
      'שמיים על רטוב | עננים רכים על נייר לח.',
      'מים והשתקפות | מים שקטים במעט משיכות.',
    ],
    ['להניח שטיפה בלי פסים', 'לדרג את הצבע אל האופק', 'להסביר למה צריך את הטיפה'],
    [
      'wikipedia | צבעי מים שטיפה | שטיפה | article | הסוגים.',
      'youtube | שטיפה מדורגת צבעי מים | צעד אחר צעד | video | קל לראות.',
    ],
    [
      'שטיפה היא שכבה דקה של צבע שמכסה שטח בלי שרואים משיכת מכחול. השמיים, השדות והאגמים מתחילים בה, ולכן היא שווה ערב של תרגול לפני העץ הראשון. שני דברים קובעים אם היא תצליח: כמה מים יש על הנייר, ואם השוליים שלה ממשיכים לנוע.',
      'הרימו את הלוח כגובה של קופסת גפרורים. ערבבו יותר צבע ממה שנראה לכם, כי תערובת שנייה אף פעם לא דומה לראשונה. טענו את המכחול, משכו קו למעלה, והביטו בטיפה שנאספת בשוליים התחתונים. הקו הבא נוגע בטיפה ומושך אותה הלאה למטה.',
      'לשטיפה מדורגת טובלים את המכחול במים נקיים לפני כל קו. הגוון דוהה כמו שמיים ליד האופק. ציירו היום שלושה פסים מכל סוג, רשמו מתחת לכל פס את היחס בין הצבע למים, ושמרו את הדף ליד השולחן.',
    ],
  ),
  tr: lesson(
    'tr',
    'Suluboya ile manzara resmi yapmayı öğrenmek istiyorum | okulda çizdim | pazar günleri iki saat | gökyüzü ve su',
    'Suluboya manzara | Açık bir gökyüzü ve durgun su ile küçük bir manzara yapacaksın.',
    [
      'Kâğıt ve fırça | Manzara için hangi kâğıt ve fırça gerekir.',
      'Düz ve geçişli yıkama | Düz yıkama ve geçişli yıkama nasıl yapılır.',
      'Islak üstüne gökyüzü | Islak kâğıtta yumuşak bulutlar.',
      'Su ve yansıma | Az çizgiyle durgun su.',
    ],
    ['İz bırakmadan düz yıkama yapmak', 'Rengi ufka doğru açmak', 'Damlanın görevini anlatmak'],
    [
      'wikipedia | suluboya yıkama | Yıkama | article | Türleri.',
      'youtube | suluboya geçişli yıkama | Adım adım | video | Görmek kolay.',
    ],
    [
      'Yıkama, fırça izi görünmeden bir alanı kaplayan ince bir renk tabakasıdır. Gökyüzü, tarlalar ve göller hep onunla başlar; bu yüzden ilk ağacı çizmeden önce bir akşam çalışmaya değer. İki şey başarıyı belirler: kâğıdın üzerindeki suyun miktarı ve kenarın hareket halinde kalması.',
      'Tahtayı bir kibrit kutusu kadar eğ. Gerektiğini sandığından daha fazla renk karıştır, çünkü ikinci karışım birincisine hiç benzemez. Fırçayı iyice doldur, yukarıya bir çizgi çek ve alt kenarda toplanan damlaya bak. Sonraki çizgi bu damlaya dokunur ve onu aşağıya çeker.',
      'Geçişli yıkama için her çizgiden önce fırçayı temiz suya batır. Renk, ufka yaklaşan gökyüzü gibi açılır. Bugün her birinden üç şerit yap ve altına oranı yaz.',
    ],
  ),
  'learn-japanese-de': lesson(
    'de',
    'Ich möchte Japanisch lernen | keine Vorkenntnisse | jeden Tag zwanzig Minuten | Lesen',
    'Japanisch lesen | Du liest einfache japanische Texte.',
    [
      'Hiragana | Die ersten Silben des Hiragana.',
      'Partikeln は und が | Was die Partikeln は und が im Satz tun.',
      'Verben | Höfliche Formen.',
      'Erste Texte | Ein kurzer Text.',
    ],
    ['は und が im Satz erkennen', 'Einen Satz mit は bilden', 'Partikeln laut lesen'],
    [
      'wikipedia | Japanische Partikel | Partikeln | article | Alle.',
      'youtube | Japanisch Partikel は が | は und が | video | Mit Beispielen.',
    ],
    [
      'Die Partikel は (gesprochen *wa*) nennt das Thema: 私は学生です heißt „Was mich betrifft: Student“. Die Partikel が hebt hervor, wer etwas tut: 猫がいます, „Da ist eine Katze“. Wer fragt だれが来ますか, will wissen, wer kommt, und bekommt die Antwort mit が.',
      '- 今日は暑いです。 Heute ist es heiß.\n- 雨が降っています。 Es regnet.\n- 私はパンが好きです。 Ich mag Brot.',
      'Im letzten Satz stehen beide: は für das Thema, が für das, was man mag. Lies jeden Satz dreimal laut und tausche dann das Wort vor は aus: 父は, 母は, 先生は. Schreibe fünf eigene Sätze, und unterstreiche jede Partikel. Morgen liest du sie wieder, ohne auf die Übersetzung zu sehen; was du dann noch weißt, bleibt.',
    ],
  ),
}
