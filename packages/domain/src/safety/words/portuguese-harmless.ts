/** What speaks for a finding, in Portuguese: see `SafetyWords`. */
export const HARMLESS_PORTUGUESE = {
  harmless: `bomba* de banho, bomba* calorimétrica*, bomba* d água, bomba* de água, bomba* de calor, bomba*
    hidráulica*, bomba* de sementes, bomba* de chocolate, bomba* submersa*, bomba* centrífuga*, bomba* de combustível,
    bomba* de insulina, bomba* de infusão, bomba* de piscina, bomba* solar*, bomba* de bicicleta, bomba* de
    efervescente*, matar um processo, matar processos, matar o processo, matar o tempo, matar a saudade, matar
    saudade*, matar aula, matar bactérias, matar ervas daninhas, matar a sede, matar a fome, matar a charada, pistola*
    de cola, pistola* de água, pistola* de pintura, pistola* de massagem, hacking ético, hacker ético, hackathon*,
    life hack*, controle de armas, prevenção do suicídio, prevenção ao suicídio, prevenção de suicídio*, prevenir o
    suicídio, sem passar fome, sem parar de comer, sem me machucar, sem se machucar, sem machucar, evitar me machucar,
    coca cola, ervas aromáticas, erva mate, ervas finas, erva daninha, educação sexual, saúde sexual, redes sociais,
    rede social, redes neurais, rede neural, rede de contatos, menor que, escala menor, acorde menor, tom menor,
    guerra de troia, matar dois coelhos, cartões de visita, cartão de visita, cartões de felicitações, artes marciais,
    arte marcial, quebrar o gelo, cortar meu cabelo, cortar o próprio cabelo, me cortar o cabelo, golpe de vista,
    golpe de estado, golpes de karatê, golpes de judô, golpe militar, explorar a natureza, atirar com arco, tirar a
    própria vida ao volante, atrair clientes, bomba* de ar, bomba* de poço, bomba* de vácuo, bomba* de óleo, bomba*
    injetora*, bomba* manual*, bomba* peristáltica*, bomba* de pressão, bomba* de aquário, bomba* para aquário, bomba*
    para poço, bomba* caseira* de água, bomba* de irrigação, bomba* de leite, bomba* tira leite, corpo de bombeiros,
    matar piolhos, matar baratas, matar mosquitos, matar formigas, matar germes, matar o câncer, orientação sexual,
    reprodução sexual, reprodução sexuada, armas medievais, armas de brinquedo, arma de brinquedo, salto mortal,
    morrer de rir, antivírus, anti vírus, acabar com tudo certo, contas de miçanga, faz de conta, medo de morrer,
    pular corda, salto em altura, salto em distância, salto com vara, saltar de paraquedas, roubar a bola, roubar
    bases, casa de papel, cortar me o cabelo, me cortar fazendo a barba, me cortar na cozinha, me cortar cozinhando,
    me cortar com a faca, me cortar ao, sem me cortar, medo de me cortar, evitar me cortar, não me cortar, me cortei
    na cozinha, me cortei fazendo, me cortei com a faca, me corto fazendo a barba, me corto ao fazer, me matar de
    estudar, me matar de trabalhar, me matar na academia, me matar estudando, me matar de rir, me mato de rir, me mato
    de trabalhar, me mato estudando, sem me matar, me magoar no, magoar me no, magoar me a correr, sem me magoar, medo
    de me machucar, sem me afogar, medo de me afogar, não me afogar, me afogar em dívidas, me afogar nas, afogar me em
    trabalho, me afogar em trabalho, me jogar na piscina, me jogar no mercado, me jogar de cabeça, me jogar de
    paraquedas, me jogar na vida, me jogar na dança, morro de rir, morrer de medo, morro de medo, morrer de vergonha,
    morro de vergonha, morrer de tédio, morrer de fome de, morrer de calor, morrer de amor, morrer de saudade, morta
    de cansaço, morto de cansaço, morta de vergonha, morto de vergonha, morta de fome, morto de fome, morta de medo,
    ponto morto, fala em se matar, fala em morrer, fala de se matar, quer se matar, quer morrer, quer se suicidar,
    pensa em se matar, pensa em suicídio, tentou se matar, tentou suicídio, tentou suicidar, filha se corta, filho se
    corta, amiga se corta, aluna se corta, irmã se corta, alunos que se cortam, adolescentes que se cortam, se
    automutila, se cortar na adolescência, viver na cidade, viver em cidade, viver com meus pais, viver com os meus
    pais, viver na bagunça, viver na desorganização, viver no aperto, viver com ansiedade, viver com medo, viver com
    dívidas, viver no exterior, viver no estrangeiro, viver no brasil, viver em portugal, viver do meu, viver da
    minha, viver de, vida de escritório, vida na cidade, vida sedentária, vida de clt, despedida de solteiro,
    despedida de solteira, despedida de um colega, despedida de uma colega, despedida para um colega, despedida para
    meu chefe, despedida do trabalho, despedida aos colegas, despedida para a turma, despedida da turma, me despedir
    do trabalho, me despedir dos colegas, me despedir da turma, despedir me dos colegas, medo da morte, medo da minha
    morte, pensar na morte na filosofia, penso na morte como, mesa sem saída, beco sem saída, sumir das redes, sumir
    da internet, desaparecer das redes, desaparecer da internet, meu funeral favorito, não quero continuar na, não
    quero continuar gast*, não quero continuar fum*, não quero continuar a fum*, não quero continuar a gast*, não
    quero continuar no, não quero mais estar endivid*, deixar de ser sedent*, matar a pau, matar o tédio, matar o
    boss, matar um boss, matar o dragão, matar zumbis, matar zombies, matar mato, matar pulgas, matar ratos, matar
    percevejos, matar pulgões, matar fungos, matar o bicho, matar no peito, matar a bola, matar na unha, matar
    galinha, matar um frango, matar um porco, matança do porco, matar o rei, matar o público de rir, mata atlântica,
    mata ciliar, mato a fome, roubar a cena, roubar o show, roubar um beijo, roubar tempo, roubo do século filme,
    queimar gordura, queimar calorias, queimar etapas, queimar lenha, queimar incenso, queimar madeira, fogo de
    artifício, fogos de artifício, fogo de chão, fogão, pegar fogo no palco, pegar fogo no parquinho, botar fogo na
    pista, golpe baixo, golpes de vista, golpes de jiu, golpes de muay, golpes de capoeira, golpes de estado, golpe de
    64, golpe de sorte, bater bola, bater falta, bater faltas, bater pênalti, bater um pênalti, bater claras, bater
    massa, bater bolo, bater a massa, bater um bolo, bater no saco, bater palmas, bater recorde, bater o recorde,
    bater meta, bater metas, bater ponto, bater papo, bater perna, bater asa, bateria, disparar em modo, disparar na
    hora, disparar a câmera, disparar minhas vendas, disparar as vendas, disparar em raw, atirar com carabina, tiro
    esportivo, tiro desportivo, tiro ao alvo, tiro com carabina, tiro ao prato, clube de tiro, carabina de pressão,
    carta de caçador, licença de caça, arma de pressão, arma de choque, pistola de silicone, pistola de calor, pistola
    d água, pistola de água, pistola de pregos, bomba de chocolate recheada, bomba de sabor, bombas de chocolate,
    bomba de encher, bomba de incêndio, bomba de chimarrão, bomba atômica história, bombas de banho, bombinha de asma,
    bombinhas de asma, bombeiro*, chave de fenda, palavra chave, palavras chave, conta própria, por conta, dar conta,
    fazer contas, conta de luz, contas de casa, contas a pagar, conta certa, rede de pesca, rede de apoio, rede de
    dormir, deitar na rede, redes de pesca, sistema solar, sistema imunológico, sistema operacional, sistema
    operativo, sistema nervoso, sistema digestivo, nota fiscal, notas musicais, nota musical, notas de prova, cartão
    de memória, cartões postais, cartão postal, cartão de natal, banco de jardim, banco de madeira, banco de praça,
    banco de dados, site de receitas, site da minha loja, erva cidreira, erva doce, cortar a erva, cortar erva, erva
    de chimarrão, baseado em, baseado na, baseado no, baseada em, é baseado, pó de café, pó compacto, farinha de, bala
    de coco, bala baiana, balas de coco, balas de gelatina, doces de festa, doce de, doces e, pedra sabão, pedras
    preciosas, pedra no rim, cristal da gestalt, cristais, drogaria, pastilha de freio, pastilhas de garganta,
    cannabis medicinal, maconha medicinal, ácidos nucleicos, ácido base, ácidos graxos, speed cubing, acordes menores,
    lá menor, ré menor, mi menor, dó menor, si menor, sol menor, terça menor, menor custo, menor esforço, menor tempo,
    menor preço, ligas menores, menino jesus, menino do rio, menino maluquinho, criança interior, sexo dos anjos, sexo
    do bebê, sexo frágil, violar a lei, violar as regras, tocar viola, viola caipira, viola de arco, viola e, tocar
    violão, nu artístico, desenho de nu, modelo nu, olho nu, pele nua, nua e crua, caça ao tesouro, caça legal, caça
    palavras, assédio moral, assédio laboral, mãe solo, mãe solteira, perseguir meus sonhos, perseguir um sonho,
    perseguir sonhos, perseguir objetivos, dominar o mundo, dominar a bola, explorar cavernas, explorar trilhas,
    explorar o mundo, explorar dados, explorar meu potencial, explorar minha criatividade, enganar o cérebro, enganar
    os olhos, enganar a vista, ameaçar o rei, ameaça de mate, ameaça de xeque, xeque mate, atacar o rei, ataque ao
    rei, ataque de pânico, ataques de pânico, ataque de ansiedade, ataque cardíaco, ataque do coração, ataque
    siciliano, atacar pela ponta, atacar no vôlei, tráfego orgânico, tráfego pago, tráfego no site, eliminar manchas,
    manipular alimentos, manipulação de alimentos, manipulador de alimentos, manipular dados, manipular planilhas,
    manipular argila, forro falso, teto falso, falsos amigos, falsos cognatos, falsas memórias, falsos positivos,
    notícias falsas, notícia falsa, falso brilhante, cogumelos comestíveis, cogumelos venenosos, plantas venenosas,
    cobras venenosas, animais peçonhentos, veneno de cobra*, veneno de abelha*, sem veneno, rato de biblioteca, tirar
    sangue, exame de sangue, jogar conversa fora, jogar bola, jogar xadrez, jogar o lixo, jogar tarô, jogar búzios,
    queda de braço, queda livre, pular carnaval, pular ondas, pular fogueira, pular elástico, pular de paraquedas,
    pular de bungee, saltar à corda, saltar obstáculos, salto ornamental, salto alto, salto com paraquedas, salto de
    paraquedas, ponte de safena, ponte do violão, ponte aérea, curta metragem, trem bala, trem de minas, processo
    zumbi, assassinato no, o assassinato de, assassinatos no, jogo do assassino, romance policial, cidade dorme, máfia
    jogo, lobisomem, detetive jogo, receita da vó, receita da avó, receita caseira, receitas caseiras, comprar uma
    casa, comprar casa, comprar um carro, vender minha casa, vender meu carro, vender o carro, jejum intermitente,
    fome emocional, fome no mundo, ramadã, bebê vomita, enjoo na gravidez, comer bem, parar de comer açúcar, parar de
    comer doce, parar de comer carne, parar de comer besteira, parar de comer à noite, parar de comer por ansiedade,
    deixar de comer carne, deixar de comer açúcar, deixar de comer glúten, perder o medo, dia de finados, virar noite,
    trancar a matrícula, prender o cabelo, esconder o jogo, vazar água, vazamento, derrubar parede, derrubar uma
    parede, derrubar uma árvore, derrubar árvores, sequestro de carbono, sequestrar carbono, entrada em casa, invadir
    a privacidade como evitar, matar a mão, vai me matar, vão me matar, me cortar menos, farta de viver na, farto de
    viver na, cansada de viver na, cansado de viver na, farta de viver no, viver na desarrumação, cortar me menos,
    despedida para os, despedida dos colegas, veneno de jararaca, veneno de cascavel, veneno de escorpião, veneno de
    aranha, irmão fala em, irmã fala em, filho fala em, filha fala em, amigo fala em, amiga fala em, marido fala em,
    esposa fala em, aluno fala em, aluna fala em, roubaram meu, roubaram minha, roubaram o, clonaram meu, clonaram o
    meu, clonaram minha, hackearam meu, hackearam minha, me roubaram, me clonaram, me assaltaram, cansei de lutar com,
    última mensagem do, meu último dia de, meu último dia no, meu último dia na, sem matá los, sem matar os, não para
    matar, sem matar a, está a dar cabo de mim, estão a dar cabo de mim, dá cabo de mim, tá a dar cabo de mim, está
    dando cabo de mim, queria matar o menino, já não vou estar a trabalhar,
    aplicativo espião no meu, app espião no meu, programa espião no meu, espião no meu celular,
    software espião no meu, minha conta hackeada, minha conta invadida, minha própria conta, tráfico de escravos,
    tráfico negreiro, tráfico transatlântico, comércio de escravos, navio negreiro, navios negreiros,
    escravos no brasil`,
  before: `prevenção, prevenir, história, histórico, primeiros socorros, tratamento, tratar, terapia*, ajudar, ajuda,
    apoiar, apoio, acolher, aconselhamento, conscientização, política*, ética, falar de, falar sobre, conversar sobre,
    lidar com, luto, psicologia, sociologia, criminologia, estatística*, forense, museu, literatura, por que, porque,
    sinais, sintomas, vício, dependência, reabilitação, desarmamento, desativar, desarmar, tratado, convenção,
    debate*, sobreviventes, combate, combater, depois de um, efeitos de, efeitos das, largar as, para docentes,
    docentes, professores aprend*, pais de, enfermeir*, socorrista*, causas, perigos, consequências, riscos, impacto,
    papel d*, invenção, inventor, economia d*, jornalis*, cuidadores, guerra mundial, guerra fria, projeto manhattan,
    explicar para, ensinar às crianças, perda de, hablar de, hablar con, prevent*, acompanh*, escut*, sensibiliza*,
    direito penal, código penal, concurso de, concurso da, edital da, oab, trabalho de história, trabalho sobre,
    romance sobre, filme sobre, reportagem sobre, recuperação de, recuperad*, superei, superar, saí da, saí do, saindo
    da, saindo do, sair da anorexia, sair das drogas, em recuperação, voluntári*, educador*, assistente social,
    assistentes sociais, orientador*, bombeir*, polícia científica, perícia, criminalística, vítimas, sobrevivente*,
    batalha de, ditadura, segunda guerra, primeira guerra, holocausto, origem d*, contra a violência, contra o
    tráfico, contra as drogas, contra o abuso, largar a, largar o, parar de fumar, parar de beber, parar de usar,
    deixar de fumar, deixar de beber, deixar de consumir, durkheim, werther, hamlet, shakespeare, madame bovary, dom
    casmurro, proerd, prova de farmaco*, prova de direito, getúlio vargas, vargas, capitu, bentinho, formação para,
    carta testamento`,
  after: `prevenção, história, convenção, tratado, desarmamento, regulação, legislação, lei, leis, ética, detecção,
    conscientização, terapia, tratamento, legalmente, com permissão, ctf, pentest*, em laboratório, guerra mundial,
    guerra fria, na literatura, no cinema, no museu, em adolescentes, em jovens, entre jovens, em shakespeare, na
    ópera, na arte, no teatro, desativação, taxa, taxas, prevenir, evitar, para pais, para professores, para
    educadores, para diretores, para enfermeiros, sou educador*, sou psicólog*, sou enfermeir*, sou professor*, sou
    médic*, sou assistente, autorizad*, com autorização, com contrato assinado, com consentimento, da minha própria,
    do meu próprio, da nossa própria, na nossa própria, própria empresa, no romance, na obra, em machado, de machado,
    em camões, em saramago, na segunda guerra, na primeira guerra, em hiroshima, de la lys, la lys, em ypres, direito
    penal, oab, enem, vestibular, em recuperação, em terapia, como denunciar, como me protejo, como proteger, proteger
    os, resumo, resumo do, comentário, personagens, romantismo, tragédia, sociologia, durkheim, ensaio, em hamlet, em
    werther, análise literária, primeira fase, escola prevenir, carta testamento, produção de soro, soro antiofídico,
    diretores de turma, formação para, dom casmurro,
    para assistentes sociais, para trabalhadores sociais, para psicólog*, para enfermeir*, para advogad*, para juízes,
    para promotores, para ong, para ongs, para voluntários, para conselheiros, curso para professores,
    formação para professores, curso para policiais, formação para policiais, capacitação para`,
  real: `de verdade, na vida real, na realidade, técnica real, método real, saber mesmo, fazer mesmo, preciso saber
    mesmo, fazer eu mesmo, dominar eu mesmo, não só pro livro, não só para o livro, testar no, testar na, testar em,
    no meu marido, no meu chefe, na minha sogra, juro, te juro, prometo, pra valer, a sério, na prática`,
  care: `ajudá lo, ajudá la, ajudar ele, ajudar ela, ajudar meu, ajudar minha, ajudar o meu, ajudar a minha, ajudar
    um, ajudar uma, como ajudo, como ajudar, como posso ajudar, como eu ajudo, acolher ele, acolher ela, acolhê lo,
    acolhê la, apoiar ele, apoiar ela, apoiar um, apoiar uma, apoiá lo, apoiá la, apoiar o meu, apoiar meu, apoiar
    minha, apoiar a minha, escutar ele, escutar ela, escutá lo, escutá la, escuto ele, escuto ela, ouvi lo, ouvi la,
    como eu escuto, como escuto, como conversar, conversar com ele, conversar com ela, falar com ele, falar com ela, o
    que digo, o que dizer, o que falo pra, como agir, como lidar, estar presente, estar do lado, estou preocupad* com,
    tô preocupad* com, preocupad* com meu, preocupad* com minha, como apoio, como apoiar, como acompanhar, cuidar
    dele, cuidar dela, meu aluno, minha aluna, meus alunos, familiares de`,
  guard: `proteger, proteção, protejo, defender, defesa, contra, detectar, detecção, reconhecer, identificar, evitar,
    impedir, parar hackers, segurança, meu próprio, minha própria, recuperar, redefinir, restaurar, analisar, análise,
    ético, ética, pentest*, teste* de invasão, teste* de penetração, certificação, vítima de, vítimas de, se alguém,
    remover, denunciar, foi hackead*, salvar, sobreviver, autodefesa, lutar, hackers, golpistas, predadores,
    agressores, ladrões, atacantes, bullying, prova, entrevista, red team, prevenir, sinais, me hackearam, hackearam
    meu, hackearam minha, hackearam o, me roubaram, roubaram meu, roubaram minha, fui roubad*, fui assaltad*, me
    assaltaram, caí no golpe, caí num golpe, caiu no golpe, caiu num golpe, clonaram meu, clonaram o meu, clonaram
    minha, me perseguem, me persegue, estou a ser perseguida, me ameaçam, me ameaça, me chantageiam, me bate, me
    agride, fui vítima, foi vítima, vítimas, o que fazer se, me proteger, proteger me, se proteger, me defender,
    defender me, defesa pessoal, denúncia, advogad*, ministério público, perito*, perícia, criminalística, detetive,
    polícia científica, cibersegurança, segurança da informação, auditoria, auditor*, pentester, bug bounty, ctf,
    oscp, laboratório próprio, meu laboratório, autorizad*, contrato assinado, conscientiz*, sensibiliz*, alertar,
    sair de um, sair de uma, fugir do meu, vítima, sobrevivente*, resgat*, reabilit*, distinguir, reconheço, evito,
    evitando, fugir de um agressor, fugir de casa violência`,
  play: `jogo, jogos, videogame*, jogar, xadrez, pôquer, tênis, desenhar, desenho*, pintar, quadrinho*, papelão,
    papel, madeira, espuma, origami, fantasia*, cena, maquete*, tiro com arco, bola, gol, gols, basquete, personagem,
    personagens, airsoft, paintball, zumbis, boxe, judô, karatê, piada*, judo, mma, luta, esgrima, futebol, handebol,
    vôlei, rugby, travesseiro*, bola de neve, mistério, teatro, romance policial, enigma*, capoeira, jiu jitsu,
    bungee, parkour, trampolim, paraqued*, mergulho, jogo de tabuleiro, jogos de tabuleiro, rpg, circo, mágica, magia,
    dança, improviso, improvisação, comédia, monólogo*, stand up, palhaço, pênalti, penálti*, sinuca, basquetebol,
    beisebol, hóquei, padel, natação, lego, bonec*, fantoche*, videojogo*, minecraft, fortnite, free fire, gta,
    pokémon, mario, zelda, dungeons, tabuleiro, dominó, cartas de, sueca, truco, poker, escape room, curta metragem,
    roteiro de, ataque ao rei, cidade dorme`,
  pictures: `foto*, retrato*, filme*, filmar, vídeo*, câmera fotográfica, fotografar, fotógrafo, casamento, paisagem,
    objetiva, canon, nikon, fotografia*, aves, fauna, surf, pôr do sol, estúdio, flash, disparador`,
  between: `sobre, acerca de, documentário, apresentação, redação, podcast, romance, cartaz*, palestra, discurso,
    questionário, aula sobre, museu, relatório, contra, exposição sobre, reportagem, artigo sobre, canção, livro,
    tese, roteiro, série, obra, oficina de, oficina sobre, palestra sobre, apresentação sobre, página sobre`,
}
