// Made by scripts/look-alikes.test.ts from Unicode's confusables.txt, version 13.
// Copyright © 1991-2020 Unicode, Inc. All rights reserved. Under the terms of https://www.unicode.org/license.txt

/** Signs that can be taken for others, each followed by what it is taken for. */
export const LOOK_ALIKES: readonly string[] = `
0O 1l ֖֭ ֮֘ ֨֙ ֤֚ ᪴ۛ ⃛ۛ ؙ̓ ࣳ̓ ̓̕ ُ̓ ٝ̔ ֜́ ֝́ ؘ́ ݇́ ॔́ َ́ ॓̀ ̌̆ ꙼̆ ٘̆ ٚ̆ ͮ̆ ᳐̂ ̑̂ ٛ̂ ߮̂ ꛰̂ ֯̊ ۟̊ ៓̊ ゚̊
ْ̊ ஂ̊ ံ̊ ំ̊ 𑌀̊ ํ̊ ໍ̊ ͦ̊ ⷪ̊ ࣫̈ ߳̈ ً̋ ࣰ̋ ͂̃ ٓ̃ ׄ̇ ۬̇ ݀̇ ࣪̇ ݁̇ ̇͘ ֹ̇ ֺ̇ ׂ̇ ׁ̇ ߭̇ ं̇ ਂ̇ ં̇ ்̇ ̷̸ ̨᪷ ̢̨ ̨ͅ
᳒̄ ̅̄ ٙ̄ ߫̄ ꛱̄ ᳚̎ ٗ̒ ͗͐ ࣿ͐ ࣸ͐ ऀ͒ ᳭̖ ᳜̩ ٖ̩ ᳕̫ ͇̳ ࣹ͔ ࣺ͕ ̶̵ ̉〬 ׅ̣ ࣭̣ ᳝̣ ִ̣ ٜ̣ ़̣ ়̣ ਼̣ ઼̣ ଼̣ 𑇊̣ 𑓃̣ 𐨺̣
࣮̤ ᳞̤ ༷̥ ̥〭 ̧̦ ̡̦ ̹̦ ᳙̭ ᳘̮ ॒̱ ̠̱ ࣱٌ ٌࣨ ٌࣥ ࣲٍ ؚِ ِ̗ ٟٕ ٰ̍ ݂ܼ ਃঃ ఃঃ ಃঃ ഃঃ ඃঃ းঃ 𑓁ঃ ់่ ่່ ้້ ๊໊ ๋໋ ꙯⃩ ߺ_
‐- ‒- –- ۔- ⁃- ˗- −- ➖- Ⲻ- ꓾-. ؍, ٫, ‚, ꓹ, ः: ઃ: ։: ܃: ܄: ᛬: ᠃: ᠉: ⁚: ׃: ˸: ꞉: ∶: ː: ꓽ: ǃ! ⵑ! ʔ? Ɂ? ॽ?
Ꭾ? ꛫ? 𝅭. ܁. ܂. ꘎. 𐩐. ٠. ۰. ꓸ. ꓻ., ꓺ.. ꞏ· ՝' ‘' ’' ‛' ′' ‵' ՚' ׳' ʹ' ˈ' ˊ' ˋ' ˴' ʻ' ʽ' ʼ' ʾ' ꞌ' י' ߴ'
ߵ' ᑊ' ᛌ' 𖽑' 𖽒' ᳓'' "'' “'' ”'' ‟'' 〃'' ״'' ʺ'' ˶'' ˮ'' ײ'' Ɓ'B Ɗ'D Ƥ'P Ƭ'T Ƴ'Y ❨( ❲( 〔( ﴾( ⸨(( ❩) ❳)
〕) ﴿) ⸩)) ❴{ 𝄔{ ❵} ⁎* ٭* ∗* 𐌟* ᜵/ ⁁/ ∕/ ⁄/ ╱/ ⟋/ ⧸/ 𝈺/ ㇓/ 〳/ Ⳇ/ ノ/ 丿/ ⫽// ⫻/// ꝸ& ˄^ ˆ^ ꙾ˇ ъˉb ꙑˉbi
͵ˏ 𝈛⅄ ð∂̵ ᛭+ ➕+ 𐊛+ ‹< ❮< ˂< 𝈶< ᐸ< ᚲ< Ⲵ<· ≪<< ⋘<<< ᐀= ⹀= ゠= ꓿= ›> ❯> ˃> 𝈷> ᐳ> 𖼿> ⪥>< ≫>> ⨠>> ⋙>>>
⁓~ ∼~ 𝈸⊏ 𝈹⊐ ⳩☧ 𐆠⳨ ꟷー Ꝛ2 Ƨ2 Ϩ2 Ꙅ2 ᒿ2 ꛯ2 ƻ2̵ 𝈆3 Ɜ3 Ȝ3 Ʒ3 Ꝫ3 Ⳍ3 З3 Ӡ3 𖼻3 𑣊3 Ҙ3̦ Ꮞ4 𑢯4 Ƽ5 𑢻5 Ⳓ6 б6
Ꮾ6 𑣕6 𝈒7 𐓒7 𑣆7 ଃ8 ৪8 ੪8 𞣋8 ȣ8 Ȣ8 𐌚8 ੧9 ୨9 ৭9 ൭9 Ꝯ9 Ⳋ9 𑣌9 𑢬9 𑣖9 ⍺a ɑa αa аa ⷶͣ ΑA АA ᎪA ᗅA ꓮA
𖽀A 𐊠A ꜳaa ꜲAA æae ӕae ÆAE ӔAE ꜵao ꜴAO 🜇AR ꜷau ꜶAU ꜹav ꜻav ꜸAV ꜺAV ꜽay ꜼAY ꭺᴀ 𝈗Ɐ ꓯⱯ Ƅb Ьb Ꮟb ᑲb ᖯb
ꞴB ΒB ВB ᏴB ᗷB ꓐB 𐊂B 𐊡B 𐌁B ɓb̔ ƃb̄ Ƃb̄ Бb̄ ƀb̵ ҍb̵ Ҍb̵ ѣb̵ Ѣb̵ ᒈb' Ыbl вʙ ᏼʙ ᴄc ⲥc сc ꮯc 𐐽c ⷭͨ 🝌C
𑣲C 𑣩C ⲤC СC ᏟC ꓚC 𐊢C 𐌂C 𐐕C 𐔜C ȼc̸ ҫc̦ ҪC̦ ƇC' ɛꞓ εꞓ ⲉꞓ єꞓ ԑꞓ ꮛꞓ ⲈꞒ ЄꞒ ͽꜿ ϿꜾ ԁd Ꮷd ᑯd ꓒd ᎠD ᗞD ᗪD
ꓓD ɗd̔ ɖd̨ ƌd̄ đd̵ ĐD̵ ÐD̵ ƉD̵ ꝺꝹ ᒇd' ʤdȝ ʣdz ʥdʑ ꭰᴅ δẟ ծẟ ℮e ꬲe еe ҽe ⷷͤ ⋿E ΕE ЕE ⴹE ᎬE ꓰE 𑢦E 𑢮E 𐊆E
ɇe̸ ɆE̸ ҿę ꭼᴇ əǝ әǝ ꓱƎ ɚǝ˞ ᴔǝo ꭁǝo̸ ꭂǝo̵ ӘƏ 𝈡Ɛ ԐƐ ᏋƐ ᴈɜ зɜ ҙɜ̦ ꞝʚ ꬵf ꞙf ẝf քf 𝈓F ꞘF ϜF ᖴF ꓝF 𑣂F 𑢢F
𐊇F 𐊥F 𐔥F ƒf̦ ƑF̦ ᵮf̴ ʩfŋ ꓞℲ 𝈰ꟻ ɡg ᶃg ƍg ցg ԌG ᏀG ᏳG ꓖG ɠg̔ ǥg̵ ǤG̵ ƓG' ԍɢ ꮐɢ ᏻɢ һh հh Ꮒh ΗH ⲎH НH
ᎻH ᕼH ꓧH 𐋏H ɦh̔ ꚕh̔ Ᏺh̔ ⱧH̩ ҢH̩ ħh̵ ћh̵ ĦH̵ ӉH̦ ӇH̦ нʜ ꮋʜ ңʜ̩ ӊʜ̦ ӈʜ̦ ԊǶ ꮀⱶ ͰⱵ ᎨⱵ ᎰⱵ ꞕꜧ ⍳i ıi ɪi ɩi ιi
іi ꙇi ӏi ꭵi Ꭵi 𑣃i ɨi̵ ᵻi̵ ᵼi̵ ϳj јj ꞲJ ͿJ ЈJ ᎫJ ᒍJ ꓙJ ɉj̵ ɈJ̵ յȷ ꭻᴊ ΚK ⲔK КK ᏦK ᛕK ꓗK 𐔘K ƙk̔ ⱩK̩ ҚK̩
ꝀK̵ ҞK̵ ƘK' ׀l |l ∣l ⏽l ١l ۱l 𐌠l 𞣇l Il Ɩl ǀl Ιl Ⲓl Іl Ӏl וl ןl اl ߊl ⵏl ᛁl ꓲl 𖼨l 𐊊l 𐌉l 𝈪L ⳐL ᏞL
ᒪL ꓡL 𖼖L 𑢣L 𑢲L 𐐛L 𐔦L łl̸ ŁL̸ ɭl̨ Ɨl̵ ƚl̵ ɫl̴ ױl' ‖ll ∥ll ǁll װll ЮlO ʪls ₶lt ɮlȝ ʫlz ⳑʟ ꮮʟ ΜM ϺM
ⲘM МM ᎷM ᗰM ᛖM ꓟM 𐊰M 𐌑M ӍM̦ 🝫MB ⷨᷟ ոn ռn ΝN ⲚN ꓠN 𐔓N 𐆎N̊ ɳn̨ ƞn̩ ηn̩ ƝN̦ ᵰn̴ ͷᴎ иᴎ ంo ಂo ംo ංo ०o
੦o ૦o ௦o ౦o ೦o ൦o ๐o ໐o ၀o ٥o ۵o ᴏo ᴑo ꬽo οo σo ⲟo оo ჿo օo סo هo ھo ہo ەo ഠo ဝo 𐓪o 𑣈o 𑣗o 𐐬o ߀O ০O
୦O 〇O 𑓐O 𑣠O ΟO ⲞO ОO ՕO ⵔO ዐO ଠO 𐓂O ꓳO 𑢵O 𐊒O 𐊫O 𐐄O 𐔖O øo̸ ꬾo̸ ØO̸ ɵo̵ ꝋo̵ өo̵ ѳo̵ ꮎo̵ ꮻo̵ 𝈚O̵
ƟO̵ ꝊO̵ θO̵ ΘO̵ ӨO̵ ѲO̵ ᎾO̵ ᏫO̵ ꭴơ ᎤO' œoe ŒOE ɶoᴇ ∞oo ꝏoo ꚙoo ꝎOO ꚘOO ↄɔ ᴐɔ ͻɔ ↃƆ ϽƆ ꓛƆ ꬿɔ̸ ꭢɔe ⍴p ρp
ⲣp рp ΡP ⲢP РP ᏢP ᑭP ꓑP 𐊕P ƥp̔ ᵽp̵ ᒆP' ᴩᴘ ꮲᴘ φɸ ⲫɸ фɸ ԛq գq զq ⵕQ ʠq̔ 🜀QE ᶐɋ ᴋĸ κĸ ⲕĸ кĸ ꮶĸ қĸ̩ ҟĸ̵
ꭇr ꭈr ᴦr ⲅr гr ꮁr 𝈖R ƦR ᎡR ᏒR 𐒴R ᖇR ꓣR 𖼵R ɽr̨ ɼr̩ ɍr̵ ғr̵ ᵲr̴ ґr' 𑣣rn mrn 𑜀rn ɱrn̦ ᵯrn̴ ꭱʀ ꮢʀ яᴙ
ᵳɾ̴ ꜱs ƽs ѕs ꮪs 𑣁s 𐑈s ЅS ՏS ᏕS ᏚS ꓢS 𖼺S 𐊖S 𐐠S ʂs̨ ᵴs̴ ꞵß βß Ᏸß 🝜sss ꭍʃ ΣƩ ⊤T ⟙T 🝨T ΤT ⲦT ТT ᎢT
ꓔT 𖼊T 𑢼T 𐊗T 𐊱T 𐌕T ƭt̔ ȾT̸ ƮT̨ ҬT̩ ŧt̵ ŦT̵ ᵵt̴ ꜨT3 ʨtɕ ꝷtf ʦts ʧtʃ ꜩtȝ τᴛ тᴛ ꭲᴛ ҭᴛ̩ Ꮏƫ ꞟu ᴜu ꭎu ꭒu
ʋu υu սu 𐓶u 𑣘u ∪U ⋃U ՍU ሀU 𐓎U ᑌU ꓴU 𖽂U 𑢸U ᵾu̵ ꮜu̵ ɄU̵ ᏌU̵ ᑧU' ᵫue ꭣuo պɰ ᵿʊ̵ ∨v ⋁v ᴠv νv ѵv טv 𑜆v
ꮩv 𑣀v 𝈍V ٧V ۷V ѴV ⴸV ᏙV ᐯV ꛟV ꓦV 𖼈V 𑢠V 𐔝V 🝬VB ᴧʌ ΛɅ ЛɅ ꓥɅ ӅɅ̦ ɯw ᴡw ѡw ԝw աw 𑜊w 𑜎w 𑜏w ꮃw 𑣯W
𑣦W ԜW ᎳW ᏔW ꓪW ѽw҆҇ ꝡw̦ ᴍʍ мʍ ꮇʍ ӎʍ̦ ᙮x ×x ⤫x ⤬x ⨯x хx ᕁx ᕽx ⷯͯ ᙭X ╳X 𐌢X 𑣬X ꞳX ΧX ⲬX ХX ⵝX ᚷX ꓫX 𐊐X
𐊴X 𐌗X 𐔧X ҲX̩ ɣy ᶌy ʏy ỿy ꭚy γy уy үy ყy 𑣜y ΥY ⲨY УY ҮY ᎩY ᎽY ꓬY 𖽃Y 𑢤Y 𐊲Y ƴy̔ ɏy̵ ұy̵ ɎY̵ ҰY̵ ʒȝ
ꝫȝ ⳍȝ ӡȝ ᴢz ꮓz 𑣄z 𐋵Z 𑣥Z ΖZ ᏃZ ꓜZ 𑢩Z ʐz̨ ƶz̵ ƵZ̵ ȥz̦ ȤZ̦ ᵶz̴ ƿþ ϸþ ϷÞ ᴤƨ ϩƨ ꙅƨ ьƅ ꮟƅ ыƅi ꭾɂ Ꙩʘ ⲄΓ ГΓ
ᎱΓ ҒΓ̵ ҐΓ' ⲆΔ ⳤϗ Ⲗλ ᴨπ пπ ⲠΠ ПΠ ϛς ⲪΦ ФΦ ՓΦ ꭓχ ꭕχ ⲭχ ѱψ ⲮΨ ѰΨ ꞷω ⲱω ꙍω ⳜϬ җж̩ ҖЖ̩ 𝈋И ͶИ ҊЍ̦ ҋй̦ ᴫл ӆл̦
ꭠљ ᷮⷬ 𝈂Ӿ 𝈢Ѡ ᏇѠ ѼѠ҆҇ ꞶꙌ ӌҷ ӋҶ ҾҼ̨ ⲽш ⲼШ ꙐЪl 𝉅Ո ꓵՈ Մሆ Ռቡ Իኮ Պጣ 𑇋ऺ ુु ૂू ੋॆ ੍् ્् 𑒰া 𑒱ি 𑒹ে 𑓂্ 𑒽ৗ
ിி ീி ൂു ൃു 𑗜𑖲 𑗝𑖳 ិิ ីี ឹึ ឺื ุຸ ูູ 𑲲𑲪 ꓷᗡ ꓭᙠ 𝈿ᛋ 𝈜ꓕ Ʇꓕ Ꞟꓤ 𝈕ꓶ 𝈫ꓶ Ꚛ𐊨 𝈔𐊼 ꞛ𐐺 Ꞛ𐐒
`
  .trim()
  .split(/\s/)
