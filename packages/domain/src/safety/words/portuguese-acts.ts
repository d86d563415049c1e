/** What is made, sold, planted and attacked, in Portuguese: see `SafetyWords`. */
export const ACTS_PORTUGUESE = {
  produce: `fabricar, fabrico, fabricação, fazer, faço, fazendo, construir, construo, criar, montar, preparar,
    preparo, misturar, misturo, sintetizar, síntese, cozinhar, cozinho, produzir, produção, extrair, cultivar,
    imprimir, impressora 3d, receita*, caseira*, caseiro*, elaborar, confeccionar, modificar, converter, plantar uma,
    lançar, detonar, desenvolver, obter, fabricar*, fabricando, se fabrica, fazer*, construir*, montar*, monto,
    montando, se monta, preparar*, preparando, se prepara, misturar*, misturando, se mistura, sintetizar*, sintetizo,
    sintetizando, se sintetiza, cozinhar*, cozinhando, se cozinha, produzir*, produzo, produzindo, cultivar*, cultivo,
    cultivando, se cultiva, plantar*, planto, plantando, se planta, imprimir*, improvisar, improvisada, elaborar*,
    elaboro, elaborando, se elabora, transformar*, transformo, transformando, se transforma, modificar*, modifico,
    modificando, se modifica, serrar, detonar*, detono, detonando, se detona, explodir, fazer explodir, rebentar,
    acionar, soltar*, solto, soltando, se solta, libertar*, liberto, libertando, se liberta, liberar*, libero,
    liberando, se libera, lançar*, lanço, lançando, se lança, espalhar, dispersar, colocar uma, pôr uma, ingredientes,
    ingredientes para, receita, receita de, fórmula de, esquema de, instruções para, manual de, tutorial de, química
    da, purificar, refinar, refino de, destilar, na minha cozinha, na garagem, no quintal, feita por mim, feito por
    mim, artesanal, cristalizar, passo a passo, montar em casa, aprender a montar, laboratório, laboratório de, lab
    de, montar um laboratório, faser, se fazia, se faziam, fazia, faziam, fabricava, preparava, cozinhava`,
  trade: `vender, vendo, venda, comprar, compro, compra, traficar, contrabando, contrabandear, distribuir, conseguir,
    arranjar, adquirir, clientes, revender, importar, encomendar, tráfico, vender*, vendendo, se vende, venda de,
    comprar*, comprando, se compra, traficar*, traficando, se trafica, contrabandear*, contrabandeo, contrabandeando,
    se contrabandea, distribuir*, consigo, arranjar*, arranjo, arranjando, se arranja, descolar, onde consigo, onde
    compro, onde acho, fornecedor*, fornecer, aviãozinho, avião do tráfico, boca de fumo, biqueira, biqueiras, dealer,
    revender*, revendo, revendendo, se revende, negócio de, ganhar dinheiro com, clientes para, pelo telegram, pelo
    whatsapp, exportar, mula, mulas, pela fronteira, atravessar a fronteira, no aeroporto, no estômago, na mala, no
    baile, na balada, na rave, batizar, cortar a, gramas, traficante, traficante de, tráfico de, endolar, conseguindo,
    passar pela, passar na, passar quilos, transporte de, vendia, vendiam, traficava,
    distribuo`,
  explosive: `bomba, bombas, bomba caseira, explosivo, explosivos, artefato explosivo, artefatos explosivos, engenho
    explosivo, coquetel molotov, coquetéis molotov, cocktail molotov, molotov, gás venenoso, gás tóxico, gás mostarda,
    gás nervoso, gás dos nervos, gás sarin, agente nervoso, gás cloro, gás letal, arma química, armas químicas, arma
    biológica, armas biológicas, arma nuclear, armas nucleares, bomba atômica, bomba atómica, bomba suja, dinamite,
    pólvora, mina terrestre, minas terrestres, cianeto, ricina, antraz, detonador*, carro bomba, carta bomba, lança
    foguetes, lança chamas, nitroglicerina, granada de mão, granadas de mão, granada caseira, granadas caseiras,
    explosivo caseiro, explosivos caseiros, gás asfixiante, arma de destruição em massa, bombas caseiras, bomba de
    cano, bomba cano, bombas de cano, bomba de prego*, bomba de fertilizante, bomba de pregos, coquetéis molotovs,
    molotovs, rojão caseiro, rojões caseiros, explosiva, explosivas, cinto explosivo, cinto bomba, colete explosivo,
    colete bomba, pacote bomba, granada, granadas, lança granadas, míssil, mísseis, mina explosiva, minas explosivas,
    c4, c 4, semtex, anfo, nitrato de amônio explosivo, engenho incendiário, artefato incendiário, bomba incendiária,
    incendiári*, drone explosivo, drone bomba, drone armado, gases tóxicos, gases venenosos, gás mortal, gás de cloro,
    gás cianídrico, sarin, vx, tabun, soman, fosgênio, novichok, napalm, termite, toxina botulínica, botulismo, vírus
    mortal, vírus letal, varíola, ebola, peste bubônica, abrina, polônio, urânio enriquecido, plutônio, bomba nuclear,
    bomba h, bomba química, bomba de cloro, bomba de ácido, armas de destruição em massa, arma bacteriológica, agente
    químico, agentes químicos, nuvem tóxica, tnt, pólvora negra, pólvora caseira, mãe de satã, gelignite, gelatina
    explosiva, dinamites, esplosivo*, explozivo*, molotof`,
  arms: `arma, armas, arma de fogo, armas de fogo, pistola*, fuzis, rifle*, espingarda*, revólver*, metralhadora*,
    munição, munições, balas de, silenciador para pistola, silenciador para arma, silenciador para rifle, silenciador
    de pistola, arma caseira, armas caseiras, arma artesanal, armas artesanais, trabuco, garrucha, oitão, trezoitão,
    caçadeira*, espingarda de cano, cano serrado, canos cortados, canos serrados, metranca, ar 15, ak 47, glock*, 9mm,
    9 mm, pente de pistola, arma fantasma, armas fantasma, ghost gun*, arma automática, armas automáticas, arma letal,
    armas letais, submetralhadora, uzi, silenciador de arma, cartuchos de, taser, soco inglês, soqueira, canivete
    automático, besta que mata, rifle de assalto, arma que mata, arma de verdade, arma de airsoft, arma de brinquedo
    em, gun, guns, arma branca artesanal, faca artesanal para, alarme em arma, pistola de alarme, um ferro, um berro,
    um trinta e oito, fuzil, silenciador, silenciadores`,
  topic: `bomba* caseira*, bomba* de cano, bomba* de prego*, coquetel molotov, coquetéis molotov, cocktail* molotov,
    arma* caseira*, arma* fantasma*, silenciador caseiro, laboratório clandestino, cozinhar metanfetamina, boa noite
    cinderela, pornô de vingança, pornografia infantil, pistolagem, assassino de aluguel, matador de aluguel, rinha*
    de galo, rinha de cães, assalto à mão armada, assalto a banco, assalto a carro forte, roubo de identidade, notas
    falsas, dinheiro falso, passaportes falsos, documentos falsos, golpe do pix, golpe do amor, golpe do bilhete,
    lenocínio, cafetinagem, tráfico de armas, tráfico de órgãos, sequestro relâmpago, massacre escolar, massacre em
    escola, homicídio perfeito, extorsão de comerciantes, clonagem de cartão, clonagem de cartões, saidinha de banco,
    novo cangaço, boca de fumo, rinha, rinhas, falsa central do banco`,
  crime: `assalto a banco, assaltos a bancos, assalto a bancos, assalto à mão armada, assalto a carro forte, assalto a
    residência, assalto a caminhão, assalto a ônibus, roubo de carros, roubo de carro, roubo de motos, roubo de carga,
    roubo a banco, roubo de bancos, roubo de identidade, furto em lojas, furto de carros, arrastão, saidinha de banco,
    sequestro relâmpago, extorsão telefônica, sextorsão, golpe do pix, golpes de pix, golpes no whatsapp, golpe do
    bilhete, golpe do amor, golpe do falso, estelionato, estelionatário, 171, clonagem de cartão, clonagem de cartões,
    clonagem de celular, clonagem de whatsapp, pirâmide financeira, falsificação de documentos, falsificação de
    dinheiro, falsificação de notas, lavagem de dinheiro, branqueamento de capitais, sonegação, tráfico de drogas no,
    tráfico de armas, tráfico de pessoas, tráfico de órgãos, tráfico de mulheres, contrabando de, proxenetismo,
    lenocínio, cafetinagem, pistolagem, assassinato de aluguel, doxxing, ataque ddos, ataques ddos, sim swap, coquetel
    molotov, coquetéis molotov, cocktail molotov, molotov, bomba caseira, bombas caseiras, explosivos caseiros,
    explosivo caseiro, gás mostarda, gás sarin, gás dos nervos, ricina, tatp, armas caseiras, arma caseira, arma
    artesanal, veneno indetectável, venenos indetectáveis, crime perfeito, massacre escolar, ataque a escola, ataque
    terrorista, jihad, produção de metanfetamina, síntese de metanfetamina, produção de droga, refino de cocaína,
    pedofilia, rinha de cães, rinha de galo, caça furtiva, carteirista, carteirismo, explosão de caixa, torturar,
    sequestrar, chantagem, extorsão, sequestro, sequestros`,
  course: `iniciante*, para iniciantes, principiante, nível zero, nível 0, do zero, desde o zero, a partir do zero,
    básico, o básico, aprender, me ensina, me ensine, me ensinem, ensina me, ensinem me, curso, curso de, cursos,
    formação, formação em, treinamento, treino de, programa de, tutorial*, guia, guia de, passo a passo, manual de,
    técnicas, técnica de, método, métodos, dominar, iniciação, introdução a, introdução ao, carreira, carreira de,
    carreira em, entrar no ramo, começar no, começar em, começar com, plano de, plano para, planejar, planear,
    preparar um, organizar um, organizar uma, aperfeiçoar, autodidata, aulas de, lições, me interessa, truques, dicas
    de, dicas para, ficar bom em, me especializar em, ganhar a vida com, viver de, como fazer um, como fazer uma, como
    montar, como se faz, quero fazer, na prática, como funciona na prática, pra eu entrar, para eu entrar, entrar
    nesse, cresço no, crescer no, me meter no, entrar no ramo do, aprender a fazer`,
  illicit: `sem licença, sem porte, sem registro, sem registo, ilegal, ilegais, ilegalmente, irrastreável, mercado
    negro, dark web, darknet, para a escola, na escola, de contrabando, no avião, sem papéis, sem documento*, sem
    identificação, sem número de série, número de série, numeração raspada, raspada, sem antecedentes, clandestin*,
    por baixo do pano, na rua, na quebrada, no morro, na favela, na candonga, ilegal*, às escondidas, sem que ninguém,
    ninguém rastreie, não rastreável, indetectável, na mochila, pra escola, no colégio, na aula, na cadeia, pelo
    telegram, ilícit*, proibid*, de airsoft em, em arma que, em arma letal, em letal, ajuste de contas, acerto de
    contas, que mata, pela fronteira, do paraguai, nesse tráfico, traficar, contrabando, na fronteira, da fronteira`,
  drug: `metanfetamina*, anfetamina*, cocaína, coca, ecstasy, êxtase droga, ópio, mefedrona, heroína, fentanil,
    cogumelos alucinógenos, ketamina, cetamina, lança perfume, drogas sintéticas, droga sintética, bala e doce, loló,
    metanfetamina, meth, cristal meth, crack, pasta base, oxi, merla, md, mdma, michael douglas, keta, lsd, ácido lsd,
    cheirinho da loló, ghb, gbl, boa noite cinderela, burundanga, escopolamina, rebite, cogumelos mágicos,
    psilocibina, ayahuasca, mescalina, dmt, 2cb, nbome, tusi, morfina, codeína, lean, tramadol, oxicodona, fentanila,
    rivotril, clonazepam, ecstase, skunk, haxixe, ice droga, k2, k9, spice, canabinoide sintético, drogas de
    laboratório, designer drugs, esteroides, anabolizantes, bomba anabolizante, captagon, krokodil, papoula,
    nitazenos, catinona*, merca, cavalo heroína, pastilhas ecstasy, pastilhas de mdma, chamon, fazer bala, lança e
    bala, bala e lança, vender bala, vender doce, vender lança, fazer lança, bala na balada, bala pra vender, lança
    pra vender, pó de coca`,
  drugs: `droga, drogas, narcóticos, entorpecentes, maconha, cannabis, haxixe, erva, beck, baseado, beque, ganja,
    chamon, ganza, skunk, prensado, coca, padê, crack, loló, substâncias ilícitas, substâncias controladas, mercadoria
    ilegal, remédio tarja preta, remédios controlados, receita azul, tarja preta, anabolizantes, bomba de academia,
    papelote, papelotes, trouxinha*, pino de cocaína, tóxicos, cânhamo, pó pra vender, pó na favela, receita pra
    vender, remédio pra vender, vender remedio, vender remédio sem, vender remédio tarja, vender tarja preta, vender
    receita,
    bagulho, lança perfume, verdinha`,
  poison: `veneno*, chumbinho, raticida*, mata rato, mata ratos, veneno de rato, cianeto, cianureto, arsênico,
    estricnina, ricina, cicuta, beladona, anticongelante, tálio, polônio, sonífero*, sedativo*, boa noite cinderela,
    burundanga, escopolamina, ghb, rohypnol, rivotril, clonazepam, calmante, clorofórmio, laxante*, agrotóxico*, vidro
    moído, 605 forte`,
  slip: `colocar*, coloco, colocando, se coloca, pôr, ponho, pondo, botar*, boto, botando, se bota, meter*, misturar*,
    misturo, misturando, se mistura, adicionar, despejar, dar, dou, administrar, injetar*, injeto, injetando, se
    injeta, dissolver, esconder, servir, fazer beber, fazer tomar, adulterar, envenenar, batizar, jogar, deitar,
    enfiar, pingar`,
  meal: `copo de uma, copo de um, copo da, copo dela, copo dele, copo de alguém, bebida de uma, bebida de um, bebida
    da, bebida dela, bebida dele, bebida de alguém, drink da, drink dela, drink de uma, café do meu, café da minha,
    café do chefe, café dele, chá da minha, chá da sogra, sopa da minha, comida do vizinho, comida da sogra, no do
    vizinho, no da vizinha, na da sogra, cerveja dela, cerveja do, marmita do, marmita da, brigadeiro do vizinho, água
    da cidade, água da escola, caixa d água do, caixa d água da, reservatório da cidade, abastecimento de água,
    bebedouro da, ração do cachorro do, gato do vizinho, gatos da rua, cachorros da rua, merenda da`,
  corpse: `cadáver*, defunto, um corpo sem, um corpo humano, de um corpo, um corpo no, o corpo depois, restos humanos,
    restos mortais de alguém, cena do crime, arma do crime, o morto`,
  conceal: `ocultar*, oculto, ocultando, se oculta, esconder*, sumir, desaparecer, fazer desaparecer, dissolver*,
    enterrar*, enterro, enterrando, se enterra, queimar*, queimo, queimando, se queima, esquartejar, desmembrar,
    livrar, desovar, desova, jogar, destruir, limpar, afundar, derreter, ácido, dar sumiço`,
  attack: `queimar*, queimo, queimando, se queima, incendiar*, incendio, incendiando, se incendia, pôr fogo, botar
    fogo, pegar fogo, tacar fogo, atear fogo, meter fogo, deitar fogo, deitar fogo a, colocar fogo, explodir*,
    explodo, explodindo, se explode, mandar pelos ares, fazer explodir, bombardear, dinamitar, atentado a, atentado
    na, atentado no, atentado contra, atacar*, ataco, atacando, se ataca, atirar em, atirar na, atirar no, atirar nos,
    entrar atirando, disparar em, disparar na, metralhar, massacre na, massacre no, massacre em, chacina na, chacina
    em, um massacre, tiroteio na, tiroteio em, pôr uma bomba, colocar uma bomba, colocar bomba, bomba na, bomba no,
    sabotar*, saboto, sabotando, se sabota, vandalizar, depredar, quebrar tudo, apedrejar, envenenar, contaminar,
    descarrilar, jogar o carro, soltar gás, libertar gás, libertar um gás, gás tóxico no, tocaiar, ataque a, ataque ao`,
  place: `escola*, colégio*, liceu, faculdade*, facul, universidade*, campus, creche*, sala de aula, igreja*,
    terreiro*, mesquita*, sinagoga*, prefeitura*, câmara municipal, delegacia*, esquadra, quartel, tribunal, fórum,
    congresso, embaixada*, trem, trens, comboio*, ônibus, autocarro*, caminhão, avião, aviões, aeroporto*, shopping*,
    centro comercial, colombo, supermercado, concerto*, estádio*, boate*, balada, discoteca*, bar, bares,
    restaurante*, salão, loja*, comércio, oficina*, galpão, depósito, fábrica*, escritório*, casa*, barraco,
    apartamento*, prédio*, carro*, floresta*, celeiro, fazenda, plantação, hospital, hospitais, clínica*, barragem,
    usina*, subestação, rede elétrica, antena*, multidão, passeata, manifestação, protesto, desfile, abrigo*,
    acampamento, lixeira*, padaria, farmácia*, concorrente, concorrência, posto de gasolina, parada gay, parada lgbt,
    caixa d água, reservatório, caixa eletrônico, caixas eletrônicos, banco, bancos, agência bancária, cantina,
    templo, templos, terreiro, mesquita, sinagoga`,
  commit: `entrar pro, juntar me, me juntar, me unir, aderir, recrutar*, recruto, recrutando, se recruta, aliciar,
    planejar*, planejo, planejando, se planeja, planear*, planeo, planeando, se planea, cometer*, cometo, perpetrar,
    executar, levar a cabo, fundar, financiar, jurar lealdade, virar, tornar me, me tornar, participar de, viajar para
    me juntar, propaganda d, radicaliz*, doutrinar, trabalhar para, trabalhar pro, virar soldado d, fazer um, fazer
    uma, preparar um, preparar uma, preparar o, entrar no pcc, organizar um, organizar uma, montar uma, montar, ser
    um, quero ser, entrar numa, entrar num`,
  terror: `chacina*, tiroteio*, ataque terrorista, ataques terroristas, um terrorista, grupo terrorista, isis, estado
    islâmico, daesh, al qaeda, boko haram, talibã, taliban, jihad, jihadista*, guerra santa, farc, pcc, comando
    vermelho, tcp, facção, facções, milícia*, milicia, miliciano*, gangue*, cartéis, pistoleiro*, matador de aluguel,
    jagunço*, assassino de aluguel, esquadrão da morte, neonazi*, neonazista*, skinhead*, kkk, ku klux klan, célula
    terrorista, grupo armado, bando armado, crime organizado, sequestro*, assalto a, assaltos a, arrastão, novo
    cangaço, roubo a banco, linchamento*, limpeza étnica, ataque com faca, ataque na escola, guerra racial, ajuste de
    contas, acerto de contas, golpe do pix, justiceiro*, boca de fumo, biqueira, ponto de droga, um massacre, massacre
    na, um atentado, atentados, atentado, quadrilha de assalto, o cartel, um cartel`,
  humans: `um rim, órgãos humanos, escrav*, seres humanos, óvulos, raparigas para`,
}
