import type { SafetyWords } from '../safety-words.ts'
import { ACTS_PORTUGUESE } from './portuguese-acts.ts'
import { CRISIS_PORTUGUESE } from './portuguese-crisis.ts'
import { HARMLESS_PORTUGUESE } from './portuguese-harmless.ts'
import { PEOPLE_PORTUGUESE } from './portuguese-people.ts'
import { UNSAFE_PORTUGUESE } from './portuguese-unsafe.ts'

export const PORTUGUESE: SafetyWords = {
  language: 'pt',
  verbFirst: true,
  ...CRISIS_PORTUGUESE,
  ...ACTS_PORTUGUESE,
  ...PEOPLE_PORTUGUESE,
  ...HARMLESS_PORTUGUESE,
  unsafe: UNSAFE_PORTUGUESE,
  misspelt: `suicídio, suicidar, explosivo, explosivos, cocaína, heroína, maconha, metanfetamina, fentanil,
    anfetamina, sequestrar, sequestro, estrangular, esfaquear, assassinar, espancar, chantagear, extorquir,
    metralhadora, munições, dinamite, molotov, silenciador, passaporte, instagram, whatsapp, facebook, telemóvel,
    anoréxica, paracetamol, ransomware, malware, phishing, terrorista, atentado, pedófilo, pornografia, automutilar,
    enforcar, falsificar, estuprar, traficante, traficar, fazer, fabricar, falsificado`,
  request: `pedofilia, pedófilo, torturar, pistoleiro*, pistolagem, jagunço, cárcere privado, trabalho escravo,
    trabalho forçado, trabalho análogo, casamento forçado, tráfico de mulheres, sequestro relâmpago, estelionato,
    chacina, um massacre, um atentado, limpeza étnica, guerra racial, novo cangaço, caça furtiva, rinha de, rinhas,
    rinha de galo*, rinha de cachorro*, lutas de cães, luta de cães, boca de fumo, ponto de droga, arrastão, saidinha
    de banco, desfigurar, esquartejar, desmembrar, sextorsão, lavagem cerebral, promessa de emprego, promessas de
    emprego falsas, falsa promessa de emprego, laboratório clandestino, proxeneta, extorquir, amordaçar, dopar,
    massacre em, massacre no, massacre na minha, atentado na, atentado no, atentado contra, tiroteio na, tiroteio em,
    tiroteio no, incêndio criminoso, provocar um incêndio, documentos falsos, documento falso, notas falsas,
    identidade falsa, falsa central, falso sequestro, falso motoboy, boa noite cinderela, um ddos`,
  ask: `me ajuda, me ajude, me ajudem, ajuda me, ajudem me, ajude me, me ajudar, ajudar me, ajuda pra, ajuda para,
    preciso de ajuda para, preciso de ajuda pra, me orienta, me oriente, pode me ajudar, podem ajudar me, testar a
    segurança, contra uma prefeitura, contra uma empresa, contra uma escola, contra minha escola, contra a minha
    escola, contra minha ex, contra o governo, contra um hospital, contra a polícia, contra meu vizinho, contra meus,
    contra imigrantes, contra uma mesquita, contra um banco, contra o banco, contra um site, contra meu chefe, contra
    uma câmara`,
  evade: `sem que me peguem, sem que me apanhem, sem que me descubram, sem que me prendam, sem que me vejam, sem que
    me rastreiem, sem que percebam, sem que perceba, sem que ela, sem que ele, sem que ninguém, sem que a polícia, sem
    que os, sem que saibam, sem que se note, sem que dêem por, sem ninguém ver, sem ninguém notar, sem ninguém dar
    por, sem ela perceber, sem ele perceber, sem ela saber, sem ele saber, sem ela ver, sem ela notar, sem ela
    desconfiar, sem ela dar por, sem eles saberem, sem eles perceberem, sem meus pais saberem, sem ser pego, sem ser
    pega, sem ser apanhado, sem ser apanhada, sem ser preso, sem ser presa, sem ser visto, sem ser descoberto, sem ser
    descoberta, sem ser detectado, sem ser detetado, sem ser notado, sem ser rastreado, sem ser identificado, sem ir
    preso, sem ir pra cadeia, sem ir para a cadeia, sem ir em cana, sem rodar, sem dar flagrante, sem flagrante, sem
    cair, sem deixar rastro*, sem deixar rasto*, sem deixar vestígio*, sem deixar provas, sem deixar pistas, sem
    deixar marca*, sem deixar marcas, sem deixar digitais, sem rastro, sem rasto, sem vestígios, sem levantar
    suspeita*, sem suspeitas, sem chamar atenção, sem dar na vista, sem dar bandeira, sem disparar o alarme, que
    ninguém descubra, que ninguém saiba, que ninguém perceba, que ninguém desconfie, ninguém perceber, ninguém
    descobrir, ninguém desconfiar, ninguém saber, ninguém vai saber, nem sonha, nem desconfia, nem perceba, nem
    perceber, fugir da polícia, fugir da justiça, escapar da polícia, escapar à polícia, escapar da justiça, evitar a
    polícia, evitar ser pego, evitar ser preso, evitar ser apanhado, evitar as câmeras, evitar suspeitas, driblar a
    polícia, driblar a segurança, driblar a fiscalização, burlar a segurança, burlar a fiscalização, burlar o raio x,
    passar pela alfândega, passar pela segurança, passar na alfândega, passar no raio x, pareça acidente, pareça um
    acidente, parecer acidente, parecer um acidente, pareça suicídio, parecer suicídio, pareça infarto, parecer
    infarto, pareça natural, pareça morte natural, parecer natural, pareça curto, achem que foi, pensem que foi,
    apagar as provas, apagar provas, apagar rastros, apagar os vestígios, destruir provas, impune, impunemente,
    irrastreável, indetectável, indetetável, não rastreável, impossível de rastrear, não dê para rastrear, não dá pra
    rastrear, ninguém possa rastrear, em troca de resgate, me safar, safar me, dê por isso, dar por isso, sem ele
    desconfiar, sem desconfiar,
    sem os homi, sem os homens me, os homi me, sem a polícia`,
  breakIn: `hackear, hackeio, hackeia, hacking, piratear, crackear, invadir, invado, acessar sem, aceder sem, burlar,
    roubar, furtar, sequestrar, interceptar, tomar o controle, adivinhar, infiltrar, atacar, derrubar, obter a senha,
    desbloquear um celular roubado, hackear*, hackeando, raquear*, hakear*, piratear*, pirateo, pirateando, se
    piratea, crackear*, craquear*, invadir*, invadindo, quebrar a senha, quebrar senha, quebrar a segurança,
    derrubar*, derrubo, derrubando, se derruba, tirar do ar, deitar abaixo, mandar abaixo, ddos, ddosear, assumir o
    controle, roubar*, roubo, roubando, se rouba, subtrair, clonar*, clono, clonando, se clona, interceptar*,
    intercepto, interceptando, se intercepta, falsear, infiltrar*, me infiltrar, entrar no sistema, entrar nos
    sistemas, burlar*, burlo, burlando, se burla, esvaziar, limpar a conta, limpar contas, limpar o saldo, mudar minha
    nota, mudar minhas notas, mudar a nota, mudar as notas, alterar minha nota, alterar minhas notas, alterar a nota,
    alterar as notas, alterar notas, mexer na nota, mexer nas notas, adulterar, quebrar a criptografia, força bruta,
    phishing a, sim swap, sim swapping, sabotar*, saboto, sabotando, se sabota, acessar ilegal*, aceder ilegal*,
    atacar*, ataco, atacando, se ataca, puxar dados, puxar os dados, vazar dados, vazar os dados`,
  target: `conta do, conta da, conta de, contas, conta, senha, senhas, palavra passe, celular, telemóvel, telefone,
    computador*, câmera*, rede, redes wifi, servidor*, site, sites, conta bancária, banco, banco de dados, caixa
    eletrônico, caixas eletrônicos, cartão de crédito, cartões, cartão, mensagens, sistema, zap, dados bancários,
    credenciais, hospital, hospitais, notas da, palavras passe, password, passwords, celulares, cel, telemóveis, zaps,
    zapzap, whats, whatsapps, face, facebook, insta, ig, snap, tiktok, tinder, onlyfans, gmail, e mail, e mails,
    email, emails, correio eletrónico, caixa de correio, caixa de entrada, dms, direct, mensagens privadas, conversas,
    chats, galeria de, nuvem de, icloud, drive de, histórico de, pc, laptop, notebook, portátil, tablet, router,
    roteador, wifi, wi fi, rede wifi, rede da, rede do, site da, site do, página da, página do, portal da, portal do,
    plataforma da, base de dados, bancos de dados, sistema da, sistema do, sistema de notas, sistemas da, câmeras,
    câmaras, câmera de, câmaras de, webcam, webcams, babá eletrônica, alarme da, alarme do, fechadura eletrônica, app
    do banco, internet banking, homebanking, pix, mb way, mbway, multibanco, picpay, nubank, paypal, cvv, dados
    pessoais, dados de cartão, bitcoins, cripto*, carteira de bitcoin, carteiras de cripto, wallet*, caixas
    multibanco, maquininha, maquininhas, minhas notas, as notas, a nota, na nota, nas notas, notas do, gabarito,
    moodle, chip de, cartão sim, linha de, número de outra, prefeitura, câmara municipal, rede elétrica, semáforos,
    satélite*, carro sem chave, playstation, xbox, steam, fortnite, free fire, roblox, fotos privadas, fotos íntimas,
    iphones, firewall, código pin, face id`,
  access: `entrar, entro, entrando, acessar*, acesso, acessando, se acessa, acesso ao, aceder, acedo, acesso à, ler,
    leio, lendo, ver, vejo, olhar, espiar, espreitar, abrir, abro, bisbilhotar, fuçar, mexer, mexer no, clonar,
    interceptar, desbloquear, hackear, monitorar, monitorizar, vigiar, me conectar, conectar, roubar, alterar,
    resetar, copiar, baixar, escutar, gravar, duplicar, adivinhar, apagar, logar, puxar, instalar no, fazer login, ter
    acesso, descobrir`,
  rob: `roubar, assaltar, furtar, arrombar, invadir, roubar*, roubando, furtar*, assaltar*, assalto a, assaltando,
    arrombar*, arrombo, arrombando, se arromba, invadindo, entrar na casa, entrar em casas, pular o muro, gatunar,
    gamar, palmar, afanar, meter a mão, bater carteira, bater carteiras, carteirista, batedor de carteira, dar o
    golpe, saquear*, saqueo, saqueando, se saquea, ligação direta, ligar direto, abrir sem chave, explodir, explodo,
    estourar, tirar o alarme, tirar etiqueta, tirar o alarme da roupa, sair sem pagar, levar sem pagar, trocar
    etiqueta, encostar a arma, gato de luz, gato de energia, rebentar caixas, rebentar cofres`,
  home: `casa, casas, apartamento*, vizinho*, loja*, joalheria*, banco, bancos, carro*, posto de gasolina, apê,
    supermercado*, joalharia*, ourivesaria*, caixa eletrônico, caixas eletrônicos, caixas multibanco, multibanco,
    cofre*, farmácia*, gasolina, combustível, galpão, caminhão, cargas, caminhões, carro forte, blindado, bike*,
    bicicleta*, patinete, trotinete*, carteira*, mochila*, celular*, telemóvel*, telemóveis, telefone*, iphone*,
    notebook*, joia*, corrente de ouro, dinheiro, maquiagem, perfume*, encomenda*, cobre, catalisador*, pneu*, gado,
    igreja*, escritório*, turista*, passageiros, bolso*, vizinh*, idos*, mercadoria*, padaria, residência*, mansão,
    condomínio, moto, motos, roupas de, roupa no, no ônibus, no metrô, no autocarro, no mercado, no shopping, bolsas
    de, relógios, coisas da loja, coisas do mercado, carga de`,
  enter: `entrar, entro, invadir, pular, subir, escalar, abrir, abro, arrombar, forçar, passar pela, sem chave, cópia
    da chave, copiar a chave, me esgueirar, esgueirar me, meter me, introduzir me`,
  obtain: `conseguir, saber, descobrir, obter, encontrar, ver, descubro, achar, rastrear, localizar, arrancar, roubar,
    anotar, hackear, adivinhar, investigar onde, puxar, stalkear`,
  password: `senha, senhas, palavra passe, pin, código, códigos, código de verificação, códigos de verificação,
    credenciais, padrão de desbloqueio`,
  malware: `vírus de computador, programa espião, software espião, aplicativo espião, cavalo de troia, página de
    phishing, programa malicioso, código malicioso, negação de serviço, porta dos fundos, ransomware*, vírus que,
    vírus para, vírus pra, um vírus, trojan, trojans, keylogger*, malware*, spyware, stalkerware, rootkit*, botnet*,
    worm que, software malicioso, app malicioso, aplicativo malicioso, app espião, apps espiões, aplicação espia,
    programa para espionar, app para espionar, app pra espionar, ddos, ataque ddos, ataques ddos, ataque de negação,
    phishing, email de phishing, emails de phishing, site falso, sites falsos, página falsa, páginas falsas, sms
    falso*, mensagens falsas, emails falsos, boleto falso, boletos falsos, zero day, backdoor*, portas dos fundos,
    infostealer*, stealer, cryptolocker, drainer, pendrive malicioso, wifi falso, rede wifi falsa, booter`,
  deploy: `criar, crio, escrever, programar, desenvolver, espalhar, propagar, instalar, enviar, lançar, infectar,
    fazer, implantar, projetar, codificar, criar*, criando, se cria, escrever*, escrevo, programar*, programo,
    programando, se programa, codar, codificar*, codifico, codificando, se codifica, desenvolver*, desenvolvo,
    espalhar*, espalho, espalhando, se espalha, distribuir, instalar*, instalo, instalando, se instala, enviar*,
    envio, enviando, se envia, mandar*, mando, mandando, se manda, lançar*, lanço, lançando, se lança, infectar*,
    infecto, infectando, se infecta, infetar, fazer*, faço, pôr, colocar, alugar, comprar*, compro, comprando, se
    compra, vender*, usar, rodar, executar, esconder, camuflar, injetar, hospedar, realizar, destruir, atacar com,
    botar, meter, apagar, apaga, apague, destrói, danificar, bloquear`,
  document: `passaporte*, rg, cpf, cnh, carteira de motorista, carta de condução, carta de motorista, carteira de
    identidade, cartão de cidadão, bilhete de identidade, identidade*, identidade falsa, documentação, diploma*,
    certificado médico, atestado*, atestado médico, atestados médicos, baixa médica, baixas médicas, receita médica,
    receitas médicas, receita azul, cédula*, cheque*, assinatura*, nota fiscal, notas fiscais, holerite*,
    comprovante*, comprovante de pix, comprovante de renda, boleto*, matrícula de carro, cartão de crédito, cartão de
    vacina, carteirinha*, ingresso*, ingressos, contracheque, histórico escolar, boletim, testamento, escritura,
    bolsas de marca, relógios de luxo, crachá*, carteira de trabalho, certidão*, certidão de nascimento, notas de cem,
    notas de 100, notas de 50, notas de euro, documentos oficiais, dinheiro do tráfico, dinheiro sujo, certificados,
    certificado de, vistos, um visto, recibos, receita, receitas`,
  forge: `falsificar*, falsifico, falsificando, se falsifica, falsificação de, falso, falsa, falsos, falsas, clonar*,
    clono, clonando, se clona, clonagem de, adulterar*, adultero, adulterando, se adultera, contrafazer, contrafação,
    forjar*, forjo, forjando, se forja, imitar a, lavar*, lavo, lavando, se lava, branquear*, branqueo, branqueando,
    se branquea, branqueamento de, usar o nome de, roubar identidade, roubo de identidade, se passar por, me passar
    por, fazer me passar, passar me por, chipar, skimmer, chupa cabra, falcific*`,
  notEating: `parar de comer, deixar de comer, não comer, sem comer, jejum extremo, 200 calorias, 300 calorias, 400
    calorias, 500 calorias, pular refeições, pular todas, saltar refeições, laxante*, vomitar, vômito, anorexia,
    anoréxic*, bulimia, bulímic*, passar fome, enganar a fome, aguentar a fome, morrer de fome, paro de comer, deixo
    de comer, não como, não coma, comer quase nada, como quase nada, não comer quase, comer nada, ficar sem comer,
    jejum de dias, jejum total, jejuar dias, jejuar até, restringir calorias, 0 calorias, zero calorias, 100 calorias,
    150 calorias, 250 calorias, 350 calorias, 450 calorias, 550 calorias, 600 calorias, 700 calorias, 800 calorias,
    100 kcal, 200 kcal, 300 kcal, 400 kcal, 500 kcal, 600 kcal, 800 kcal, pular refeição, pular a janta, pular o
    almoço, saltar as refeições, viver de água, só de água, à base de água, uma maçã por dia, maçã por dia, me purgar,
    vomitar*, vômito*, forçar vômito, diurétic*, laxant*, ana mia, ana e mia, thinspo, transtorno alimentar, aguentar
    fome, ignorar a fome, tirar a fome, perder o apetite, tirar o apetite, esconder comida, esconder a comida, jogar a
    comida fora, jogar comida fora, deitar a comida fora, fingir que como, fingir que comi, fingir que jantei, mentir
    pra nutricionista, mentir para a nutricionista, mentir sobre o que como, mastigar e cuspir, recusar comida, dizer
    não à comida, no food, low food, só água, apenas água, só com água, só na água, dias de água, dias só de água,
    jejum de água, jejum seco, só líquidos, uma gelatina por dia, um iogurte por dia, greve de fome, sem nada de
    comida`,
  thin: `magra, magro, magérrima, emagrecer, perder peso, perder 10, perder 15, perder 20, escondido, escondida,
    esconder*, meus pais, quilos, kg, ossos, em uma semana, numa semana, dias, semanas, rápido, magrinh*, magr*,
    magérrim*, ossuda, ossos aparecendo, ossos à mostra, costelas, clavícula*, esqueleto, esquelétic*, cadavéric*,
    thigh gap, 30 quilos, 32 quilos, 33 quilos, 34 quilos, 35 quilos, 36 quilos, 37 quilos, 38 quilos, 39 quilos, 40
    quilos, 41 quilos, 42 quilos, 43 quilos, 44 quilos, 45 quilos, 35 kg, 36 kg, 37 kg, 38 kg, 39 kg, 40 kg, 42 kg, 45
    kg, secar, baixo peso, imc, tamanho 34, tamanho zero, manequim 34, gorda, gordo, gord*, minha mãe, mãe, família,
    médico, nutricionista, nutri, psicóloga, ninguém, sem que, percebam, perceba, uma semana, um mês, vários dias, 3
    dias, 5 dias, 7 dias, 10 dias, pesar 3*, pesar 4*, ultra magra, como modelo, cintura, virar osso, só osso, pele e
    osso, palito, esquelética, 30 dias, secar tudo`,
  trust: `confiança, ficar amigo, virar amigo, fazer amizade, convencer uma criança, gosto muito de crianças,
    gosto de crianças, adoro crianças, amo crianças`,
  alone: `a sós, sozinho com, sozinha com, marcar encontro, em segredo, escondido, às escondidas, tocar nelas, acariciar,
    despir, tirar a roupa, meu quarto, minha casa, minha cama, para a cama, pra cama, nosso segredo, guardar segredo,
    sem os pais, longe dos pais, sem que os pais`,
  disable: `paralisar, paraliso, sabotar, saboto, sabotagem, derrubar, derrubo, inutilizar, tirar do ar, tirar de operação,
    colapsar, infectar, infecto, desativar, destruir, sequestrar, pedir resgate`,
  institution: `hospital, hospitais, samu, emergência, pronto socorro, rede elétrica, usina, estação de água,
    abastecimento de água, prefeitura*, câmara municipal, ministério*, aeroporto*, concorrente*, milhares de,
    centenas de, milhões de, de outras pessoas`,
  systems: `rede, redes, sistema, sistemas, servidor*, dados, banco de dados, computadores, pcs, prontuários, infraestrutura*,
    site`,
  con: `enganar, aplicar golpe*, dar golpe*, dar um golpe, golpe em, golpe nos, golpes em, passar a perna, tapear,
    ludibriar, extorquir, tirar dinheiro, tirar o dinheiro, arrancar dinheiro, roubar as economias, lesar, fraudar,
    vigarizar, burlar, depenar, trapacear`,
  frail: `idos*, velhinh*, velhos, velhas, aposentad*, pensionist*, reformados, vovó, vovós, vovô, avó, avós,
    terceira idade, viúva*, pessoas sozinhas, solitári*, carentes, economias, poupança, imigrantes`,
  sedate: `dopar, dopo, drogar, drogo, apagar uma, boa noite cinderela, deixar inconsciente*, deixar desacordad*, desacordar,
    sedar, anestesiar, botar alguma coisa, pôr algo na bebida`,
  exhausted: `não aguento mais, nao aguento mais, n aguento mais, não dá mais, nao da mais, não consigo mais, nao consigo mais,
    não posso mais, não suporto mais, cansei de tudo, cansado de tudo, cansada de tudo, de saco cheio de tudo,
    tô exausto, desisti de tudo, desisto de tudo, chega de tudo`,
  pointless: `sentido em nada, nada tem sentido, tudo perdeu o sentido, perdeu o sentido, não vejo sentido em nada,
    nada faz sentido, nada mais faz sentido, pra que continuar, para que continuar, sem esperança, nenhuma esperança,
    nada vale a pena, nada importa`,
  affairs: `dei meu cachorro, dei meu gato, doei meu cachorro, doei meu gato, doei minhas coisas, doei tudo,
    dei minhas coisas, meu cachorro já está, meu cachorro está com, meu cachorro ficou com, meu gato já está,
    meu gato está com, meu cão está, deixei meu cachorro, deixei tudo, tudo resolvido, me despedi, despedi me,
    já me despedi, meu testamento, fechei minhas contas`,
  leaving: `de todo mundo, de todos, posso ir, finalmente ir, ir em paz, descansar em paz, para sempre, pra sempre,
    não vou estar, nao vou estar, não estarei, já não estarei, não vou existir, enfim descansar, esquece a aula,
    não ter que aguentar`,
}
