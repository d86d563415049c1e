/** Suicide and self-harm, in Portuguese: see `SafetyWords`. */
export const CRISIS_PORTUGUESE = {
  crisis: `me matar, matar me, me suicidar, suicidar me, me enforcar, enforcar me, cortar os pulsos, me automutilar,
    automutilar me, me mutilar, me machucar, me ferir de propósito, me fazer mal de propósito, terminar com minha
    vida, pôr fim à minha vida, por fim à minha vida, tirar minha vida, quero morrer, queria morrer, vontade de
    morrer, desejo morrer, quero estar morto, quero estar morta, queria estar morto, queria estar morta, não quero
    mais viver, não quero viver, sem vontade de viver, não tenho vontade de viver, cansado de viver, cansada de viver,
    melhor morto, melhor morta, não acordar mais, nunca mais acordar, dar um tiro na minha, dar um tiro em mim, me
    envenenar, envenenar me, morrer rápido, forma de morrer, formas de morrer, maneira de morrer, jeito de morrer,
    carta de suicídio, bilhete de suicídio, método* de suicídio, formas de suicídio, sou suicida, nó de forca, sumir
    para sempre, desaparecer para sempre, me queimar de propósito, como morrer, como posso morrer, quero sumir, queria
    sumir, quero desaparecer, sumir do mundo, melhor sem mim, deixar de existir, não quero existir, não quero acordar,
    não quero estar viv*, meu suicídio, sangrar até, fazer cortes em mim, me cortando, me punir fisicamente, me jogar
    do, pular do prédio, prefiro morrer, prefiro estar mort*, tomar remédio para morrer, tomar comprimidos para, me
    intoxicar, pensando em suicídio, pensamentos de suicídio, penso em suicídio, pôr fim a tudo, acabar com tudo,
    vontade de sumir, dar cabo de mim, dar cabo da vida, aleijar me, ninguém precisa de mim, desaparecer de vez, não
    aguento mais viver, não suporto mais viver, me ajude a morrer, me ajuda a morrer, não vale a pena viver, deixar
    este mundo, me suicid*, me mato, me mate, matar se sem, se matar sem, me enforco, me enforcasse, pendurar me pelo
    pescoço, me corto, corto me, me cortar, cortar me, me cortei, cortei me, me automutil*, automutilo me, me mutilo,
    me machuco, machuco me, magoar me, magoo me, me magoo, ferir me, me firo, me queimo com, queimar me com, me
    queimar com, me arranho até, bato em mim, bater a cabeça, bato a cabeça, me furo, abrir as veias, abro as veias,
    minhas veias, meus pulsos, cortar as veias, me dar um tiro, tiro na cabeça, um tiro na boca, bala na cabeça,
    estourar os miolos, estourar minha cabeça, dar um tiro nos cornos, me afogar, afogar me, me asfixiar, asfixiar me,
    me sufocar, atear fogo em mim, me imolar, jogar me, atiro me, me atirar, lançar me, pular da ponte, pular do
    viaduto, pular da janela, pular da sacada, pular do telhado, pular do terraço, saltar da ponte, saltar do prédio,
    saltar da varanda, saltar do viaduto, pular na frente, saltar para a frente, atirar me para a linha, atirar me
    para debaixo, bater o carro de propósito, jogar o carro, enfiar o carro, acabar comigo, dou cabo de mim, dar fim à
    minha, dar fim na minha vida, dar um fim na minha, dar um fim à minha, dar um fim em tudo, pôr um fim à, pôr fim
    na minha, pôr termo à, tirar a vida, tirar a própria, tirar minha própria, tirar a minha, me jogar da, me jogar
    de, me jogar na, me jogar nos, me jogar no mar, me jogo da, me jogo do, me jogo na, atirar me da, atirar me do,
    atirar me de, atirar me à linha, atirar me ao, me atiro da, me atiro do, me lançar da, me lançar do, vou pular,
    vou saltar da, quero pular, vontade de pular, vontade de me jogar, coragem de pular, coragem de saltar, coragem
    pra pular, coragem para pular, prestes a pular, beira da ponte, beira do viaduto, beira do prédio, beira do
    precipício, beira do abismo, parapeito, na ponte e não, no viaduto e não, no terraço e não sei, escolhi a ponte,
    escolhi o dia, escolhi a data, escolhi meu dia, marquei a data, tenho a data, já tenho data, tenho a corda,
    comprei a corda, comprei uma corda, a corda está, a corda tá, resta uma corda, só me resta morrer, só me resta a
    morte, só resta morrer, corda no pescoço, corda ao pescoço, nó da forca, nó corrediço, fazer uma forca, fazer a
    forca, eu queria estar mort*, queria tar mort*, quero tar morto, queria não existir, não ter nascido, nunca ter
    nascido, não devia ter nascido, nunca devia ter nascido, queria desaparecer, gostava de desaparecer, gostava de
    morrer, gostava de não existir, gostava de não acordar, gostaria de morrer, gostaria de não acordar, gostaria de
    não existir, desejo a morte, vontade de desaparecer, vontade de acabar com, vontade de não acordar, vontade de não
    existir, vontade de estar mort*, vontade de suicídio, deveria morrer, devia morrer, devia estar mort*, mereço
    morrer, mereço a morte, não mereço viver, não mereço estar viv*, preferia morrer, preferia estar mort*, melhor
    mort*, estaria melhor mort*, me deixem morrer, me deixa morrer, deixem me morrer, deixa me morrer, espero morrer,
    espero não acordar, pronto para morrer, pronta para morrer, pronto pra morrer, pronta pra morrer, penso em morrer,
    penso na morte, penso em acabar com, penso em tirar, pensar em morrer o tempo, pensando em morrer, pensamentos
    suicidas, pensamentos de morte, pensamento suicida, ideias suicidas, ideação suicida, impulsos suicidas, minha
    própria morte, minha morte, tentativa de suicídio minha, se suicidar sem, suicídio sem dor, suicídio indolor,
    suicídio rápido, morrer sem, morte sem dor, morte indolor, morte rápida, morte tranquila, morrer dormindo, morrer
    a dormir, morrer em paz, morrer hoje, morrer esta noite, morrer amanhã, morrer logo, morrer de uma vez, morrer de
    vez, ir embora sem dor, partir sem dor, acabar com a vida, acabar com a minha, acabar com minha, acabo com a vida,
    acabo com a minha, acabar com isto, acabar com isso de vez, acabar com isso tudo, acabar com este sofrimento,
    acabar com esse sofrimento, acabar com meu sofrimento, acabar com o meu sofrimento, acabar com essa dor, acabar
    com esta dor, acabo com tudo, acabar de vez com, terminar com tudo, terminar com a minha, terminar com essa vida,
    encerrar minha vida, encerrar a minha vida, ponto final na minha, ponto final em tudo, ponto final na vida, que
    tudo acabe, que isso acabe para sempre, parar de existir, parar de viver, deixar de viver, deixar de ser um peso,
    deixar esse mundo, ir embora deste mundo, ir embora desse mundo, ir embora pra sempre, ir embora para sempre, ir
    embora desta vida, partir deste mundo, partir desta vida, partir de vez, partir para sempre, sair deste mundo,
    sair dessa vida, sumir de vez, sumir pra sempre, sumir do mapa pra sempre, desaparecer deste mundo, desaparecer do
    mundo, desaparecer pra sempre, desaparecer da face, se eu sumir, se eu sumisse, se eu desaparecer, se eu
    desaparecesse, se eu morrer, se eu morresse, se eu me matasse, se eu não existisse, se eu não estivesse, amanhã
    não estarei, amanhã já cá não, já cá não estou, já não estou cá, não estarei mais aqui, não estarei aqui, não vou
    estar mais aqui, não vou mais estar, não passo de hoje, não passo desta noite, não passo dessa noite, não chego a
    amanhã, não chego até amanhã, não vejo o amanhã, não vou ver o natal, minha última noite, minhas últimas horas,
    minhas últimas palavras, minha última carta, meu último dia de vida, última vez que escrevo, quando eu não estiver
    mais, quando eu já não estiver, quando me encontrarem, encontrarem meu corpo, encontrarem o meu corpo, meu
    enterro, meu velório, meu funeral, me despedir de todos, despedir me de todos, me despedir da vida, despedir me da
    vida, me despedir da minha mãe, me despedir dos meus pais, me despedir da minha família, me despedir dos meus
    filhos, despedir me da minha, despedir me dos meus, me despedir pra sempre, carta de despedida, cartas de
    despedida, bilhete de despedida, mensagem de despedida, vídeo de despedida, carta de adeus, bilhete de adeus,
    minha despedida, dizer adeus para sempre, adeus mundo, dei minhas coisas, doar minhas coisas antes, distribuir
    minhas coisas, pra não acordar, para não acordar, não acordar nunca, não acordar amanhã, dormir e não, dormir pra
    sempre, dormir para sempre, dormir eternamente, sono eterno, fechar os olhos para sempre, fechar os olhos e não,
    adormecer para sempre, adormecer e não, não quero continuar, não quero mais estar, não quero mais existir, não
    quero mais essa vida, não quero mais esta vida, não quero essa vida, não desejo mais viver, não consigo mais
    viver, não consigo viver, não consigo continuar vivendo, não dá mais pra viver, não dá mais para viver, não
    aguento viver, não aguento mais a vida, não aguento mais essa vida, não aguento mais esta vida, não aguento mais
    minha vida, não aguento esta vida, não suporto viver, não suporto a vida, não suporto mais essa vida, não suporto
    mais minha, cansado da vida, cansada da vida, cansado de existir, cansada de existir, cansado desta vida, cansada
    desta vida, cansado dessa vida, cansada dessa vida, cansado de estar vivo, cansada de estar viva, farto de viver,
    farta de viver, farto da vida, farta da vida, farto desta vida, farta desta vida, farto de existir, saturado de
    viver, saturada da vida, odeio minha vida, odeio a minha vida, odeio viver, odeio existir, odeio estar viv*,
    detesto minha vida, motivo para viver, motivos para viver, motivo pra viver, razões para viver, razão para viver,
    razão pra viver, razão pra continuar, razão para continuar, perdi a vontade de viver, não tenho mais vontade de
    viver, não tenho mais vontade de nada e, forças para viver, forças pra viver, forças para continuar viv*, força
    pra viver, pra que viver, para que viver, pra que continuar, para que continuar viv*, de que serve viver, não faz
    sentido viver, não vejo sentido em viver, não vejo sentido na vida, não vejo mais sentido, a minha vida não tem, a
    vida não tem mais, a vida não faz sentido, a vida não vale, minha vida não vale, minha vida acabou, não vale mais
    a pena viver, viver não vale, viver dói, viver é um peso, viver cansa, melhores sem mim, mais felizes sem mim,
    mais feliz sem mim, mais leves sem mim, aliviados sem mim, aliviados se eu, descansariam de mim, estariam melhor
    sem, ficariam melhor sem, ficariam todos melhor, vão ficar melhor sem, viveriam melhor sem, melhor se eu não,
    melhor se eu morr*, melhor eu morrer, melhor eu sumir, ninguém vai sentir, ninguém sentiria, ninguém sente minha
    falta, ninguém sente a minha falta, ninguém ia sentir, ninguém notaria, ninguém ia notar, ninguém daria falta,
    ninguém ia dar falta, ninguém choraria, ninguém se importa comigo, ninguém se importaria, não faço falta, não
    faria falta, não sirvo pra nada, não sirvo para nada, sou um peso, sou um fardo, sou um estorvo, um peso pra
    todos, ser um peso para, só dou trabalho e, tou a mais, estou a mais, só atrapalho, não vejo saída, não tenho
    saída, não tem saída, não há saída, única saída, sem saída, única solução é morrer, ir com ele pro céu, ir com ela
    pro céu, ir ter com ele, ir ter com ela, ir atrás dele, ir atrás dela, ir junto com ele, ir junto com ela, ir
    junto dele, encontrar com ele no céu, encontrar ela no céu, encontrar ele no céu, reencontrar ele no, reencontrar
    ela no, reencontrar minha mãe, me juntar a ele, me juntar a ela, juntar me a ele, juntar me a ela, juntar me ao
    meu, juntar me à minha, ficar com ele no céu, segui lo na morte, devia ter sido eu, devia ter morrido eu, era eu
    que devia ter morrido, tomar todos os comprimidos, tomar todos os remédios, tomar todos os meus, tomar uma
    cartela, tomar a cartela, tomar cartelas, tomar o frasco, tomar um frasco, tomo todos, tomei todos, engolir todos
    os, cartela inteira, frasco inteiro, caixa inteira de, cartela de rivotril, tomar veneno, beber veneno, tomar
    chumbinho, tomar água sanitária, beber lixívia, tomar raticida, dose letal, dose mortal, dose fatal, overdose de,
    uma overdose, overdose com, me castigar fisicamente, me fazer sangrar, me faço sangrar, meus cortes, cortes nos
    braços, cortes no braço, cortes nas pernas, cortes na perna, cortes no pulso, minhas cicatrizes de, esconder
    cortes, esconder os cortes, vozes mandam eu, vozes me mandam, as vozes dizem para me, me autodestruir,
    autoextermínio, me desviver, demora pra morrer, demora para morrer, leva pra morrer, leva para morrer, tempo até
    morrer, prefiro sumir, prefiro desaparecer, comprimidos na mão, remédios na mão, remédio na mão, juntei remédio*,
    juntei comprimidos, juntei os comprimidos, guardei os comprimidos, monte de remédio*, monte de comprimido*, tomei
    um monte, tomei a cartela, tomei uma cartela, tomei muitos comprimidos, tomei muito remédio, vou tomar todos, arma
    na boca, cano na boca, arma na cabeça, arma na gaveta, revólver na gaveta, arma carregada e, não chego no natal,
    não chego ao natal, não vou chegar aos, não vou estar aqui, não vou estar vivo, não vou estar viva, não vou tar
    aqui, não estarei vivo, não estarei viva, se eu não vou estar, última mensagem, adeus a todos, adeus e obrigad*,
    obrigado por tudo adeus, obrigada por tudo adeus, adeus obrigad* por tudo, adeus mãe, adeus pessoal, me bato, me
    soco, me dou socos, me dou tapas, me mordo até, dói morrer, morrer dói, dói se enforcar, dói pular, dói enforcar
    se, que um ônibus me, que um carro me, que um caminhão me, ônibus me atropel*, carro me atropel*, caminhão me
    atropel*, me atropelasse, devo sumir, preciso sumir, devia sumir, tenho que sumir, tenho que morrer, devo morrer,
    pensar em desaparecer, penso em desaparecer, penso em sumir, pensar em sumir, pensando em sumir, melhor com outra
    mãe, só a morte, a morte é a única, a morte vai me, a morte seria, quase pulei, quase me joguei, quase me matei,
    quase saltei, quase me enforquei, já escrevi a carta pra, carta se despedindo, carta me despedindo, carta
    despedindo, carta a despedir me, carta pra me despedir, carta para me despedir, sair vivo daqui, sair viva daqui,
    não quero mais sair vivo, cansei de lutar, cansei de viver, cansei de existir, cansei da vida, cansei desta vida,
    cansei dessa vida, cansado de lutar, cansada de lutar, deixa eu ir, me deixa ir embora, me deixem ir, só fala em
    suicídio, cuidem do meu, cuidem da minha, cuidem dos meus, cuidem das minhas, doei minhas coisas, doei as minhas,
    dei as minhas coisas, vida não faz mais, a vida perdeu, vida perdeu o sentido, vida perdeu a graça, minha vida
    perdeu, escolhi a falésia, escolhi o viaduto, escolhi o prédio, escolhi o penhasco, escolhi o lugar e, escolhi o
    sítio, não aguento mais adeus, não dá mais adeus, sou um erro, n quero mais viver, n quero viver, n quero mais
    existir, num quero mais viver, ñ aguento mais viver, eu mereço sofrer, vida já não faz, esse é meu adeus, morte
    mais rápida, morte mais suave, morte menos dolorosa, qual a morte mais, qual a melhor morte, minha meta é morrer,
    meu objetivo é morrer, meta não estar, não estar vivo, não estar viva, não estar aqui ano que vem, não chegar em
    dezembro, não chegar no natal, não chegar ao natal, não chegar ao ano que vem, não chegar aos 18, não chegar aos
    30, hoje é o meu último dia, é meu último dia, meu último natal, meu último aniversário, último dia adeus, quero
    virar anjo, virar estrelinha, quero ser um anjo, como me suicid*, não pertenço a este mundo, não pertenço a esse
    mundo, não tem lugar pra mim nesse mundo, não há lugar para mim neste mundo, não fui feito pra viver, não fui
    feita pra viver, não nasci pra viver, só espero a morte, me desligar pra sempre, me apagar para sempre, apagar
    minha vida, que tudo se apague, descer desse mundo, o viaduto me chama, a ponte me chama, os trilhos me chamam,
    dar um fim nisso tudo, dar um fim em mim, dar fim em mim, dar cabo disto tudo, pôr fim a isto tudo, pôr um fim
    nisso, desistir de viver, desisti de viver, desistir da vida, desisti da vida, desistir de mim de vez, minha meta
    é não viver, minha meta é não estar, minha meta é não chegar, me matarei, me enforcarei, minha tentativa de,
    lâmina tá aqui, lâmina está aqui, lâmina do lado, lâmina na mão, gilete na mão, gilete aqui, vou fazer de novo
    com, corda está aqui, olho os trilhos, olhando os trilhos, olho para os trilhos, olho pros trilhos, olho a linha
    do, nos 40 não chego, nos 30 não chego, não quero chegar vivo, não quero chegar viva, de morrer antes, morrer
    antes dos, não queria que me salvassem, me salvaram e eu, não me tivessem salvo, deviam ter me deixado morrer,
    deviam me deixar morrer, dessa vez sem falhar, desta vez sem falhar, planejo morrer, penso morrer, pretendo
    morrer, não chego aos 3*, não chego aos 4*, não chego nos 3*, não chego nos 4*, mais nada nem de mim, e acho que é
    hoje, na linha do trem esperando, nos trilhos esperando, esperando o trem para, já não vou estar, não vou estar
    cá, vejo meu sangue, vejo o meu sangue, ver meu sangue, ver o meu sangue, quando sangro, corto meus braços, cortar
    os meus braços, cortar meus braços, cortar minhas pernas, corto minhas pernas, queimo a minha pele, queimo minha
    pele, queimar minha pele, queimar a minha pele, corto minha pele, corto a minha pele, arranho minha pele, vida já
    não tem, vida não tem mais sentido, vida não tem sentido, sentir minha falta se, sentir a minha falta se, sentiria
    minha falta, sentiria a minha falta, alguém sentiria, alguém notaria, notaria se eu, falta se eu morr*, dei os
    meus gatos, dei meu cachorro, dei meus bichos, num caixão, no meu caixão, quero que tudo pare, que tudo pare de
    vez, jamais ter nascido, punhado de comprimidos, acabei de tomar todos, acabei de tomar um monte, se eu morrese,
    tô nos trilhos, estou nos trilhos, tô na linha do trem, estou na linha do comboio, corto os meus braços, corto as
    minhas pernas, corto as minhas coxas, e descansar em paz,
    me machuquei de propósito, me machuquei de novo de propósito, me machuquei por querer, voltei a me machucar,
    me feri de propósito, nada mais faz sentido, nada faz mais sentido, pra que continuar vivendo, sumir desse mundo,
    sumir deste mundo, desaparecer desse mundo, sair desse mundo, semana que vem não estarei, semana que vem já não,
    semana que vem eu não vou estar, não vou mais estar aqui, já não estarei aqui, dormir e não acordar,
    dormir e nunca mais`,
  selfHarm: `suicidar se, se suicidar, automutilação, autolesão, autoagressão, se enforcar, se automutilar, suicídio,
    suicídios, automutilar se, se matar sem dor, matar se sem dor, enforcar se, tirar a própria vida, cortar os
    pulsos, cortar se nos braços, autoextermínio, se matar`,
  wish: `como, método*, forma, formas, maneira*, jeito*, sem dor, indolor, rápid*, fácil, fáceis, tutorial, guia,
    dicas, aprender a, quero, planejar, planejando, esconder, pensando em, penso em, cometer, tentar, sem sofrer, sem
    sentir dor, sentir dor, menos doloroso, eficaz, eficiente, quanto, técnica*, vontade, esta noite, hoje mesmo,
    tentado, penso, pensando, vou, decidi, planejo, planeio, aprender, me ensina, ensina me, me explica, recaída,
    impulso*, preciso, queria, gostava, gostaria, rápido, em segredo, escondido, qual a forma, melhor forma, melhor
    jeito, dá pra, dá para, é possível`,
  means: `comprimido*, remédio*, pílula*, soníferos, paracetamol, ibuprofeno, aspirina, insulina, antidepressivos,
    overdose, monóxido de carbono, hélio, água sanitária, lixívia, comprimidos, remédios, cartela*, clonazepam,
    rivotril, diazepam, alprazolam, xanax, valium, calmante*, ansiolítico*, tramadol, morfina, chumbinho, raticida,
    veneno, veneno de rato, corda, navalha, gilete, lâmina*, lâminas, estilete, gás, gás de cozinha, escapamento,
    escape, saco plástico, cinto, frasco, caixa de, medicamento*, cianeto, anticongelante, agrotóxico, pistola, arma,
    espingarda, revólver, soda cáustica`,
  die: `morrer, para morrer, letal, letais, me matar, morra, morro, não acordar, dose mortal, pra morrer, morresse,
    não acordar mais, para sempre, pra sempre, acabar com tudo, mortal, dormir pra sempre, dormir para sempre, na
    minha cabeça, me enforcar, tirar a vida, pôr fim, matar me, nunca mais acordar, ir embora de vez, só me resta, me
    resta, resta uma, aqui do lado, na minha frente, fazer de novo, do meu lado`,
  dying: `de morrer, para morrer, morrer rápido, morrer fácil, morrer sem, pra morrer, morrer dormindo, estar morto,
    estar morta, não existir, deixar de existir, morte sem dor, morte rápida, morte indolor, não acordar, sumir para
    sempre, desaparecer para sempre, me matar, morrer logo`,
  jump: `saltar, pular, vou pular, me jogar, me jogo, me atirar, me atiro, me lançar, saltava, jogar me, atirar me,
    atiro me, lançar me, deixar me cair, na beira, à beira, tô na beira, parado na, parada na, sem coragem, no alto
    do, no alto da, me deitar nos, deitar me na`,
  height: `ponte, prédio, telhado, penhasco, trem, comboio, janela, varanda, trilhos, metrô, viaduto, pontes, prédios,
    viadutos, telhados, janelas, sacada, sacadas, varandas, trens, comboios, trilho, linha do trem, linha do comboio,
    linha férrea, rodovia, caminhão, camião, passarela, parapeito, muro alto, abismo, precipício, falésia, torre,
    último andar, décimo andar, terraço, cais, mureta`,
  notWant: `não quero, não quero mais, já não quero, não desejo, não tenho vontade, não tenho mais vontade, sem
    vontade, farto de, farta de, cansado de, cansada de, de saco cheio de, exausto de, exausta de, não suporto, não
    suporto mais, não aguento, não aguento mais, não consigo, não consigo mais, não dá mais pra, não dá mais para, sem
    razão, não vejo razão, não vejo motivo, não há razão, não vejo sentido, não vejo mais sentido, não faz sentido,
    não vale a pena, de que adianta, perdi a vontade, perdi o gosto, não tenho forças, sem forças, não tenho motivo*,
    não tenho razão, prefiro não, queria não, quem me dera não, gostava de não, gostaria de não, quero parar de,
    queria parar de, quero deixar de, n quero, n quero mais, num quero, num quero mais, n aguento, cansei de`,
  living: `viver, continuar vivendo, continuar a viver, continuar vivo, continuar viva, existir, estar vivo, estar
    viva, estar viv*, acordar, essa vida, esta vida, respirar, estar neste mundo, ficar neste mundo, ver o amanhã,
    estar aqui nunca`,
  end: `acabar com, acabo com, terminar com, pôr fim a, pôr um fim, dar fim à, dar fim na, dar um fim, encerrar,
    tirar, dar cabo da, dar cabo d`,
  life: `minha vida, a minha vida, minha própria vida, própria vida, essa vida, esta vida, minha existência, a minha
    existência, meu sofrimento, o meu sofrimento, meus dias, os meus dias, isto tudo`,
  oneself: `minha meta é, meu objetivo é, o meu objetivo é, meu plano é, eu quero, eu queria, só quero, só queria,
    prefiro, eu devia, que eu, preferia, preferia estar, preferiria, prefiro estar`,
  death: `estar morto, estar morta, morrer, minha própria morte, minha morte, a minha morte, meu túmulo, minha cova,
    na minha cova, debaixo da terra, sete palmos, não estar vivo, não estar viva, não estar mais vivo, não estar mais
    viva, não estar mais aqui, virar fantasma, ir pro céu, descansar pra sempre, descansar para sempre, num caixão, no
    caixão, em um caixão, descansar em paz`,
  existence: `minha vida, a minha vida, essa vida, esta vida, minha existência, existir, viver assim, viver é, estar
    vivo é, estar viva é`,
  bleak: `um erro, acabada, acabou, uma merda, um inferno, uma tortura, insuportável, sem saída, sem sentido, não tem
    sentido, não faz sentido, não vale nada, não serve, inútil, um peso, um fardo, só dor, dói demais, odeio, pesada
    demais`,
  method: `se afogar, afogar se, se enforcar, enforcar se, enforcamento, overdose, asfixia, monóxido, cianeto, se
    jogar de, pular de um prédio, atirar se de, hipotermia, cortar os pulsos, soníferos, anticongelante, raticida,
    chumbinho, tirar a própria vida`,
  ordeal: `dói, dor, doloroso, dolorosa, indolor, sem dor, quanto tempo demora, quanto tempo leva, quanto demora, mais
    rápida, mais rápido, mais suave, menos dolorosa, menos doloroso, é mortal, mortal, fatal, letal, o que se sente,
    certeza de morrer`,
  endIt: `acabar com tudo, acabo com tudo, acabar com isto, acabar com isso, terminar com tudo, pôr fim, dar um fim,
    me mato, tomar todos, puxar o gatilho, dar o passo final, partir de vez`,
  tonight: `esta noite, hoje, hoje à noite, hoje mesmo, amanhã, de vez, de uma vez, de uma vez por todas, para sempre,
    pra sempre, definitivamente, com a vida, antes de amanhecer`,
  howMuch: `quantos, quantas, quanto, quanta, que dose, qual dose, qual a dose, que quantidade, são precisos, são
    necessários, precisa tomar, preciso tomar, bastam, basta, é suficiente, são suficientes, chega pra, chegam para`,
  pills: `comprimidos, remédios, pílulas, cartelas, soníferos, paracetamol, ibuprofeno, aspirinas, dipirona,
    clonazepam, rivotril, diazepam, alprazolam, xanax, valium, antidepressivos, ansiolíticos, calmantes, insulina,
    morfina, tramadol, victan, ben u ron, tarja preta`,
  cutting: `me corto, corto me, me cortei, cortei me, me cortar, cortar me, me cortando, me automutilo, automutilo me,
    me machuco, me magoo, magoo me, me queimo, me arranho, automutilação,
    me feri, me ferir`,
  again: `de novo, outra vez, novamente, voltei, toda noite, todas as noites, todo dia, todos os dias, cada noite, não
    consigo parar, não sei parar, os braços, o braço, meus braços, no braço, nos braços, as pernas, as coxas, na coxa,
    a pele, os pulsos, ninguém sabe, não contei a ninguém, escondido, escondida, às escondidas, no banheiro, na casa
    de banho, no banho, no quarto, pra sentir, para sentir, sentir alguma coisa, me alivia, alivia, depois da aula,
    depois das aulas, depois da escola, mangas compridas, manga comprida, sangue, quando fico triste, quando brigo`,
  bereaved: `morreu, faleceu, se foi, partiu, desde que perdi, desde a morte d, desde a morte de, desde a morte do,
    desde a morte da, depois da morte do, depois da morte da, a morte do meu, a morte da minha, perdi meu, perdi
    minha, perdi o meu, perdi a minha, enterrei, enterrámos, viúvo, viúva, falecido, falecida, no céu`,
  follow: `ir com ele, ir com ela, ir atrás dele, ir atrás dela, ir ter com ele, ir ter com ela, juntar me a, me
    juntar a, ficar com ele, ficar com ela, encontrar ele, encontrar ela, encontrá lo, encontrá la, reencontrar, segui
    lo, segui la, acompanhá lo, acompanhá la, vê lo de novo, vê la de novo, ver ele de novo, ver ela de novo, estar
    com ele, estar com ela, estar ao lado dele, estar ao lado dela, ir junto, ir também, ir embora com`,
  letter: `carta de despedida, cartas de despedida, bilhete de despedida, carta de adeus, bilhete de adeus, minha
    última carta, a última carta, carta de suicídio, bilhete de suicídio, vídeo de despedida, mensagem de despedida,
    deixei a carta, a carta já está, a carta tá, minha carta já, carta para quando`,
  ready: `escrita, escrito, escrevi, pronta, pronto, deixei, na gaveta, na mesa, em cima da mesa, no travesseiro, na
    almofada, amanhã, hoje à noite, esta noite, antes de ir, antes de partir, quando me encontrarem, vão ler, vão
    encontrar, para os meus pais, pros meus pais, para a minha mãe, pra minha mãe, para os meus filhos, terminei, já
    está`,
  burden: `sem mim, um peso, um fardo, um estorvo, não sirvo, não presto, não valho, ninguém precisa, ninguém
    sentiria, ninguém notaria, ninguém se importa, todo mundo ficaria, todos ficariam, ficariam melhor, ficariam mais,
    estariam melhor, minha família ficaria, a minha família ficaria, meus filhos ficariam, o mundo seria, o mundo
    ficaria, mais felizes, mais leves, aliviad*, descansariam, não faço falta`,
  gone: `sumir, sumisse, sumo, desaparecer, desaparecesse, desapareço, se eu morresse, se eu morrer, se eu não
    existisse, se eu não estivesse, não tivesse nascido, se eu fosse embora, estivesse morto, estivesse morta, quando
    eu morrer, minha morte`,
  myself: `a mim mesmo, a mim mesma, em mim mesmo, em mim mesma, meu próprio corpo`,
}
