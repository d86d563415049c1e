/** Phrases of Portuguese that mean nothing harmless: see `unsafe` in `SafetyWords`. */
export const UNSAFE_PORTUGUESE = `
  porno infantil, droga do estupro, pro ana, proana, ser anoréxica, ser anoréxico, ficar anoréxica, ficar anoréxico,
  virar anoréxica, virar anoréxico, ser bulímica, virar bulímica, parar de comer para, parar de comer completamente,
  parar de comer de vez, deixar de comer para, passar fome para, provocar vômito, forçar o vômito, provocar o vómito,
  vomitar a comida, esconder meu transtorno, não comer nada, comer o mínimo possível, ficar sem comer, cometer um
  assassinato, cometer um homicídio, juntar ao estado islâmico, entrar no estado islâmico, assassinato perfeito, crime
  perfeito, atentado suicida, colete bomba, colete explosivo, batedor de carteira*, virar traficante, ser traficante,
  traficar pessoas, tráfico de pessoas montar, cafetão, roubar a identidade, roubar identidades, lavar dinheiro,
  esconder um corpo, manipular mulheres, abusar sexualmente, aplicar golpe*, dar golpe*, ler as mensagens da minha,
  ler as mensagens do meu, descobrir a senha de, descobrir a senha do, descobrir a senha da, saber a senha da minha,
  saber a senha do meu, senha de outra pessoa, senha da minha namorada, senha do meu namorado, senha da minha esposa,
  entrar na conta de outra, entrar no wifi do, entrar no computador do meu, entrar no email de, acessar a conta da
  minha, acessar o celular da minha, acessar o celular do meu, vírus de computador, parar de comer e, aguentar sem
  comer, pareça um acidente, parecer um acidente, estuprar, fundar uma seita, criar uma seita, falsificar dinheiro,
  esquema ponzi, pirâmide financeira montar, golpe por telefone, golpe no whatsapp, ataque com ácido, jogar ácido,
  prostituir, rede de prostituição, escrava sexual, escravas sexuais, enriquecer urânio, explorar sexualmente, ganhar
  a confiança de uma criança, conseguir nudes, mandar nudes para mim, atropelar uma, matá lo, matá la, contrabandear
  pessoas, drogar uma, na bebida dela, na bebida de, cartões roubados, cartões de crédito roubados, fraude com cartão,
  cometer fraude, cartão clonado, entrar em um grupo terrorista, juntar a um grupo terrorista, ameaça de bomba, página
  de login falsa, página falsa para, site falso para, indetectável na autópsia, na autópsia sem, bater em alguém,
  assassino profissional, assassina de aluguel, contratar um matador, contratar um pistoleiro, contratar alguém para
  matar, contratar alguém pra matar, pagar alguém para matar, pagar alguém pra matar, pagar para matar, mandar matar,
  mandar bater, abrir uma boca, gerenciar a boca, ponto de tráfico, entrar pro tráfico, entrar no tráfico, entrar pro
  crime, entrar na facção, entrar pra facção, entrar para a facção, entrar para o pcc, entrar no pcc, entrar no
  comando, virar gerente do tráfico, soldado do tráfico, ser aviãozinho, virar aviãozinho, dono do morro, entrar na
  milícia, entrar pra milícia, cobrar taxa de morador, cobrar taxa dos, taxa de segurança dos comerciantes, cobrar
  proteção, extorsão contra, sequestrar o, sequestrar a, sequestrar um, sequestrar uma, sequestrar gente, pedir
  resgate, exigir resgate, cobrar resgate, manter em cativeiro, vídeos de crianças, vídeos de novinhas, tocar em
  criança, tocar em crianças, tocar em meninas, tocar em meninos, passar a mão em menina*, abusar de um, abusar de
  uma, abusar dela, abusar delas, abusar deles, abusar da minha, abusar dos, abusar das, aliciar uma, atrair crianças,
  atrair meninas, atrair menores, atrair uma criança, seduzir novinha*, conquistar uma menor, namorar menor de idade,
  conhecer meninas de 12, conhecer meninas de 13, conversar com meninas de, falar com meninas de, contactar meninas
  de, contatar meninas, marcar encontro com menina*, encontrar meninas de, me passar por criança, me passar por
  adolescente, passar me por um miúdo, ganhar a confiança de crianças, ganhar a confiança das crianças, ganhar a
  confiança de uma menina, ganhar a confiança de meninas, ganhar a confiança dos miúdos, ficar sozinho com as
  crianças, ficar a sós com menina*, sozinho com criança, sozinho com crianças, cafetina, cafetinar, montar um
  prostíbulo, abrir um prostíbulo, abrir um bordel, montar um bordel, abrir um puteiro, botar meninas pra trabalhar,
  pôr raparigas a trabalhar, colocar meninas na rua, explorar trabalhador*, traficar mulheres, traficar gente,
  traficar crianças, traficar órgãos, traficar migrantes, recrutar meninas, recrutar garotas, recrutar mulheres,
  recrutar raparigas, recrutar jovens para, recrutar crianças, aliciar mulheres, aliciar jovens, aliciar trabalhador*,
  levar raparigas, levar meninas para, levar mulheres para, trazer mulheres, trazer raparigas, ficar lhes com o
  passaporte, ficar com o passaporte delas, ficar com os passaportes, tomar o passaporte, tomar os passaportes, reter
  passaportes, reter os documentos, reter os passaportes, mão de obra escrava, vender órgãos, vender meu rim, vender
  um bebê, vender bebês, comprar um bebê, vender crianças, comprar crianças, vender meninas, comprar escrav*, casar
  minha filha de, atravessar imigrantes, atravessar gente ilegalmente, passar imigrantes, cozinhar cristal, cozinhar
  pedra, fazer lança, refinar pasta, cortar cocaína, vender pó, vender bala na, vender bala no, vender bala em, vender
  lança, pra vender no baile, vender na balada, vender na rave, vender na escola drog*, passar droga, passar drogas,
  passar pó, passar cocaína, passar coca, passar maconha, levar droga, levar cocaína, levar maconha, transportar
  droga*, transportar cocaína, ser mula, virar mula, mula do tráfico, ser dealer, plantar maconha, plantar erva em
  casa, plantar cannabis, cultivar maconha, cultivar cannabis, cultivo de maconha, plantação de maconha, estufa de
  maconha, pé de maconha, laboratório de droga*, conseguir droga*, conseguir pó, arranjar droga*, comprar pó, comprar
  droga*, comprar bala, comprar lança, enganar o antidoping, burlar o antidoping, passar no antidoping, burlar o exame
  toxicológico, enganar o exame toxicológico, ficar chapado com, ficar doidão com, drogar a, drogá la, drogar ela,
  algo no copo dela, algo na bebida, alguma coisa no copo, coisa na bebida, comprimido na bebida, remédio na bebida,
  remédio no copo, ghb na, batizar a bebida, batizar bebida, batizar o drink, embebedar uma, embebedar ela, hackear a,
  hackear o, hackear um, hackear uma, hackear minha escola, invadir sistemas, entrar no sistema da, entrar no sistema
  do, entrar no insta, entrar no instagram d, entrar no whatsapp d, entrar no zap d, entrar no email da, entrar no
  email do, entrar na conta da, entrar na conta do, entrar no celular da, entrar no celular do, entrar no telemóvel
  da, entrar no telemóvel do, entrar no facebook da, entrar no facebook do, aceder à conta da minha, aceder à conta de
  e mail da, aceder à conta do, aceder ao telemóvel da, aceder ao telemóvel do, aceder ao email, acessar o whatsapp
  da, acessar o whatsapp do, acessar o email da, ler o whatsapp da, ler o whatsapp do, ler o zap da, ler o zap do, ler
  as conversas da, ler as conversas do, ver as conversas da minha, ver as conversas do meu, ver as mensagens da minha,
  ver as mensagens do meu, clonar chip, clonar o chip, clonar placas, pedir pix pra família, pedir pix para a família,
  pedir pix se passando, pedir pix fingindo, troca de chip golpe, duplicar o chip, roubar dados, roubar cripto*,
  roubar fotos, limpar a conta de, limpar contas, limpar a conta da, tirar o site do ar, tirar o sistema do ar, ataque
  ddos, mudar minha nota, mudar minhas notas, mudar as notas, alterar minha nota, alterar minhas notas, alterar as
  notas, mexer na nota, mexer nas notas, mexer nas minhas notas no sistema, cardar, chupa cabra, infocc, info cc, cc
  full, cartões clonados, virar estelionatário, ser estelionatário, dar golpe em, dar golpes, dar o golpe, dar um
  golpe, aplicar golpes, aplicar o golpe, golpe em idos*, golpes de pix, golpe no pix, golpes em, golpes pela, enganar
  idosos, enganar velhinh*, burla mb way, burlas por, burlar velh*, fazer burlas, montar uma pirâmide, montar
  pirâmide, esquema de pirâmide, esquema em pirâmide, fraudar o, fraudar a, sonegar, fugir ao fisco, phishing para,
  phishing pra, phishing bancário, perfil falso para, perfil falso pra, perfis falsos para, anúncio falso, anúncios
  falsos, loja online falsa, loja virtual falsa, loja falsa, site falso de, investimento falso, me passar pelo banco,
  me passar por policial, me passar por médico, me passar por funcionário do banco, passar me pelo banco, se passar
  por banco, usar o cpf de, usar cpf de, usar o nome de outra pessoa, roubar cpf, lavar o dinheiro, lavar grana,
  lavagem de dinheiro fazer, branquear dinheiro, branquear capitais, fazer notas, imprimir dinheiro, imprimir notas,
  falsificar um, falsificar uma, falsificar o, falsificar a, falsificar assinatura*, falsificar atestado*, falsificar
  documento*, falsificar receita*, falsificar diploma*, falsificar certificado*, falsificar notas, certificado falso,
  visto falso, nota fiscal falsa, app espião, aplicativo espião, espionar a, espionar o, espionar minha, espionar meu,
  espionar vizinh*, espionar as, espionar pela, espionar pelas, espiar a minha, espiar o meu, espiar pela janela,
  espiar no banheiro, espiar no vestiário, espreitar nos balneários, câmera no banheiro, câmera escondida no, câmera
  escondida na, câmeras escondidas no, câmara na casa de banho, câmara escondida na, câmara escondida no, câmara no
  balneário, câmera no vestiário, câmera no quarto da, câmera no provador, debaixo da saia, por baixo da saia, debaixo
  das saias, por baixo das saias, filmar minha vizinha, filmar a vizinha, filmar minha colega, filmar mulheres, filmar
  meninas, filmar ela, filmar por baixo, fotografar escondido, gravar ela, seguir minha ex, seguir a minha, seguir uma
  moça, seguir ela, segui la até, segui la pela, segui la sem, segui la às, de tocaia, fazer tocaia, perseguir minha,
  perseguir a minha, perseguir meu, perseguir uma, perseguir mulheres, persegui la, vigiar minha ex, vigiar a minha
  ex, vigiar a vizinha, esperar ela na, esperar ela sair, esperá la à porta, esperar por ela à porta, rastrear minha,
  rastrear a minha, rastrear meu, rastrear o celular da, rastrear o celular do, rastrear o telemóvel da, rastrear ela,
  rastrear uma, gps no carro da, gps no carro do, gps no carro dela, rastreador na bolsa, airtag na bolsa, airtag no
  carro, localizar minha ex, localizar a minha ex, localizar ela, achar minha ex, achar a minha ex, achar ela,
  encontrar minha ex, encontrar a minha ex, descobrir onde mora, descobrir a morada da, descobrir o endereço da,
  descobrir o endereço do, descobrir o endereço de, endereço de uma mulher, doxar, doxear, doxxear, expor o endereço,
  divulgar o endereço, vazar o endereço, vazar dados de, vazar os dados de, assediar, stalkear, vazar nudes, vazar os
  nudes, vazar as fotos, vazar fotos, vazar o vídeo, vazar vídeo íntimo, publicar nudes, publicar fotos íntimas,
  publicar as fotos íntimas, divulgar nudes, divulgar fotos íntimas, espalhar nudes, espalhar as fotos, espalhar fotos
  íntimas, nudes da ex, nudes da minha, fotos íntimas da minha, fotos nuas da, fotos da minha ex pelada, fotos da
  minha ex nua, fotos pelada da, conseguir nude, arrancar nudes, pedir nudes pra, deepfake da minha, deepfake de uma,
  deepfake pornô*, deepfakes de, deepfake nua, tirar a roupa com ia, tirar a roupa das, tirar a roupa de, tirar roupa
  com ia, despir com ia, despir colegas, despir fotos, despir uma foto, nudificar, app que tira a roupa, ia que tira a
  roupa, chantagear com, chantagear a, chantagear o, chantagear minha, chantagear meu, chantagear uma, chantagear um,
  chantagem com, chantageá la, ameaçar vazar, ameaçar divulgar, ameaçar publicar, ameaçar postar, controlar minha
  namorada, controlar a minha namorada, controlar minha mulher, controlar a minha mulher, controlar minha esposa,
  isolar minha namorada, isolar minha mulher, isolar a minha mulher, isolar minha esposa, isolar ela, isolá la,
  afastar ela das amigas, afastar ela da família, dependente de mim, que dependa de mim, submissa na marra, dominar
  minha mulher, fazer ela obedecer, fazer minha mulher obedecer, manipular minha, manipular a minha, manipular
  meninas, manipular uma, virar líder de seita, montar uma seita, abrir uma seita, que se mate, que se suicide, fazer
  bullying, bullying com, bullying contra, infernizar a, destruir a vida d, destruir a vida da, destruir a vida do,
  destruir a vida de, arruinar a vida, acabar com a raça, bater na minha, bater no meu, bater nos meus, bater em
  mulher, bater em criança, bater nos filhos, bater na mulher, bater na esposa, bater sem deixar, bater em idoso,
  bater no cachorro, bater no filho, dar uma surra, dar surra em, dar porrada em, dar uma coça, encher de porrada,
  meter porrada, quebrar a cara de, quebrar a cara do, quebrar a cara dele, quebrar as pernas, quebrar os dentes,
  quebrar os ossos, partir as pernas, partir a cara, partir os dentes, deixar paraplégico, deixar tetraplégico, deixar
  em coma, cadeira de rodas pra sempre, mandar pro hospital, mandar para o hospital, espancar um, espancar uma,
  espancar o, espancar a, espancar até, espancar meu, espancar minha, dar um tiro em, dar um tiro no, dar um tiro na,
  dar tiro em, meter bala em, meter bala no, meter uma bala, meter a faca, enfiar a faca, enfiar uma faca, dar uma
  facada, dar facada*, ácido na cara, ácido no rosto, jogar gasolina em, queimar viv*, queimá lo vivo, queimá la viva,
  botar fogo em, botar fogo na, botar fogo no, tacar fogo em, tacar fogo no, tacar fogo na, atear fogo, deitar fogo a,
  deitar fogo ao, pôr fogo na, pôr fogo no, pôr fogo em, pôr fogo à, meter fogo na, meter fogo no, meter fogo em,
  colocar fogo em, colocar fogo no, colocar fogo na, matar a minha, matar minha, matar meu, matar o meu, matar um,
  matar uma, matar gente, matar criança*, matar pm, matar mulher*, matar todo mundo, matar todos, matar sem, matar e,
  matar com as próprias, matá los, matar ele, matar ela, matar eles, assassinar o, assassinar a, assassinar um,
  assassinar uma, assassinar meu, assassinar minha, assassiná lo, assassiná la, envenenar o, envenenar a, envenenar
  um, envenenar uma, envenenar meu, envenenar minha, envenenar cachorro*, envenenar gato*, envenená lo, envenená la,
  morrer envenenado, morra envenenado, morrer envenenada, chumbinho no, chumbinho na, chumbinho pro, pôr chumbinho,
  botar chumbinho, colocar chumbinho, veneno na comida, veneno no café, veneno na bebida, veneno no prato, veneno no
  do, veneno na do, veneno pro, veneno que não, estrangular o, estrangular a, estrangular minha, estrangular meu,
  esfaquear o, esfaquear um, esfaquear uma, esfaquear meu, esfaquear minha, violar uma, violar mulheres, violar
  raparigas, forçar ela, forçar uma, forçá la, obrigar ela a, afogar o, afogar a, afogar um, afogar uma, afogar minha,
  afogar meu, sufocar com travesseiro, sufocar minha, sufocar meu, sufocar o, sufocar a, empurrar da escada, empurrar
  minha, empurrar meu, cortar os freios, cortar o freio, cortar os travões, mexer no freio, freio do carro d, freios
  do carro do, freios do carro da, me livrar do corpo, livrar me do corpo, sumir com o corpo, sumir com um, sumir com
  uma, sumir com minha, sumir com meu, sumir com a, dar cabo da minha, dar cabo do, apagar um cara, apagar um rival,
  esconder o corpo, ocultar o corpo, ocultar um corpo, enterrar um corpo, enterrar o corpo, dissolver um corpo,
  dissolver o corpo, derreter um corpo, queimar um corpo, queimar o corpo, desovar, limpar uma cena de crime, ataque
  na escola, atirar nos meus, atirar em todo, entrar atirando, levar uma arma pra, levar uma arma para, levar uma faca
  pra escola, maior número de vítimas, máximo de vítimas, máximo de mortes, atropelar multidão, atropelar gente,
  atropelar um, atropelar meu, atropelar minha, colocar bomba, pôr bombas, bomba no, bomba na, explodir a, explodir o,
  explodir um, explodir uma, explodir caixa*, explodir caixas, explodir banco*, rebentar caixas, rebentar um
  multibanco, rebentar multibanco, estourar caixa*, libertar um gás, soltar gás, gás tóxico no, gás no metrô, juntar
  ao isis, juntar me ao, juntar me a um grupo, me juntar ao, me juntar a um grupo neo*, entrar num grupo neonazi*,
  entrar em um grupo neonazi*, célula terrorista, virar terrorista, ser terrorista, lobo solitário ataque, recrutar
  para, recrutar pra, propaganda jihadista, propaganda nazista, propaganda nazi, propaganda terrorista, radicalizar,
  exterminar os, bater em gay*, bater em imigrantes, caçar imigrantes, caçar gays, incitar ao ódio, incitar ódio,
  incitar à violência, incitar violência, queimar a mata, incendiar o, incendiar a, incendiar um, incendiar uma,
  incendiar meu, incendiar minha, provocar incêndio*, causar um incêndio, virar piromaníaco, roubar um, roubar uma,
  roubar o, roubar os, roubar carro*, roubar moto*, roubar bike*, roubar celular*, roubar casa*, roubar em, roubar no,
  roubar na, roubar gente, roubar velh*, roubar roupa*, roubar joia*, roubar carga*, roubar cofre*, roubar energia,
  roubar sem, roubar encomenda*, furtar em, furtar roupas, furtar celular*, furtar no, furtar na, furtar um, furtar
  sem, assaltar um, assaltar uma, assaltar o, assaltar a, assaltar gente, assaltar ônibus, assalto a um, assalto a
  uma, assalto a casa*, assalto a loja*, palmar telemóve*, palmar carteira*, gamar telemóve*, gamar coisas, bater
  carteira*, carteirista, ser ladrão, virar ladrão, virar assaltante, ser assaltante, arrombar um, arrombar uma,
  arrombar cofre*, arrombar portas de, arrombar carro*, ligação direta em, ligação direta no, abrir carro sem chave,
  abrir carros, gato de luz, gato de energia, carros roubados, celulares roubados, motos roubadas, celular roubado,
  telemóveis roubados, telemóvel roubado, iphones roubados, coisas roubadas, mercadoria roubada, cargas roubadas,
  joias roubadas, ameaçar uma, ameaçar um, ameaçar meu, ameaçar minha, ameaçar de morte, intimidar testemunha*,
  intimidar uma, calar uma testemunha, calar a testemunha, matar cachorro*, matar gato*, matar animais, maltratar
  animais, maltratar um, maltratar cachorro*, fazer um animal sofrer, fazer o cachorro sofrer, salsicha com veneno,
  carne com veneno, carne envenenada, comida com pregos, zoofil*, ana e mia, ana mia, pro mia, dicas de ana, dicas da
  ana, dieta da ana, dieta ana, amiga ana, virar ana, ser ana, dicas pra vomitar, dicas para vomitar, dicas pra não
  comer, dicas para não comer, vomitar sem, vomitar escondid*, vomitar tudo, vomitar o que como, vomitar as refeições,
  vomitar depois, vomitar após, miar sem, me fazer vomitar, induzir o vômito, induzir vômito, abusar de laxante*,
  laxantes para perder, 300 calorias por dia, 200 calorias por dia, 400 calorias por dia, 500 calorias por dia, não
  comer por, não comer durante, viver sem comer, viver de água, viver só de, aguentar dias sem, semana sem comer,
  fingir que como, fingir que comi, mentir pra nutricionista, mentir para a nutricionista, enganar a nutricionista,
  enganar minha mãe na comida, enganar meus pais na comida, esconder que não estou a comer, esconder a comida, jogar a
  comida fora sem, ossos aparecendo, ossos à mostra, ossos aparecerem, ossos apareçam, ver meus ossos, ver os meus
  ossos, ver os ossos, pesar 35, pesar 36, pesar 37, pesar 38, pesar 39, pesar 40 quilos, chegar a 35 quilos, chegar a
  38, chegar aos 38, chegar aos 40 quilos, chegar nos 40, chegar nos 38, 36 quilos até, 35 quilos até, 38 quilos até,
  40 quilos até, ficar pele e osso, ser pele e osso, airsoft em arma, pistola de alarme em, comprar uma arma sem,
  comprar um ferro, comprar arma na, comprar uma arma na, conseguir uma arma, arranjar uma arma, arrumar uma arma,
  vender armas, caçadeira de canos, canos cortados, canos serrados, cano serrado, cano cortado, serrar o cano,
  numeração raspada, para um ajuste de contas, pra um acerto de contas, gravar minha ex, gravar minha vizinha, gravar
  minha namorada, convencer uma criança a vir, convencer uma criança a guardar, convencer uma criança a entrar,
  convencer uma criança a não, iphone roubado, apagar os servidores, apagar o servidor, destruir os servidores, apagar
  o banco de dados d, com chumbinho pra, com chumbinho para, carne com chumbinho, salsicha com chumbinho, comida com
  chumbinho, bolinho com chumbinho, contaminar a água, doente pela caixa d água, enforcar o gato, enforcar um gato,
  enforcar o cachorro, enforcar gatos, golpe do falso, golpe da falsa, golpe do boleto, golpe do motoboy, golpe do
  inss, golpe da oab falsa, virar golpista, ser golpista, abrir biqueira, tomar conta da biqueira, desova de corpo*,
  linchar um, linchar o, linchar a, rastreador escondido, rastreador oculto, gps escondido, gps oculto, airtag
  escondido, esconder um gps, esconder um rastreador, rastreador no carro, virar osso, só osso, receita pra vender
  remédio, vender remédio controlado, obrigar meninas, obrigar mulheres, obrigar garotas, forçar meninas, forçar
  mulheres, a se prostituírem, bomba em avião, passar uma arma pela, passar arma no raio, mexer no gás do, abrir o gás
  do, sabotar o aquecedor, sabotar a caldeira, intoxicar o, intoxicar meu, intoxicar minha, com armas um templo,
  perfis falsos pra, cabo esticado, arame esticado, esticar um arame, esticar um cabo, linha com cerol pra, pregos na
  estrada, se ela não pagar, se não pagar, submeter ela, submetê la, dominá la, controlá la, ter medo de mim, tenha
  medo de mim, levar vários comigo, levar o máximo, matar o máximo, furar vários, esfaquear vários, desfigurá la, não
  volte vivo, não volte viva, não volte da, não pode voltar da, não pode voltar vivo, não volte mais da, fala em casa
  sem, que ela fala em casa, limpar aposentado*, limpar idoso*, limpar velh*, amarrar os clientes, amarrar clientes,
  amarrar a família, render os clientes, render a família, render os moradores, amarrar e levar tudo, trote violento,
  praxe violenta, humilhar e magoar, cães de luta, que não possam ir embora, não deixo ir embora, de graça e que não,
  nesse tráfico, corre do pó, no corre do, crescer no corre, cresço no corre, mulher tem que me obedecer, me obedeça
  na marra, balas na balada, bala na balada, bala no baile, balas no baile, doce na balada, bala na rave, balas na
  rave, doce na rave, prostituição à força, pra prostituição, aliciar raparigas, aliciar garotas, dar sumiço, sumiço
  num, sumiço em, sumiço de um, raparigas para a prostituição, meninas para a prostituição`
