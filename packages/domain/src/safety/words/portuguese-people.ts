/** People, and what is done to them, in Portuguese: see `SafetyWords`. */
export const PEOPLE_PORTUGUESE = {
  others: `da minha namorada, do meu namorado, da minha ex, do meu ex, minha ex, meu ex, da minha esposa, da minha
    mulher, do meu marido, do meu parceiro, da minha parceira, da patroa, da minha patroa, do patrão, da minha sogra,
    do meu sogro, da minha cunhada, do meu cunhado, do meu chefe, da minha chefe, do chefe, da minha irmã, do meu
    irmão, da minha mãe, do meu pai, dos meus pais, do vizinho, da vizinha, dos vizinhos, do meu vizinho, da minha
    vizinha, do meu colega, da minha colega, dos colegas, de um colega, de uma colega, do meu amigo, da minha amiga,
    de um amigo, de uma amiga, dos meus amigos, do meu professor, da minha professora, do professor, da professora, do
    prof, da prof, de outra pessoa, de outras pessoas, dos outros, das outras, de outrem, alheia, alheio, alheios,
    alheias, de alguém, de um desconhecido, de desconhecidos, de uma menina, de uma garota, de uma rapariga, de uma
    mulher, de um cara, de uma mina, das pessoas, de pessoas, do meu crush, da crush, da concorrência, do concorrente,
    da concorrente, de um famoso, de uma famosa, dos funcionários, do meu filho, da minha filha, da minha avó, da vó,
    de idosos, do meu inquilino, do meu patrão, da minha tia, do meu tio, da minha prima, do meu primo, do meu sócio,
    da minha sócia, da senhoria, do senhorio, do meu treinador, do meu avô, da minha ex mulher, do meu ex marido, da
    ex mulher, do ex marido, da diretora, do diretor, da empregada, do meu genro, da minha nora, dos meus alunos, da
    mãe da minha filha,
    que não é meu, que nao e meu, não é meu, não é seu, não é teu, não é minha, não me pertence, não te pertence,
    que não seja meu, de outro, que achei, que encontrei, roubado`,
  spy: `espionar, espiono, espiar, grampear, escutar as ligações, vigiar em segredo, filmar escondido, gravar
    escondido, câmera escondida, câmara oculta, seguir em segredo, rastrear o celular, rastrear a, rastrear o
    telefone, espionar*, espionando, espiar*, espio, espiando, espreitar, bisbilhotar, vigiar minha, vigiar a minha,
    vigiar meu, vigiar uma, vigiar o celular, vigiar a vizinha, stalkear*, seguir minha, seguir a minha, seguir uma,
    seguir meu ex, segui la, seguir ela, seguir às escondidas, de tocaia, fazer tocaia, rastrear meu, rastrear minha,
    rastrear o telemóvel, rastrear uma, rastrear ela, localizar minha ex, localizar meu ex, localizar uma, localizar o
    celular d, colocar um gps, colocar gps, pôr um gps, pôr gps, rastreador no, rastreador na, gps no carro d, gps no
    carro da, airtag no, airtag na, grampear*, escuta no, escuta na, microfone escondido, microfones escondidos,
    esconder um microfone, pôr microfone, câmeras escondidas, câmara escondida, câmera oculta, câmera espiã, câmeras
    espiãs, esconder uma câmera, esconder uma câmara, fotografar escondido, escutar as conversas, ouvir as conversas,
    ouvir conversas, app espião, aplicativo espião, controlar o celular, monitorar minha, monitorar a minha, monitorar
    o celular, monitorar meu, clonar o celular, clonar o whatsapp, voyeur*, ouvir tudo que, ouvir tudo o que, escutar
    tudo que, escutar tudo o que`,
  secretly: `escondido, escondida, às escondidas, em segredo, sem ela saber, sem ele saber, sem que ela, sem que ele,
    sem permissão, sem autorização, sem consentimento, sem ser descoberto, sem que percebam, sem que perceba, sem que
    saiba, sem que saibam, sem que note, sem que ninguém, sem que minha, sem que a, sem que o, sem que meu, sem ela
    perceber, sem ele perceber, sem ela ver, sem ela notar, sem ela dar por, sem ela dar conta, sem que ela dê por
    isso, sem eles saberem, sem ninguém saber, sem ninguém perceber, sem avisar, sem contar, sem o consentimento, sem
    o conhecimento, nas costas, pelas costas, à socapa, na surdina, na encolha, na moita, discretamente, secretamente,
    escondidos, oculta, oculto, nem sonha, nem desconfia, não desconfie, não perceba, não percebam, não saiba, nem
    percebe, remotamente sem, ela não sabe, sem dar na vista`,
  whereabouts: `onde ela mora, onde ele mora, onde mora minha ex, onde mora meu ex, onde mora a minha ex, onde mora
    uma, onde mora o meu, onde vive a minha ex, onde ela vive, onde ele vive, onde ela trabalha, onde trabalha a, onde
    ela está, onde ela anda, onde ela dorme, com quem ela anda, com quem ela sai, a que horas sai, que horas ela sai,
    o endereço dela, endereço dela, endereço dele, endereço da minha ex, endereço do meu ex, endereço de uma, endereço
    de um, endereço de alguém, endereço do juiz, morada dela, morada dele, a morada da minha, morada da minha ex, a
    morada de, nova morada, casa dela, casa da minha ex, a rotina dela, rotina dela, os horários dela, horários dela,
    localização dela, localização da minha, localização do meu, localização de alguém, localização de uma, dados
    pessoais de, identidade real, endereço de quem, a casa de quem, morada de quem, onde mora quem`,
  film: `gravar*, gravo, gravando, se grava, filmar*, filmo, filmando, se filma, fotografar*, fotografo, fotografando,
    se fotografa, tirar fotos, tirar foto, câmera, câmeras, câmara, câmaras, escutar, ouvir, microfone, microfones,
    webcam`,
  intimate: `nudes, nude, fotos nua, fotos nuas, foto nua, fotos peladas, fotos pelada, fotos íntimas, foto íntima,
    fotos sem roupa, fotos privadas, imagens íntimas, imagens sexuais, vídeos íntimos, vídeo íntimo, vídeos sexuais,
    vídeo sexual, vídeo pornô, vídeos pornô, deepfake*, deep fake*, sextape*, conteúdo íntimo, conteúdo sexual, fotos
    comprometedoras, fotos quentes, fotos eróticas, nudes falsos, nude falso, pornô falso, pornografia, onlyfans`,
  expose: `publicar*, publico, publicando, se publica, divulgar*, divulgo, divulgando, se divulga, compartilhar*,
    compartilho, compartilhando, se compartilha, partilhar*, partilho, partilhando, se partilha, postar*, posto,
    postando, se posta, vazar*, vazo, vazando, se vaza, espalhar*, espalho, espalhando, se espalha, enviar*, envio,
    enviando, se envia, mandar*, mando, mandando, se manda, expor*, pôr na internet, colocar na internet, passar,
    vender*, fazer*, criar*, crio, criando, se cria, gerar*, gero, gerando, se gera, conseguir*, obter*, arrancar,
    roubar*, roubo, roubando, se rouba, pedir, exigir, ameaçar*, ameaço, ameaçando, se ameaça, chantagear*, chantageo,
    chantageando, se chantagea, pressionar, obrigar, convencer, enganar, hackear*, queimar, doxar, doxear*, doxx*,
    revelar, montar, editar, trocar, colecionar, botar o rosto, pôr a cara, colocar o rosto, tirar a roupa com`,
  hurt: `matar, assassinar, envenenar, esfaquear, estrangular, degolar, torturar, sequestrar, raptar, estuprar,
    violentar, agredir, espancar, surrar, assediar, chantagear, extorquir, ameaçar, escravizar, drogar, dopar, afogar,
    asfixiar, sufocar, aterrorizar, intimidar, stalkear, humilhar, assaltar, maltratar, decapitar, matar*, mato,
    matando, assassinar*, assassino, assassinando, se assassina, envenenar*, enveneno, envenenando, se envenena,
    esfaquear*, esfaqueo, esfaqueando, se esfaquea, apunhalar*, apunhalo, apunhalando, se apunhala, estrangular*,
    estrangulo, estrangulando, se estrangula, degolar*, degolo, degolando, se degola, torturar*, torturo, torturando,
    se tortura, sequestrar*, sequestro, sequestrando, se sequestra, raptar*, rapto, raptando, se rapta, violar uma,
    violentar*, violento, violentando, se violenta, estuprar*, estupro, estuprando, se estupra, agredir*, agrido,
    espancar*, espanco, espancando, se espanca, dar uma surra, dar surra, dar porrada, dar uma coça, encher de
    porrada, meter a porrada, quebrar a cara, partir a cara, partir os dentes, quebrar as pernas, partir as pernas,
    quebrar os ossos, quebrar os dentes, deixar paraplégico, deixar na cadeira de rodas, deixar em coma, linchar*,
    lincho, linchando, se lincha, fazer mal a, fazer sofrer, assediar*, assedio, assediando, se assedia, stalkear*,
    chantagear*, chantageo, chantageando, se chantagea, chantagem com, extorquir*, ameaçar*, ameaço, ameaçando, se
    ameaça, passar a perna em, engrupir, escravizar*, escravizo, escravizando, se escraviza, drogar*, drogo, drogando,
    se droga, dopar*, dopo, dopando, se dopa, apagar uma, embebedar uma, afogar*, afogo, afogando, se afoga,
    asfixiar*, asfixio, asfixiando, se asfixia, sufocar*, sufoco, sufocando, se sufoca, aterrorizar*, aterrorizo,
    aterrorizando, se aterroriza, intimidar*, intimido, intimidando, se intimida, humilhar*, humilho, humilhando, se
    humilha, assaltar*, assalto, assaltando, se assalta, maltratar*, maltrato, maltratando, se maltrata, decapitar*,
    decapito, decapitando, se decapita, esquartejar*, esquartejo, esquartejando, se esquarteja, mutilar*, mutilo,
    mutilando, se mutila, castrar*, castro, castrando, se castra, sextorquir, queimar viv*, atear fogo em, atear fogo
    a, tacar fogo em, botar fogo em, jogar ácido em, ácido na cara, eletrocutar*, eletrocuto, eletrocutando, se
    eletrocuta, atropelar*, atropelo, atropelando, se atropela, empurrar da escada, empurrar escada, empurrar minha,
    empurrar meu, liquidar, eliminar minha, eliminar um, apagar meu, apagar um, passar o rodo em, dar cabo do, dar
    cabo da, dar cabo de um, sumir com, dar sumiço em, desaparecer com, me livrar, livrar me, se livrar, silenciar um,
    calar um, calar a boca de uma testemunha, me vingar, vingar me, vingança contra, cobrar taxa, extorsão de, manter
    em cárcere, manter em cativeiro, cárcere privado, prostituir, cafetinar, vender minha, vender uma, doxar, fazer
    bullying, ciberbullying, abusar de, aproveitar me de, exterminar*, extermino, exterminando, se extermina,
    massacrar*, massacro, massacrando, se massacra, fuzilar*, fuzilo, fuzilando, se fuzila, gasear, destruir a vida,
    arruinar a vida, acabar com a vida, acabar com a raça, desfalcar, depenar, morrer envenenado, perseguir minha,
    perseguir uma, perseguir meu, trancar minha, amarrar uma, amarrar um, prender uma, forçar uma, forçar minha,
    obrigar minha, obrigar uma, explorar, enganar idos*, enganar velh*, roubar, manipular minha, manipular uma, golpe
    em, golpes em, golpe nos, golpes nos, golpe nas, golpe no, ferir, machucar, burlar, desfigurar*, desfiguro,
    desfigurando, se desfigura, amordaçar*, amordaço, amordaçando, se amordaça, amarrar os, amarrar as`,
  someone: `alguém, uma pessoa, pessoas, homem, homens, mulher, mulheres, minha mulher, minha esposa, meu marido,
    minha namorada, meu namorado, minha ex, meu ex, ex namorada, ex namorado, meu chefe, chefe, patrão, minha chefe,
    colega*, vizinho*, vizinha*, minha mãe, meu pai, meus pais, meu irmão, minha irmã, minha família, professor*,
    professora*, menina, meninas, menino, meninos, garota*, garoto*, rapariga*, idosos, idoso, idosa, idosas,
    velhinhos, avó, aposentados, político*, presidente, ministro, imigrantes, refugiados, judeus, muçulmanos, gays,
    cachorro*, cão, cães, gato, gatos, trabalhadores, criança, crianças, amigo, amiga, meu parceiro, policial,
    policiais, polícia, humanos, adolescente*, minha sogra, padrasto, vítima*, inimigo, estudantes, aluno*,
    jornalista*, irmão, irmã, irmãos, mãe, pai, filho, filha, esposa, marido, namorada, namorado, desconhecid*, primo,
    prima, bebê*, um cara, guria, guri, piá, rapaz, rapazes, moleque*, puta, putas, vagabund*, piranha, prostituta*,
    patroa, gerente, sogra, sogro, genro, nora, cunhado, cunhada, madrasta, enteado, enteada, avós, vô, vovó,
    velhinh*, tia velha, terceira idade, mamãe, papai, senhorio, inquilin*, colega de quarto, testemunha*, juiz,
    juíza, promotor, prefeito, deputad*, senador*, governador*, pms, bófia, soldado*, vigia, comerciante*, taxista*,
    turista*, passageir*, pedestre*, mendigo*, morador de rua, moradores de rua, moradores, sem abrigo, homossexua*,
    gay, trans, travesti*, lgbt*, viado*, negros, pretos, nordestinos, indígenas, venezuelan*, haitian*, ciganos,
    infiéis, animal, cachorr*, cadela, gatinh*, cãozinho, filhote*, pombo*, refém, reféns, amante, crush, influencer*,
    streamer*, youtuber*, babá, empregada, senhoras, recém nascid*, meninas novas, novinha*, ninfeta*, concorrente,
    pessoal da sala, gringo*, gringas, viúva*, viúvo, devedor*, uma mina, minha tia, meu tio, uma tia, um velho, uma
    velha, os velhos, as velhas, meu rival, um inimigo, meu inimigo, uma moça, um pm, um tira, da gente, estrangeiras,
    um paciente, sócio, sócia, colega de turma, banqueiro, caloiros, calouros, calouro, aposentado, boias frias, meu
    sócio, mãe da minha filha, pai da minha filha, ciclistas, motoqueiros, os clientes, parça, num cara, garotas`,
  strike: `bater, bato, batendo, espancar*, espanco, espancando, se espanca, socar, esmurrar, chutar, esbofetear, dar
    tapa*, dar uma surra, surra, surrar, porrada, castigar*, castigo, castigando, se castiga, esfaquear, estrangular,
    agredir, ferir, machucar, torturar, arrebentar, açoitar, chicotear, dar uma coça, dar umas porradas`,
  injury: `cadeira de rodas, em coma, nunca mais andar, nunca mais ande, não andar mais, não ande mais, não levante,
    nunca mais levante, hematoma*, roxo*, nódoas negras, deixar marca*, sem marcas, sem deixar marcas, inconsciente,
    paraplégico, tetraplégico, inválido, meio morto, quase morto, pro hospital, para o hospital, no hospital, sem
    dentes, ossos quebrados, que obedeça, obedeça, obedecer, tenha medo de mim, tenham medo de mim, que cale a boca,
    até sangrar, onde não aparece, onde não dá pra ver`,
  kin: `minha mulher, minha esposa, minha namorada, meu namorado, meu marido, meu filho, minha filha, meus filhos,
    minhas filhas, meu bebê, minha mãe, meu pai, minha avó, meu avô, meu cachorro, meu cão, meu gato, uma criança, uma
    mulher, um idoso, uma idosa, meu enteado, minha enteada, meu irmãozinho, minha irmãzinha, minha ex, meu ex, a
    patroa, na patroa, a minha mulher, o meu filho, a minha filha`,
  approach: `me aproximar de crian*, me aproximar de menin*, aproximar me de crian*, aproximar me de miúd*, sozinho
    com crian*, em segredo com, sem que os pais, sem os pais saberem, escondido dos pais, escondida dos pais, guarde
    segredo, guardem segredo, não conte pra, não contem aos, mande fotos, mandem fotos, me mande fotos, me mandem
    fotos, mandar fotos pelada, me passar por um adolescente, me passar por uma adolescente, passar me por
    adolescente, fingir ser adolescente, fingir que sou adolescente, namorar uma, namorar com uma, casar com uma, pela
    webcam, passar a mão, apalpar, sair com uma, ficar sozinho com crian*, ficar a sós com, pra ficar sozinho com`,
  captive: `ficar com o passaporte, ficar lhes com o passaporte, ficar com os passaportes, tomar o passaporte, tomar
    os passaportes, reter os passaportes, reter o passaporte, confiscar passaportes, confiscar os passaportes, o
    passaporte delas, os passaportes delas, não consigam sair, não possam sair, não possa sair, não possam ir embora,
    não deixar sair, trancar ela, trancá la, prender ela, prendê la, presa em casa, presa no, presas num, contra a
    vontade, contra a vontade dela, no meu porão, na minha cave, promessa de emprego, promessas de emprego, promessa
    de trabalho, falsa promessa, falsas promessas, emprego falso, empregos falsos, falso emprego, vagas falsas, vaga
    falsa, agência de modelo falsa, agência de modelos falsa, falsa agência de modelos, pagar a dívida, paguem a
    dívida, sem pagar salário, trabalhar de graça, na rua pra mim, se prostituam, trabalhem pra mim, não vão embora,
    não podem sair, não podem ir embora, de graça e`,
  hasten: `me livrar, livrar me, apressar, acelerar, adiantar, antes da hora, acidente, eliminar, tirar do caminho,
    empurrar da escada, morrer antes, morra antes, morra logo, morrer logo, morra mais rápido, dar um empurrãozinho,
    despachar`,
  gain: `herança, herdar, herde, testamento, seguro de vida, receber o seguro, pensão dela, pensão dele, aposentadoria
    dela, aposentadoria dele, o dinheiro dela, o dinheiro dele, fortuna, fazenda fique, ficar com a casa, doente do
    coração, cardíac*`,
  shoot: `atirar, atirar em, atirar no, atirar na, atirar nos, dar um tiro em, dar um tiro no, dar um tiro na, dar
    tiro em, disparar contra, disparar em, disparar sobre, balear, meter bala em, meter bala, alvejar`,
  sexual: `sexo, sexual*, sexuais, nua, nuas, nudes, íntimas, porno*, pornô, seduzir, transar, erótic*, abusar,
    despir, aliciar, sexualmente, transar com, foder, fuder, trepar, pegar uma novinha, ter relações, relações
    sexuais, relação sexual, deitar me com, fazer amor com, passar a mão, bolinar, apalpar, nudez, sem roupa, de
    calcinha, nude, sexting, pornografia, pornográfic*, pedofil*, hentai, lolicon, estuprar*, estupro, estuprando, se
    estupra, violar, seduzir*, paquerar, abusar*, abuso, abusando, se abusa, masturb*, pênis, vagina, atração por,
    atraído por, tesão, peladas, pelada, namorar com uma, despir uma, tocar em menin*, tocar em crian*`,
  minor: `criança, crianças, menor, menores, menor de idade, menores de idade, menina, meninas, menino, meninos,
    adolescente, adolescentes, 10 anos, 11 anos, 12 anos, 13 anos, 14 anos, 15 anos, bebê*, criancinha*, garotinh*,
    menininh*, miúdas, miúda, puto de, novinha*, novinho*, ninfeta*, alunas, uma aluna, minha aluna, aluna de,
    estudantes do fundamental, catequese, pré adolescente*, 7 anos, 8 anos, 9 anos, enteada, minha enteada, minha
    sobrinha, meu sobrinho, irmãzinha, irmãozinho, loli, lolis, menor idade, de menor, di menor, 13 aninhos, estudante
    do 6, miúdos`,
}
