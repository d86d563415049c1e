import type { SafetyWords } from '../safety-words.ts'

export const GERMAN: SafetyWords = {
  language: 'de',
  verbFirst: false,
  misspelt: `hacken, hacke, hackt, knacken, bombe, bomben, rohrbombe, bauen, herstellen, machen, basteln, lernen,
    umbringen, ermorden, vergiften, töten, selbstmord, suizid, sprengstoff, waffe, waffen, pistole, gewehr, munition,
    granate, handgranate, drogen, kokain, heroin, crystal, amphetamin, ecstasy, verkaufen, schmuggeln, whatsapp,
    instagram, facebook, passwort, konto, handy, computer, webseite, kamera, freundin, exfreundin, nachbar, nachbarn,
    nachbarin, jemand, jemanden, jemandem, entführen, erpressen, erpressung, vergewaltigen, verprügeln,
    zusammenschlagen, foltern, quälen, stalken, ausspionieren, spionieren, heimlich, trojaner, virus, phishing,
    einbrechen, einbruch, stehlen, klauen, fälschen, gefälscht, geldscheine, ausweis, führerschein, anschlag,
    attentat, amoklauf, terrorist, brandstiftung, anzünden, abfackeln, magersucht, magersüchtig, bulimie, abnehmen,
    hungern, erbrechen, kotzen, ritzen, schmerzlos, sterben, leben, tabletten, schlaftabletten, überdosis, erhängen,
    aufhängen, minderjährige, mädchen, kinder, nacktbilder, nackt, missbrauchen, töte, vergifte, gift,
    molotowcocktail, schlagring, erwischt, auftragskiller, leiche, verschwinden, aufwachen, springen`,
  crisis: `mich umbringen, mich umzubringen, bringe ich mich um, bring ich mich um, mich selbst umbringen, mich töten,
    mich selbst töten, mich zu töten, töte ich mich, mir das leben nehmen, mir das leben zu nehmen, nehme ich mir das
    leben, meinem leben ein ende, mein leben beenden, mein leben zu beenden, beende ich mein leben, nicht mehr leben,
    ich will sterben, ich möchte sterben, will nur noch sterben, will tot sein, wäre ich tot, wäre gern tot, wäre am
    liebsten tot, lieber tot, keinen sinn mehr im leben, will nicht mehr aufwachen, nie wieder aufwachen, nicht mehr
    aufwachen, mich erhängen, erhänge ich mich, mich aufhängen, hänge ich mich auf, mich ritzen, ritze ich mich, ich
    ritze mich, mich zu ritzen, ritzen lernen, mir die pulsadern, pulsadern aufschneiden, mir die adern, mich selbst
    verletzen, verletze ich mich selbst, mich verletzen will, mir selbst weh tun, mir selbst wehtun, mir wehtun, mich
    schneiden ohne, mich selbst schneiden, schneide ich mich, mich vor den zug, vor einen zug werfen, vor einen zug
    springen, mich erschießen, erschieße ich mich, mich vergiften, vergifte ich mich, mich ertränken, mich verbrennen
    will, selbstmord begehen, suizid begehen, selbstmordgedanken habe, ich bin suizidal, ich habe suizidgedanken, ich
    habe selbstmordgedanken, abschiedsbrief vor meinem, schmerzlos sterben, schmerzfrei sterben, am besten sterben,
    schnell sterben, leicht sterben, selbstverletzung lernen, selbstverletzung verstecken, selbstverletzung
    verheimlichen, mich zu tode, schluss machen mit dem leben, dem leben schluss, alles beenden will, eine schlinge
    knoten, galgenknoten, überdosis nehmen, eine überdosis zu, mich überdosieren, freitod wählen, suizidmethode*,
    selbstmordmethode*, methoden zum selbstmord, mich selbst verbrennen, kann nicht mehr leben, wie sterbe ich, wie
    kann ich sterben, ich wünschte ich wäre tot, niemand würde mich vermissen, ohne mich besser dran, will
    verschwinden, für immer verschwinden, für immer einschlafen, einschlafen und nie, mir etwas antun, etwas antun
    will, wie stirbt man, verbluten, wie tief muss ich schneiden, wo schneiden, wunden zufügen, mir wunden, mir
    schmerzen zufügen, mich selbst bestrafen, tod planen, suizid planen, suizid durchführen, selbstmord machen,
    selbstmord verüben, mich selber umbringen, mich selber töten, mich selber verletzen, am liebsten sterben, das
    leben nehmen will, lebensmüde bin, ich bin lebensmüde, am schnellsten umbringt, sich am besten umbringt, wie
    bringt man sich um, wie man sich umbringt, wie man sich das leben nimmt, wie man sich erhängt, mich selbst zu
    verletzen, ich mich umbringe, mich von der brücke, mich runterstürzen, möchte tot sein, ich will nicht mehr leben,
    leben schmerzlos beenden, mein leben schmerzlos, mein leben schmerzfrei, will sterben, möchte sterben, besser dran
    ohne mich, ohne mich wären alle, ohne mich wäre alles, verschwinde ich für immer, für immer verschwinde, für immer
    weg sein, niemand braucht mich, niemand würde es merken wenn ich, bringe ich es zu ende, mache ich schluss, halte
    das leben nicht, halte es nicht mehr aus und, ich habe keine kraft mehr zu leben, werde mich umbringen, mich heute
    umbringen, hilf mir zu sterben, hilf mir es zu beenden, will weg sein, nicht mehr existieren, aufhören zu
    existieren, leben ist sinnlos, leben hat keinen sinn, schluss mit dem leben, schluss mit meinem leben, dem leben
    ein ende, leben ein ende, leben beenden, leben zu beenden, leben beende*, leben nehmen, leben zu nehmen, leben
    nehme, lebens müde, lebensmüde, mich umbringe, umbringe mich, mich umgebracht, bring mich um, bringe mich um,
    bringt mich um heute, mich ** umbringen, mich ** umzubringen, mich ** umbringe, mich ** erhängen, mich **
    aufhängen, mich ** erschießen, mich ** vergiften, mich ** ritzen, mich ** ertränken, mich ** töten, mich kaputt
    machen, mich selbst zerstören, mich selber kaputt, mich wegmachen, mich wegmach, mich ausknipsen, mich auslöschen,
    mich abmurksen, mich abstechen, mich selbst abstechen, mich abfackeln, mich vom dach, mich vom hochhaus, mich vors
    auto, mich vor ein auto, mich vor einen zug, mich vor die bahn, mich vor die s bahn, mich vor die u bahn, vor den
    zug, vor die bahn werfen, vor die bahn springen, vor die bahn legen, mich auf die gleise, mich auf die schienen,
    mir die kehle, mir die kugel, mir eine kugel, mir ne kugel, kugel in den kopf, mir den goldenen schuss, goldenen
    schuss, goldener schuss, mir die arme auf, arme aufschneiden, arme ritzen, unterarme, mir in die arme, mir in den
    arm, mir in die haut, haut aufschneiden, mich blutig, mich verbrenne, verbrenne mich absichtlich, mir absichtlich,
    mich absichtlich, mir selbst schmerzen, mir selber weh, mir was antun, mir was anzutun, mir etwas anzutun, mir
    etwas antue, mir nichts antun wenn, nicht mehr da sein, nicht mehr hier sein, nicht mehr auf der welt, nicht mehr
    auf dieser welt, gar nicht geboren, nicht geboren worden, nicht mehr wach werden, nie mehr aufwachen, nie mehr
    wach, nicht mehr aufwache, nicht wieder aufwache, nie wieder aufwache, nie wieder wach, nimmer aufwachen, nimmer
    leben, nimmer da sein, ewig schlafen, für immer schlafen, ewiger schlaf, einfach einschlafen und, einschlafen und
    nicht, tot bin, tot wäre, besser tot, wünschte ich wäre nie, wünschte ich wäre weg, gehöre nicht mehr auf, habe
    nichts mehr wofür, nichts mehr wofür, nichts hält mich mehr, hält mich nichts mehr, sehe keinen ausweg, seh keinen
    ausweg, keinen ausweg mehr, kein ausweg mehr, keinen anderen ausweg, einziger ausweg, einzige ausweg, letzter
    ausweg, sehe keine zukunft mehr, kann und will nicht mehr, ich will einfach nicht mehr, will einfach weg von
    dieser, diese welt verlassen, aus dem leben scheiden, aus dem leben gehen, aus dem leben zu, von der welt
    verschwinden, von dieser welt, vom leben genug, genug vom leben, leben satt, leben hinschmeißen, leben wegwerfen,
    leben nicht mehr aus, leben nicht mehr lebenswert, leben nicht lebenswert, leben nichts mehr wert, leben lohnt,
    lohnt sich nicht mehr zu leben, leben hat keinen, leben keinen sinn, keinen bock mehr auf leben, keinen bock mehr
    zu leben, keine lust mehr zu leben, keine kraft mehr zum leben, keinen lebenswillen, lebenswillen verloren,
    lebensmut verloren, keinen lebensmut, will nicht weiterleben, nicht weiterleben, nicht weiter leben, dem ein ende
    setzen, dem allem ein ende, dem ganzen ein ende, dem ein ende machen, dem elend ein ende, ein ende bereiten, alles
    beenden, alles zu beenden, einfach beenden, es beenden, es zu beenden, es hinter mir haben für immer, heute nacht
    ist es vorbei, morgen bin ich nicht mehr, morgen bin ich tot, morgen nicht mehr da, ab morgen bin ich, ab morgen
    gibt es mich, gibt es mich nicht mehr, wenn ich tot bin, wenn ich nicht mehr da bin, wenn ich nicht mehr lebe,
    bevor ich gehe für immer, bevor ich mich umbringe, mein letzter tag, meine letzte nacht, meinen letzten tag,
    letzter brief an, abschied für immer, für immer gehen, für immer gehe, für immer weg, für immer ruhe, endlich ruhe
    haben für, wie erhänge, wie erhängt, wie ertränke ich mich, wie vergifte ich mich, wie schneidet man sich, wie
    ritzt man, ritzen ohne, ritze mich, geritzt, wieder ritzen, ritzen anfangen, ritzen aufhören kann, pulsader*,
    schlinge binden, schlinge knüpfen, strick nehmen, strick kaufen und, den strick, henkersknoten, henkersschlinge,
    suizid begangen, suizid begehe, suizid ohne, selbstmord ohne, suizid methoden, selbstmord methoden, suizid mit,
    selbstmord mit, suizidal bin, bin suizidal, bin suizidgefährdet, sterbe ich schnell, sterben ohne schmerzen, ohne
    schmerzen sterben, ohne schmerzen zu sterben, sterben ohne zu leiden, sanft sterben, sanfter tod, schmerzloser
    tod, schneller tod, leichter tod, schmerzlos zu sterben, tod ohne schmerzen, wunsch zu sterben, sterbewunsch,
    todeswunsch habe, todessehnsucht, sehne mich nach dem tod, sehnsucht nach dem tod, lass mich sterben, lasst mich
    sterben, darf ich sterben, ich sterben will, sterben will ich, will nur sterben, wollen würde zu sterben,
    todessprung, springe ich vom, springe vom, spring vom, springe von der, spring von der, spring ich, vom dach
    springen, vom hochhaus springen, aus dem fenster springen, gegen einen baum fahren, gegen den baum fahren, gegen
    einen brückenpfeiler, in den gegenverkehr, überdosis, zu viele tabletten, alle tabletten, alle meine tabletten,
    packung tabletten, packung schlaftabletten, tabletten geschluckt, tabletten schlucken, bleiche trinken, schnellste
    tod, schnellster tod, schnellsten tod, leichteste tod, sanfteste tod, sicherste tod, ins grab folgen, nachgehen
    ins grab, ins grab nach, mit ins grab, wie geht sterben, sterben am einfachsten, methode tut am wenigsten, tut am
    wenigsten weh, am wenigsten weh, am wenigsten schmerzhaft*, oberschenkel aufgeschnitten, arme aufgeschnitten, arm
    aufgeschnitten, mir gestern wieder, verbrenne mich mit, zigaretten auf mir, auf meiner haut ausdrücken, heute
    abend mache ich schluss, heute mache ich schluss, heute mach ich schluss, heut mach ich schluss, morgen mache ich
    schluss, heute ist mein letzter, das ist mein letzter, mein letzter abend, alle tabletten genommen, alle pillen
    genommen, alle meine pillen, zu viele genommen, verabschiede ich mich für immer, verabschiede ich mich von meiner,
    mich von allen verabschieden, von allen verabschieden, von meiner familie verabschieden, von meinen kindern
    verabschieden, meiner familie für immer, doch nie geboren, ans sterben denke, jeden tag ans sterben, an den tod
    denke jeden, denke an selbstmord, denke an suizid, dauernd an selbstmord, suizidgefährdet, suizidgedanken seit,
    selbstmordgefährdet, strick liegt, nicht verdient zu leben, verdiene nicht zu leben, es nicht verdient zu leben,
    leben lohnt sich nicht, lohnt sich das leben nicht, lohnt sich nicht mehr zu, alles sinnlos ich, alles ist
    sinnlos, ist alles sinnlos, zu tode hunger*, dass ich mich schneide, ich mich schneide, mich zu schneiden, gegen
    einen baum, gegen die wand fahren, übers aufhören nach mit allem, aufhören mit allem, hat nicht geklappt mich,
    versucht mich umzubringen, versucht mich zu, suizidversuch gemacht, suizidversuch hinter, mein suizidversuch,
    letzte nachricht an, letzten brief an, letzte worte an, pack das leben nicht, packe das leben nicht, schaffe das
    leben nicht, halte dieses leben, ertrage das leben nicht, ertrage dieses leben, nie mehr zurückkommen, nie mehr
    wiederkommen, einfach verschwinden und, morgen nicht mehr erleben, dass es aufhört für immer, vor die s bahn, vor
    die u bahn, vor einen zug, mich vor den lkw, sterben wollen, will ich sterben, heute sterben, heute nacht sterben,
    heute nacht springe, lebensende ich bin, mein ende planen, mein eigenes ende, mein ende vorbereiten, schluss zu
    machen mit dem leben, schluss zu machen mit meinem, schluss mit leben, schluss mit allem, aus dem leben gegangen,
    gehen will für immer, pulsadern, tief genug schneiden, tiefer schneiden, richtig tief schneiden, tiefer ritzen,
    keinen grund mehr aufzu*, kein grund mehr aufzu*, nicht mehr dasein, weg sein für immer, mich umbring, bringe mich
    heute, mich um bringen, heute nacht springe ich, heute spring ich, gleich springe ich, morgen springe ich, ich
    springe gleich, ich springe heute, ich springe jetzt, nur noch der strick, bleibt der strick, bleibt nur der
    strick, denke dauernd an selbstmord, ständig an selbstmord, oft an selbstmord, jeden tag an selbstmord, dauernd an
    suizid, keine kraft mehr alles, kraft mehr und will, denke ans sterben, tag ans sterben, nur ans sterben, oft ans
    sterben, nie geboren worden, ich nie geboren, die arme aufgeschnitten, planung meines lebensendes, plan für mein
    lebensende, lebensende ich bin 1*, lebensende ich bin 2*, vor einen zug laufen, schlinge die hält, zu nichts gut
    alle, aufatmen wenn ich, wenn ich verschwände, sich umbringen ohne, umbringen ohne zu leiden, umbringen ohne
    schmerzen, mit dem leben schluss, mit meinem leben schluss, damit ich nicht aufwache, dass ich nicht aufwache, nur
    noch ein ziel bei, bei ihm sein im, mir bleibt nur ein strick, bleibt nur ein strick, nur noch ein strick, nur ein
    strick, ein strick bleibt, mich abmurks*, mich am liebsten abmurks*, am liebsten abmurksen, am liebsten umbringen,
    liebsten umbringen, am liebsten erschießen, am liebsten erhängen, am liebsten vor einen, am liebsten vor den zug,
    morgen bin ich nicht, ab morgen nicht mehr, brief liegt auf dem, der brief liegt, mir jede nacht in die, mich in
    die arme, ob ich springen soll, ob ich springe, soll ich springen, weiß nicht ob ich spring*, will hängen, dasein
    ist nur, leben ist nur noch, leben tut nur noch weh, leben tut zu weh, leben ist schmerz, tritt man am, am
    saubersten ab, am besten ab treten, wie trete ich ab, abtreten vom leben, von der bühne des lebens, datum steht
    bevor ich gehe, vorher regeln bevor ich, regeln bevor ich gehe, bevor ich für immer, müde vom leben, vom leben
    müde, des lebens müde, nicht von der arbeit vom, vor meinem geburtstag weg, vor meinem geburtstag nicht mehr, mein
    leben ist vorbei, mein leben ist zu ende, das leben ist vorbei für mich, klinge beruhigt, ritzen beruhigt,
    schneiden beruhigt, schmerz beruhigt, weil ich schmerz verdiene, weil ich schmerzen verdiene, verdiene schmerz,
    verdiene schmerzen, verdiene es zu leiden, verdiene den tod, den tod verdient, will bluten, blut sehen will, mein
    blut sehen, tut ertrinken weh, ist ertrinken schmerzhaft, ertrinken schmerzhaft, tut erhängen weh, ist erhängen
    schmerzhaft, erhängen schmerzhaft, tut sterben weh, ist sterben schmerzhaft, wie hoch muss eine brücke, wie hoch
    muss ein haus, wie hoch muss man springen, hoch genug um zu sterben, medikamente sind zusammen tödlich, zusammen
    tödlich, tödliche kombination, hoffe ich wache morgen nicht, hoffe dass ich nicht aufwache, hoffentlich wache ich
    nicht, morgens nicht aufwache, wache morgen nicht auf, raus aus diesem leben, raus aus dem leben, aus diesem leben
    raus, hasse mich am meisten, hasse mich selbst so, hasse mich und, datum steht fest was, soll einfach aufhören,
    soll einfach alles aufhören, es soll aufhören, soll alles aufhören, soll endlich aufhören, soll alles vorbei sein,
    soll endlich vorbei sein, dass es vorbei ist, dass alles vorbei ist, dass es endlich aufhört, dass endlich alles
    aufhört, will dass es aufhört, will dass alles aufhört, will dass es endet, will dass alles endet, will einfach
    meine ruhe für immer, will nicht mehr da, will nur noch weg von, wozu noch leben, wozu leben, wozu lebe ich, warum
    lebe ich, warum noch leben, warum lebe ich noch, warum soll ich noch leben, wofür noch leben, wofür lebe ich, was
    soll ich noch hier, was mache ich noch hier auf, was hält mich noch, was hält mich hier, nichts hält mich, niemand
    hält mich, nichts mehr zu verlieren und, keinen mehr für den, niemanden mehr für den, ich soll mich umbringen,
    sagen ich soll mich, sagt ich soll mich, soll mich umbringen, soll sterben gehen, geh sterben, soll doch sterben,
    soll mich erhängen, soll mich erschießen, tabletten gesammelt, tabletten sammeln, sammle tabletten, tabletten
    gehortet, tabletten horten, horte tabletten, tabletten liegen, tabletten vor mir, pillen vor mir, pillen
    gesammelt, pillen liegen, tabletten bereit, tabletten auf dem tisch, tabletten gezählt, zähle tabletten, zähle die
    tabletten, medikamente gesammelt, medikamente gehortet, medikamente vor mir, insulin bereit, insulin liegt,
    spritze liegt, die pistole liegt, dienstwaffe an, waffe im schrank ruft, waffe an der schläfe, pistole an der
    schläfe, pistole im mund, weh wenn man sich, sich erhängt, sich erschießt, sich die pulsadern, sich aufhängt, wenn
    man sich erhängt, wenn man springt, wenn man ertrinkt, wenn man verblutet, macht s gut danke, macht s gut alle,
    machts gut danke, machts gut alle, leb wohl welt, tschüss welt, tschüss für immer, auf wiedersehen welt, danke für
    alles und, danke für alles ich, danke für alles lebt, danke für alles tschüss, tut mir leid mama, tut mir leid ich
    kann nicht mehr, verzeih mir mama, hasse mich so, hasse mich so sehr, ich hasse mich und, hasse mich selbst, zu
    leben verdient, hab das leben nicht verdient, verdiene das leben nicht, verdiene es nicht zu, keine zukunft mehr,
    habe keine zukunft, hab keine zukunft, keine zukunft für mich, sehe keine zukunft, seh keine zukunft, bin ich eh
    nicht mehr, eh nicht mehr da, bald nicht mehr da, nicht mehr lange da, nicht mehr lange hier, nicht mehr lange
    leben, nächste woche nicht mehr da, nächste woche bin ich, nächstes jahr nicht mehr da, dann bin ich nicht mehr,
    bald bin ich nicht, bald bin ich tot, sachen sind verschenkt, sachen verschenkt, meine sachen verschenk*, hab
    alles geregelt und, bin bereit zu gehen, bereit zu sterben, bereit für den tod, mich in luft auf*, nie mehr da
    sein, nie wieder da sein, nicht mehr da zu sein, nicht mehr zu sein, die stimmen sagen, stimme sagt ich soll,
    stimmen in meinem kopf, stimme in meinem kopf, stimmen befehlen, stimmen wollen dass, meinem baby was antun,
    meinem kind was antun, meinem baby etwas antun, meinem kind etwas antun, baby etwas antun, kind etwas antun, baby
    ertränken, sollten tot sein, sollte tot sein, wäre besser tot, besser tot als, müsste tot sein, gehöre tot,
    zigaretten auf meinem, zigaretten auf meiner, zigaretten auf der haut, zigarette auf meinem, zigarette auf meiner,
    auf meinem arm aus, auf meinem arm ausdrück*, auf der haut ausdrück*, damit der druck weggeht, druck weggeht,
    druck rauslassen ritz*, druck abbauen ritz*, druck abbauen schneid*, druck abbauen durch ritz*, spannung abbauen
    ritz*, schneide mich wenn, schneide mich weil, schneide mich um, ich schneide mich, hab mich geschnitten, habe
    mich geschnitten, mich wieder geschnitten, narben verstecken, narben verbergen, schnitte verstecken, schnitte
    verbergen, wunden verstecken, ritzwunden, ritznarben, wenn ein auto mich, wenn mich ein auto, wenn mich ein bus,
    wenn mich ein lkw, wenn mich ein zug, würde mich überfahren, von einem auto überfahren, von einem lkw überfahren,
    wäre erleichtert wenn ich, erleichtert wenn ich nicht, froh wenn ich nicht mehr, nichts dagegen zu sterben, nichts
    dagegen nicht mehr, nichts dagegen wenn ich, hoffe ich habe krebs, hoffe das flugzeug, enttäuscht dass ich
    aufgewacht, enttäuscht aufzuwachen, traurig dass ich aufgewacht, wieder aufgewacht leider, leider wieder
    aufgewacht, leider aufgewacht, gibt keinen ausweg, sehe keinen anderen, seh keinen anderen, nur einen ausweg, nur
    noch einen ausweg, nur noch ein ausweg, einen ausweg den tod, keine hoffnung mehr, hoffnungslos und, innerlich
    tot, innerlich leer und will, nichts hat mehr sinn, nichts macht mehr sinn, alles egal und will, ist mir alles
    egal geworden, hasse mein leben, ich hasse das leben, hasse es zu leben, hasse es aufzuwachen, müde zu leben, des
    lebens überdrüssig, lebensüberdruss, vom leben die nase, die schnauze voll vom leben, schnauze voll vom leben,
    nase voll vom leben, kann mit mir nicht leben, kann damit nicht leben, kann nicht mit der schuld leben, ich bin
    eine last, bin eine last, eine last für, nur eine last, nur noch eine last, bin nur eine belastung, belastung für
    alle, belastung für meine, zur last falle, zur last fallen, falle zur last, falle meinen kindern, falle meiner
    familie, falle allen zur, zu meiner mama in den, bei mama im himmel, bei oma im himmel, bei ihm im himmel, bei ihr
    im himmel, wieder bei meiner frau, wieder bei meinem mann, ihr nur noch folgen, ihm nur noch folgen, ihr folgen in
    den tod, ihm folgen in den tod, ihr in den tod, ihm in den tod, in den fluss gehen und, in den see gehen und, in
    den fluss springen und, auf die gleise legen, auf die gleise setzen, auf die schienen legen, auf die autobahn
    laufen, vor ein auto laufen, vor ein auto werfen, vor einen lkw, vor den lkw, vor den bus, vor einen bus, gegen
    die leitplanke, gegen eine wand fahren, das lenkrad herumreiß*, das steuer herumreiß*, lenkrad rumreiß*, in den
    baum fahren, ans springen, an springen vom, ans springen gedacht, ans erhängen, ans aufhängen, an den strick,
    drang zu springen, drang mich zu, gedanken mich zu, gedanken vom dach, gedanken zu sterben, gedanke zu sterben,
    todesgedanken, todeswunsch, sterbenswunsch, verdien es nicht zu, man sich umbringt, ich soll springen, mich
    auflösen und nie, mein baby und ich sollten, alles verschenkt und, ausweglos und will, tschüss ihr alle, lebt wohl
    ihr, keinen grund mehr hier zu, hier zu sein mehr, und ich bald auch, einen gefallen und sterbe, der welt einen
    gefallen, nur noch daran tot, daran tot zu sein, meine eigene beerdigung, meiner beerdigung, zu meiner beerdigung,
    ständig wie man sich, google ständig wie, google wie man sich, was passiert mit dem körper beim, klinge liegt,
    klinge neben mir, klinge in der hand, messer am handgelenk, arme aufgekratzt, die arme im unterricht, arme voller
    schnitte, arme sind voller schnitte, voller schnitte, schnitte an den armen, schnitte am arm, kopf gegen die wand
    bis, kopf gegen die wand schlage, kopf gegen die wand, für mich gibt es kein morgen, kein morgen mehr, kein morgen
    für mich, auf der anderen seite wieder, sehen uns auf der anderen, meine letzte nachricht, das ist meine letzte,
    dies ist meine letzte, sagt meiner mutter dass, sag meiner mutter dass, sagt meinen eltern dass ich, sagt meinen
    kindern dass ich, heute ist schluss, heute ist für mich schluss, um meinen hund wenn ich, um meine katze wenn ich,
    um meine kinder wenn ich nicht, dreißig nicht erleben, zwanzig nicht erleben, 18 nicht erleben, 20 nicht erleben,
    30 nicht erleben, geburtstag nicht erleben, geburtstag nicht mehr erleben, nicht mehr erleben will, wird es nicht
    ich bin raus, bin nichts wert, ich bin nichts wert, nichts wert und, will nicht mehr sein, nicht mehr sein will,
    nicht überleben sollen, hätte nicht überleben, hätte sterben sollen, diesmal mache ich es richtig, diesmal klappt
    es, diesmal richtig, methode die sicher, methode die klappt, methode die nicht versag*, methode die nicht
    schiefgeh*, todsichere methode, zu gott gehen, heim zu gott, heim zu jesus, zu jesus gehen, neben ihm begraben,
    neben ihr begraben, habe kein leben mehr, hab kein leben mehr, ohne sie kein leben, ohne ihn kein leben, klingen
    und blut, strick oder tabletten, tabletten oder strick, diese welt verlasse, die welt verlassen, frieden bevor
    ich, für immer ruhen, für immer ruhe haben, nimm mich weg, welt ist besser ohne, besser ohne mich, würden darüber
    hinwegkommen, würde darüber hinwegkommen, kommen darüber hinweg wenn ich, dass man nicht mehr kann und, am ende
    ich will weg, bin am ende und, kein bock mehr auf dieses, kein bock mehr auf das leben, kein bock mehr auf leben,
    keinen bock mehr auf dieses, keine lust mehr auf dieses leben, keine lust mehr auf leben, leben ist eine qual,
    sehne mich nach dem ende, sehne mich nach ruhe für, ende herbei, hab mir was angetan, habe mir etwas angetan, habe
    mir was angetan, mir was antu*, etwas antun könnte, mich wegballern mit, habe ich kein leben mehr, allen einen
    gefallen und, weg aus diesem leben, wenn ich weg wäre, hassen mich und ich mich, mich am meisten hasse, meine
    herztabletten gehortet, herztabletten gehortet, welche todesart, todesart tut, weihnachten nicht mehr erleben,
    silvester nicht mehr erleben, nächstes jahr nicht mehr erleben, nicht mehr zu erleben, nur noch der letzte
    schritt, der letzte schritt und den, letzten schritt nicht, hund ist vermittelt, katze ist vermittelt, wohnung
    gekündigt hund, stelle an der bahnstrecke, an der bahnstrecke ausgesucht, die brücke ausgesucht, den baum
    ausgesucht, das seil ausgesucht, so gern tot, so gerne tot, nur noch tod, will tod sein, schmerzlos zu gehen,
    schmerzfrei zu gehen, ohne schmerzen gehen, ohne schmerzen zu gehen, friedlich gehen und nie, meine sachen bald
    brauche, bald brauche ich nichts, brauche bald nichts mehr, bald nichts mehr brauchen, verschenke alle meine,
    verschenke meine sachen, verschenke gerade alle, unter der erde liege, bald unter der erde, unter der erde sein,
    brücke ist hoch genug, brücke hoch genug, hoch genug damit es, haus ist hoch genug, dass es vorbei wäre, wenn blut
    fließt, blut fließt wird, nur wenn blut, nur wenn ich blute, blut sehe wird, in meinem kopf ruhig, ich kan nich
    mer, kann nich mehr will, kann nicht mer, ich kann nicht mehr will, will nur noch tot sein, wäre gerne tot, wär
    gern tot,
    wieder selbst wehgetan, mir wieder wehgetan, mir wieder weh getan, mir selbst wehgetan, mir selbst weh getan,
    mir selber wehgetan, mich wieder verletzt, mich wieder geritzt, hat doch alles keinen sinn, hat alles keinen sinn,
    alles hat keinen sinn, ergibt alles keinen sinn mehr, wozu noch weitermachen, wozu weitermachen,
    wozu noch weiterleben, gibts mich eh nicht mehr, gibts mich nicht mehr, gibt s mich nicht mehr,
    bin ich nicht mehr da, bin dann nicht mehr da, werde ich nicht mehr da sein, von dieser welt verschwinden,
    aus dieser welt verschwinden, aus der welt verschwinden, einschlafen und nie mehr, einschlafen und nie wieder,
    einschlafen und nicht mehr aufwachen, bin ich weg für immer, dann bin ich weg für immer, bin ich für immer weg`,
  unsafe: `kinderporno*, k o tropfen, ko tropfen, k o mittel, vergewaltigungsdroge*, zu tode hungern, magersüchtig
    werden, magersucht bekommen, pro ana, proana, anorektisch werden, bulimie bekommen, bulimisch werden, nach dem
    essen erbrechen, nach dem essen kotzen, nach dem essen übergeben, mich erbrechen nach, essstörung verheimlichen,
    essstörung verstecken, magersucht verheimlichen, magersucht verstecken, mich aushungern, mich auszuhungern, mich
    runterhungern, gar nichts mehr essen, nichts mehr essen, aufhören zu essen, so wenig wie möglich essen, tagelang
    nichts essen, wochenlang nichts essen, ohne essen überleben, amoklauf planen, amoklauf an, amok laufen, anschlag
    planen, anschlag verüben, attentat planen, attentat verüben, terroranschlag planen, terroranschlag verüben,
    terroranschlag durchführen, is anschließen, dem islamischen staat, mord begehen, perfekter mord, perfekten mord,
    perfekte mord, brandstiftung begehen, haus anzünden, haus abfackeln, auftragsmörder, auftragskiller,
    selbstmordattent*, sprengstoffgürtel, bank ausrauben, bank überfallen, in häuser einbrechen, in ein haus
    einbrechen, in eine wohnung einbrechen, in wohnungen einbrechen, beim nachbarn einbrechen, bei meinem nachbarn
    einbrechen, bei nachbarn einbrechen, autos knacken, auto knacken, autos stehlen, auto stehlen, ladendiebstahl
    begehen, taschendieb werden, drogendealer, drogen dealen, drogenhandel aufbauen, drogenhandel aufziehen,
    drogenkartell gründen, menschenhandel betreiben, menschenhandel aufziehen, zuhälter werden, rachepornos, deepfake
    porno*, meine frau schlagen, meine freundin schlagen, meine kinder schlagen, mein kind schlagen,
    identitätsdiebstahl begehen, identität stehlen, identitäten stehlen, kreditkarten klonen, kreditkartenbetrug
    begehen, geld waschen, enkeltrick, in den selbstmord treiben, in den suizid treiben, zum selbstmord bringen,
    leiche verschwinden, leiche entsorgen, leiche beseitigen, leiche verstecken, gift mischen, gift herstellen, gift
    selber, tödliches gift, unauffälliges gift, nicht nachweisbares gift, meine freundin manipulieren, frauen
    manipulieren, kinder missbrauchen, ein kind missbrauchen, mit minderjährigen schlafen, jemanden verschwinden
    lassen, tiere quälen, bringe ich ** um, bringe ich jemanden um, bringe ich meinen ** um, bringe ich meine ** um,
    bringe ich einen ** um, bringe ich eine ** um, bringe ** um, fremde passwörter, fremdes passwort, fremden
    account*, fremde accounts, fremde konten, fremdes konto, fremde handys, fremdes handy, fremdes wlan, passwort
    meiner, passwort meines, passwort von jemand*, passwort einer anderen, passwörter anderer, passwort herausfinden,
    einen virus programmieren, einen virus schreiben, virus programmieren, computervirus, crack kochen, speed kochen,
    speed herstellen, speed verkaufen, in die handtasche greifen, wie ein unfall aussehen, wie ein unfall aussieht,
    nach einem unfall aussehen, jemanden vergewaltigen, wie vergewaltige, sekte gründen, falschgeld, gefälschte pässe,
    pass fälschen, ausweis fälschen, geld fälschen, schneeballsystem aufbauen, telefonbetrug, liebesbetrug, love
    scam*, säureanschlag, säureangriff, säure ins gesicht, zur prostitution, in die prostitution, sexsklav*,
    zwangsarbeit betreiben, uran anreichern, schleuser werden, menschen schleusen, menschen schmuggeln, mädchen dazu
    bringen, kinder dazu bringen, kind dazu bringen, nacktbilder von kindern, vertrauen eines kindes, vertrauen von
    kindern, meine mitschülerin fertig machen, einen menschen töten, menschen töten ohne, mit dem auto in, in eine
    menschenmenge, cyberattacke auf, cyberangriff auf meine, cyberangriff auf eine, überdosis geben, nicht essen um,
    ohne essen auskommen, hungern lernen, hungertechniken, einbrechen lernen, einbruch lernen, lernen einzubrechen,
    einbrecher werden, gestohlene kreditkarten, geklaute kreditkarten, kreditkartenbetrug, versicherungsbetrug, betrug
    begehen, jemanden betäuben, etwas ins glas, ins getränk mischen, ins getränk tun, ins glas kippen, in den drink,
    trinkwasser vergiften, wasser vergiften, brunnen vergiften, essen vergiften, schulschießerei planen, terrorgruppe
    beitreten, terrororganisation beitreten, einer terror*, bombendrohung machen, bombendrohung absetzen, gefälschte
    login, gefälschte anmeldeseite, gefälschte webseite, fake login, virus verbreiten, einen virus verschicken, bei
    einer obduktion, bei der obduktion, gift das nicht, jemanden schlagen, jemandem das leben zur hölle`,
  request: `noten im schulsystem, noten ändern im, schulnoten ändern, noten im system, gestohlene handys, gestohlenes
    handy, gestohlene iphones, gestohlenes iphone, geklautes handy, geklaute handys, geklautes iphone, handys
    entsperren die, kamera in der umkleide, kamera in umkleide*, kamera im umkleide*, kamera im bad, kamera im
    badezimmer, kamera in der dusche, kamera im wc, kamera auf der toilette, kamera in der toilette, kamera im
    schlafzimmer meine*, kamera in der damen*, beim duschen film*, beim duschen beobacht*, beim umziehen film*, beim
    umziehen beobacht*, unter den rock, unter röcke, jederzeit wissen wo sie, immer wissen wo sie, wissen wo sie ist,
    wissen wo er gerade, wo sie gerade ist, wo meine frau ist, wo meine freundin ist, an ihre pin, an seine pin, an
    die pin von, an omas, an das geld von, an ihr konto, an sein konto, leute auf der straße schlagen, passanten
    schlagen, happy slapping, beine brechen, das genick brechen, genick brechen, kehle durchschneid*, kehle
    aufschlitz*, hals umdrehen, hals aufschneiden, fresse polieren, fresse einschlagen, schädel einschlagen, kopf
    einschlagen, zähne ausschlagen, in den rollstuhl, ins koma prügeln, hund scharf machen, hund auf leute hetzen,
    leute anfällt, menschen anfällt, tiere töten zum spaß, tiere zu tode, katze ertränken, katzenbabys ertränken,
    katzen vergiften, hunde vergiften, giftköder auslegen, giftköder für, in den selbstmord, in den suizid, zum suizid
    bringen, wie breivik, wie in erfurt, lkw in, mit dem lkw in, in die menge, um sich schießen, meth labor, drogen im
    darm, drogen im koffer, drogen nach deutschland, drogen über, anschaffen schicken, auf den strich schick*, niere
    verkaufen, niere kaufen, geldwäsche über, geld zu waschen, schwarzgeld waschen, zwanziger drucken, fünfziger
    drucken, hunderter drucken, geldscheine drucken, scheine drucken, mitschülerin in den, klassenkameradin in den,
    frau gefügig, mädchen gefügig, mädchen abfüll*, frauen abfüll*, betrunken machen bis, sie sich nicht wehr*, nicht
    mehr wehr*, sich nicht mehr wehren, verliebt machen und, aus der klasse nackt, ki nacktbilder, ausziehen ki, ana
    twin, ana freundin, ana ist meine, abnehmen egal wie, nicht zum essen zwingen, nach jedem essen kotz*, säure ins,
    säure schütten, brunnen vergift*, trinkwasser vergift*, um die ecke bring*, um die ecke zu bringen, aus dem weg
    räum*, killer werden, mord auf bestellung, kind entführen, kinder entführen, entführung plan*, entführung durch*,
    entführung mein*, kinder ansprechen und, kind ins auto, kinder ins auto, mit einer 13*, mit einer 12*, mit einer
    14*, mit einer minderjährig*, mit kindern schlafen, sex mit kind*, sex mit minder*, kinder anzufassen, kleine
    mädchen anfass*, kleine jungs anfass*, vertrauen von kleinen, vertrauen kleiner, vertrauen der kinder, vertrauen
    von minder*, vertrauen von mädchen, wand wegspreng*, richtig knallt und, mixtur die explodiert, was explodiert,
    das explodiert, halbautomat* zu, zu vollautomat*, zu vollautomatik, vollautomatik umbauen, waffe im darknet,
    pistole im darknet, waffen im darknet, waffe aus dem 3d*, waffe aus dem drucker, pistole aus dem 3d*, pistole aus
    dem drucker, ohne waffenschein an, schwarz eine waffe, schwarz an eine, waffe ohne schein, wie ein herzinfarkt,
    nach herzinfarkt aus, wie ein natürlicher tod, natürlicher tod aussieh*, nach natürlichem tod, wie natürlicher
    tod, mit gift um, kreditkarten fälschen, kreditkarte fälschen, kreditkartendaten klau*, kreditkartendaten kauf*,
    kreditkartendaten besorg*, daten von kreditkarten, banküberfall mit, banküberfall plan*, keyless autos, autos ohne
    schlüssel, auto ohne schlüssel starten, auto kurzschließen, geldautomaten sprengen, geldautomat sprengen,
    automaten sprengen, in ferienhäuser, in häuser einsteig*, in wohnungen einsteig*, in gartenlauben, mobben bis,
    mobbe ich, so lange mobb*, fertig machen bis, ruf ruinieren, ruf zerstör*, leben zur hölle, leben zerstör*, leben
    ruinier*, mich nie verlässt, mir gehorcht, mir hörig, mir untertan, kontrolle über die partnerin, partnerin
    kontroll*, freundin kontroll*, frau kontroll*, isolieren von ihren freund*, zeugen einschüchter*, zeugen
    beeinfluss*, zeugen zum schweigen, werde ich magersüchtig, wird man magersüchtig, schwarzgeld wasch*, gps tracker
    am, gps tracker an, gps tracker unter, gps tracker in, tracker am auto, tracker unter dem auto, peilsender am,
    peilsender an, airtag am auto, airtag ins auto, airtag in die, wanze im, wanze in der, wanzen im, seite meiner
    schule ab, schule abschießen, webseite abschießen, website abschießen, homepage abschießen, server abschießen,
    medikamente an kumpels, medikamente verticken, rezeptpflichtige medikamente verkauf*, opas medikamente, omas
    medikamente, opas tabletten, omas tabletten, opas pillen, pillen pressen, dem is bei*, dem is an*, zum is nach,
    nach syrien kämpf*, nach syrien zum, anschlag auf einen, anschlag auf eine, anschlag auf den, anschlag auf die,
    bringt meine ** um, bringt meinen ** um, bringt einen ** um, bringt eine ** um, bringt einen menschen um, bringt
    leute um, taschendiebstahl in, taschendiebstahl auf, taschendiebstahl am, schlagring gießen, schlagring machen,
    schlagring herstellen, abnehmen auf 3*, abnehmen auf 40, abnehmen auf 41, abnehmen auf 42, abnehmen auf 45, gar
    nichts essen, garnichts essen, eine woche nichts essen, ein paar tage nichts essen, tage nichts essen, wochen
    nichts essen, kalorien am tag und keiner, 300 kalorien am tag, 200 kalorien am tag, 400 kalorien am tag, 500
    kalorien am tag, 100 kalorien am tag, unter 500 kalorien, unter 300 kalorien, unter 400 kalorien, zauberpilze
    verkauf*, pilze züchten zum verkauf*, anschlag mit lkw, anschlag mit einem, anschlag mit dem, weihnachtsmarkt
    anschlag, ice zuhause, ice kochen, koch ich ice, koks durch, koks schmuggel*, drogen durch, drogen im magen, im
    magen durch*, im darm durch*, drogen an der ecke, drogen verkauf*, drogen verticken, mikrofon in der wohnung,
    mikrofon im schlaf*, mikrofon bei, dass ich alles höre, alles höre was, alles mithör*, mit den mädchen allein, mit
    mädchen allein, mit jungs allein, mit den jungs allein, mit kindern allein sein, mit den kindern allein, allein
    mit den mädchen, bei der stange, als zuhälter, roller klauen, giftgas im, giftgas in, gas im einkauf*, gas in der
    u bahn, ins uni system, uni system rein, noten hochsetz*, noten aufbesser*, noten manipulier*, noten frisier*,
    ihre zeiten notier*, vor ihrer tür, vor ihrem haus warten, vor ihrer wohnung, abends auf sie warten, ihr abends
    auflauer*, ihr auflauern, auf sie warten abends, kein verdacht fallen, fremde wohnzimmer, leute über ihre kamera*,
    leute begaffen, gift in den kuchen, jetzt gift in, konto leerräum*, konto leer räum*, sein konto leer*, ihr konto
    leer*, konten leer*, handynummer von jemandem übernehm*, nummer von jemandem übernehm*, bis er nicht mehr gehen,
    bis er nicht mehr läuft, bis er sich nicht, nicht mehr gehen kann, nie wieder gehen kann, softair was tödlich*,
    softair umbau*, softair scharf, airsoft umbau*, massaker an, whatsapp von anderen, whatsapp von fremden, die
    familie um geld bitten, gibt s prügel, sonst gibts prügel, geld eintreiben, schulden eintreiben mit gewalt,
    papiere einbehalt*, papiere abnehm*, papiere wegnehm*, abreibung verpass*, tracht prügel, eine lektion erteilen,
    den hintern versohl*, muss vergiftet werden, muss weg für immer, ladenbesitzer einschüchter*, sonst zahlen,
    erledige ich meinen, erledige ich meine, meinen geschäftspartner erledig*, tod natürlich aussehen, natürlich
    aussehen lassen, tod meines ** natürlich, tod meiner ** natürlich, wie ein suizid aussehen, nach suizid aussehen,
    nach überdosis aussehen, nach raub aussehen, im messenger meine*, im handy meine*, im handy von meine*, messenger
    meiner, gefundenes iphone, gefundenes handy, gefundenes smartphone, handy gefunden entsperr*, sehen was mein
    freund, sehen was meine freundin, sehen was meine frau, sehen was mein mann, sehen was sie schreibt, sehen was er
    schreibt, was mein freund tippt, was meine freundin tippt, mit wem meine freundin, mit wem mein freund, mit wem
    meine frau schreibt, mit wem mein mann schreibt, leute abziehen, jemanden abziehen, abziehen lernen, in die falle
    locken, in eine falle locken, und ausrauben, drohung an die schule, drohung an meine schule, damit die klausur
    ausfällt, damit die schule ausfällt, granate an, granate abwerf*, granaten abwerf*, bowle versetz*, bowle auf der
    party, mit was versetzen, getränke versetz*, drink versetz*, gefälschte impf*, impfpässe verkauf*, gefälschte
    medikament*, gefälschte marken*, fake coin, anleger abzock*, einbrechen während, einbrechen wenn, einbrechen bei,
    einbrechen ohne, einzubrechen ohne, in die mädchenumkleide, in die damenumkleide, damentoilette filmen, teenager
    anbagger*, teenies anbagger*, auf discord anbagger*, minderjährige anbagger*, vor der cam auszieh*, vor der cam
    auszuzieh*, kaffee und luft, luft und kaffee, von luft leben, skelett werden, nie wieder essen, heimlich kotzen,
    heimlich erbrechen, heimlich brechen nach, fasten bis 3*, fasten bis 4*, hungern bis 3*, hungern bis 4*, bis 39
    kilo, bis 38 kilo, bis 40 kilo, bis auf 40 kilo, bis ich 40 kilo, märtyrer werden, juden angreif*, muslime
    angreif*, ausländer angreif*, flüchtlinge angreif*, moschee angreif*, synagoge angreif*, kirche angreif*,
    ausländer vertreib*, vertreiben mit gewalt, mit gewalt vertreib*, gewaltsam vertreib*, abstechen will, pistole mit
    in die schule, waffe mit in die schule, messer mit in die schule, pistole in die schule, messer in die schule,
    waffe in die schule, papas pistole, papas waffe, vaters pistole, vaters waffe, vaters gewehr, papas gewehr,
    gemetzel an meiner, gemetzel in meiner, blutbad anricht*, massaker anricht*, geldtransporter überfall*,
    geldtransporter ausraub*, mikro in der wohnung, mikro im schlafzimmer, mikro im zimmer, mikro im auto mein*, koks
    im magen, koks im koffer, koks im darm, koks im auto, leute heimlich begaffen, in die umkleide, einschüchtern bis
    sie zahlen, bis sie zahlen, lahmlegt bis sie, stiefvater muss sterben, mein mann muss sterben, meine frau muss
    sterben, mein chef muss sterben, er muss sterben, sie muss sterben, er soll sterben, sie soll sterben, im
    messenger schnüffel*, im handy schnüffel*, in ihrem handy, in seinem handy, in ihren sachen schnüffel*, nach 40
    kilo, etwas tödliches machen, was tödliches machen, was tödliches bauen, umgebaut zur waffe, vor der webcam
    auszieh*, geklauten kreditkarten, gestohlenen kreditkarten, fremden kreditkarten, fremde kreditkarten, mit fremden
    karten, mit geklauten karten, mit gestohlenen karten, leute foltert, leute foltern, menschen foltert, menschen
    foltern, jemanden foltert, leute quält, leute umbringt, leute tötet, menschen umbringt, menschen tötet, jemanden
    umbringt, jemanden tötet, leute vergiftet, jemanden vergiftet, leute entführt, jemanden entführt, leute erpresst,
    jemanden erpresst, leute ausraubt, jemanden ausraubt, leute abzockt, jemanden abzockt, leute stalkt, jemanden
    stalkt, leute ausspioniert, jemanden ausspioniert, frauen vergewaltigt, kinder anfassen will, kinder anfassen
    kann, um kinder anzufassen, zuhause geld drucken, selber geld drucken, selbst geld drucken, jeden tag folgen, ohne
    dass sie mich sieht, ohne dass er mich sieht, ihr folgen ihre zeiten, ihr überallhin folgen, ihr heimlich folgen,
    nie mischen ich will, am metalldetektor vorbei, schussfähig machen, schwarz nachladen, munition schwarz, aus
    hustensaft, hustensaft high, dealer ihren nachschub, woher kriegen dealer, woher bekommen dealer, abhängig machen
    damit, freundin abhängig mach*, süchtig machen damit, code vom ipad meine*, code vom handy meine*, code vom iphone
    meine*, pin von meiner freundin, pin meiner freundin, pin meiner mutter, pin von oma, als chef ausgeben, mich als
    chef, chef betrug, ceo fraud, stimme klonen um, stimmen klonen um, oma reinlegen, oma reinzulegen, alte leute
    reinleg*, rentner reinleg*, großeltern reinleg*, webseite einer bank nach*, bankseite nach*, bank nachbauen,
    gefälschte bank*, bot bauen der, bot der ** klaut, programm das ** klaut, app die ** klaut, passwörter klaut,
    logins mitschneid*, passwörter mitschneid*, logins abgreif*, passwörter abgreif*, daten abgreif*, daten
    abzugreif*, damit alle sie belästig*, damit alle ihn belästig*, adresse meiner lehrerin veröffentlich*, adresse
    von ** veröffentlichen, fake profil von, fake profil mein*, fake account von, falsches profil von, sexvideo ohne,
    sexvideo hochlad*, im bad meiner, auf der toilette film*, auf dem klo film*, in der dusche film*, in der umkleide
    film*, kolleginnen auf der toilette, bis nach hause folg*, nach hause verfolg*, wissen wann die nachbarstochter,
    wann sie allein zu haus*, wann das kind allein, wann die kinder allein, kinder am spielplatz ansprech*, kinder auf
    dem spielplatz ansprech*, kinder vor der schule ansprech*, in meinen bus lock*, in meinen van lock*, in mein auto
    lock*, ins auto lock*, keiner dem kind glaubt, niemand dem kind glaubt, als erwachsener mit einer 1*, mit einer
    dreizehnjähr*, mit einer vierzehnjähr*, mit einer zwölfjähr*, schülerin überreden, schülerinnen überreden,
    schülerin ins hotel, sie so betrunken, frau betrunken machen, frauen betrunken machen, mädchen betrunken machen,
    frau bewusstlos, mädchen bewusstlos, damit sie stundenlang, damit sie nichts mehr mitbekommt, damit sie umkippt,
    nicht lebend geht, nicht lebend verlässt, nicht lebend davonkomm*, lernen ihn zu vergift*, lernen sie zu vergift*,
    ihn umzubringen, sie umzubringen, ihn zu vergiften, sie zu vergiften, herz stehen, herz stehen bleib*,
    herzstillstand auslös*, herzstillstand verursach*, die treppe runterstoß*, treppe hinunterstoß*, von der treppe
    stoß*, vom balkon stoß*, vor den zug stoß*, vor die bahn stoß*, gasleitung manipulier*, bremsen manipulier*,
    bremsen durchschneid*, radmuttern locker*, seil anschneiden, so manipulieren dass er explodiert, politiker
    ausschalt*, politiker erschieß*, politiker aus dem weg, zeugen ausschalt*, gegner ausschalten für immer, rivalen
    ausschalt*, konkurrenten ausschalt*, durch einen umzug ras*, in eine demo ras*, in die demo ras*, durch die menge
    ras*, möglichst viele mit dem messer, möglichst viele töten, möglichst viele treffen, so viele wie möglich töten,
    möglichst viele opfer, viele opfer wie möglich, im keller festhalt*, im keller einsperr*, in den keller sperr*,
    ohne lohn halten, pass wegnehm*, den pass wegnehm*, als drogenkurier*, kinder zum klauen, das klauen beibring*,
    klauen beibringen, geldbeutel aus der, handy aus der tasche zieh*, aus der hosentasche zieh*, aus der handtasche
    zieh*, kasse austrick*, verletzung vortäusch*, unfall vortäusch*, unfall fingier*, fingierter unfall, impfpass
    ausdruck*, impfpass fälsch*, impfpass kauf*, tacho zurück*, kilometerstand zurück*, kilometerstand manipul*,
    wohnungen vermieten die, wohnung vermieten die, wohnungen die es nicht gibt, als arzt ausgeb*, als polizist
    ausgeb*, als polizei ausgeb*, als bank ausgeb*, als bankmitarbeiter ausgeb*, als enkel ausgeb*, als handwerker
    ausgeb*, kätzchen ertränk*, katzen ertränk*, welpen ertränk*, hund aggressiv machen, hund scharf, katze mit dem
    luftgewehr, hund mit dem luftgewehr, auf katzen schieß*, auf hunde schieß*, tauben vergift*, nur eiswürfel,
    eiswürfel essen, unter 30 kilo, unter 35 kilo, unter 40 kilo, ana community, ana tipps, ana forum, pro mia, ana
    regeln, ana gebote, leichter erbrech*, leichter kotz*, bandwurm diät, wattebäusche essen, klinge durch den
    metalldetektor, messer durch den metalldetektor, waffe durch den metalldetektor, deaktivierte waffe wieder,
    deaktivierte waffen, aus dem laden ohne zu zahlen, ohne zu zahlen, ohne zu bezahlen raus, selbstbedienungskasse
    austrick*, sb kasse austrick*, in einen geparkten tesla, tesla reinkommen, bremsleitung durch*, bremsleitung an*,
    ihn vergiften, sie so betrunken machen, frau so betrunken, bis nach hause folgen, frau nach hause folgen, mädchen
    nach hause folgen, kletterseil anschneid*, gasherd so manipul*, manipulieren dass er explodiert, manipulieren dass
    es explodiert, gewalt bis sie gehorcht, geldbörse aus der, telegram konten klau*, konten klaut der, wie ich ihn
    töte, wie ich sie töte, kinder bei fortnite, kinder bei roblox, kinder anlocken, kinder anzulocken, anlocken und
    treffen, kinder online treffen, mord wie einen, mord als unfall, mord als selbstmord, mord vertuschen, mord
    tarnen, mord aussehen, hungern bis aufs, bis aufs skelett, pässefälschen, pässe fälschen, passfälschen,
    bremsleitung manipulier*, seine bremsleitung, ihre bremsleitung, bombe ins flugzeug, bombe an bord, waffe ins
    flugzeug, messer ins flugzeug, ticker game, ticker werden, computerwurm schreib*, computerwurm programm*, wurm
    schreiben der, wurm programmieren der, etwas explosives, sprengstoff abwirft, bombe abwirft, granate abwirft, auf
    passanten schieß*, auf leute schieß*, auf menschen schieß*, auf fußgänger schieß*, auf autos schieß*, auf
    polizisten schieß*, auf kinder schieß*, auf tiere schieß*, auf schüler schieß*, auf mitschüler schieß*, bilder
    ohne kleidung, fotos ohne kleidung, ohne kleidung zu schick*, bilder ohne klamotten, auf snap überred*, 13 jährige
    auf, 12 jährige auf, 14 jährige auf, von kleinen kindern abzieh*, kinder abziehen, kindern abziehen, accounts
    abziehen, accounts von kleinen, gaming accounts abziehen, willenlos machen, am nächsten tag nicht erinnert, sich
    nicht mehr erinnert, zugangsdaten abluchsen, daten abluchsen, geld abluchsen, ersparnisse abluchsen, rentnern das
    geld, rentnern ihr geld, nachgebaute* bank*, nachgebauten banken, hasse meine klasse will, möglichst viele
    absteche*, möglichst viele ersteche*, möglichst viele erschieß*, möglichst viele umbring*, möglichst viele
    mitnehm*, folter lernen, foltern lernen, schuldner foltern, damit er endlich redet, zum reden bringen foltern,
    jemanden umlegen, jemand umlegen, wen umlegen, leute umlegen, mit mir intim, intim mit kindern, intim werden und
    den mund, den mund halten sollen, kleine jungs und will, damit sie den mund halten, mädchen willenlos, frau
    willenlos, willenlos bekomm*, ins flugzeug schmuggeln, hungern bis zum, hungern bis ich`,
  ask: `kannst du mir helfen, können sie mir helfen, kann mir jemand helfen, kann mir wer helfen, könnt ihr mir
    helfen, könntet ihr mir helfen, könntest du mir helfen, hilf mir, helft mir, helfen sie mir, dabei helfen, mir
    helfen, hilfst du mir, brauche hilfe, brauch hilfe, bräuchte hilfe, suche hilfe, hilfe bei meinem, bitte um hilfe,
    unterstütz mich, unterstützt mich, hilft mir, mich unterstützen, wie würde man, wie würde ich, wie würdest du,
    hilfe beim bauen, hilfe beim hacken,
    geheimnis zu bewahren, geheimnis bewahren, geheimnis zu behalten`,
  evade: `ohne erwischt, nicht erwischt, erwischt werde*, erwischt zu werden, ohne geschnappt, nicht geschnappt, ohne
    spuren, keine spuren, keine spur, spuren hinterl*, spuren zu hinterlassen, spuren verwisch*, spurlos, ohne dass es
    jemand*, ohne das es jemand*, ohne dass jemand, ohne das jemand, ohne dass es wer, ohne das es wer, ohne dass es
    auffällt, ohne dass es ** auffällt, ohne dass die polizei, ohne dass die bullen, ohne dass der, ohne dass er was,
    ohne dass sie was, ohne polizei, an der polizei vorbei, am gesetz vorbei, am zoll vorbei, am fiskus vorbei, vor
    der polizei, durch den zoll, über die grenze, an der security vorbei, an der kontrolle vorbei, durch die
    kontrolle, durch die sicherheitskontrolle, keiner merkt, niemand merkt, keiner was merkt, niemand was merkt,
    keiner etwas merkt, niemand etwas merkt, nichts merk*, nix merk*, nix mitkrieg*, nichts mitkrieg*, keiner
    mitkriegt, niemand mitkriegt, keiner mitbekommt, niemand mitbekommt, auffliege, auffliegen, auffliegt,
    aufzufliegen, unentdeckt, unbemerkt, unerkannt, ungestraft, straffrei, davonkomm*, davon zu kommen, nicht
    nachweis*, nachweisen kann, nachweisen lässt, unnachweisbar*, nicht zurückverfolg*, zurückverfolgen, rückverfolg*,
    unauffindbar*, wie ein unfall, nach unfall aussieht, nach unfall aussehen, nach einem unfall, als unfall, nach
    selbstmord aussieht, nach einem selbstmord, wie selbstmord, an einen unfall, an einen kurzschluss, wie ein
    kurzschluss, niemand verdächtigt, keiner verdächtigt, kein verdacht, keinen verdacht, ohne verdacht, verdacht auf
    mich, ein alibi, alibi, in den knast, ins gefängnis zu, ohne beweise, beweise vernichten, beweismittel,
    gerichtsmedizin*, rechtsmedizin*, gerichtsmediziner*, obduktion, polizei nicht, polizei mich nicht, polizei
    nichts, nicht auf mich, ich es war, es war ein unfall, von der keiner weiß, von der niemand weiß, auf mich darf,
    darf nicht wissen, darf nichts wissen, dürfen nichts wissen, dürfen nicht wissen, nicht wissen dass, was merkt,
    etwas merkt, was schnallt, was spannt, was checkt, wer checkt, wind davon, wind bekommt, dahinter kommt,
    dahinterkommt, drauf kommt, draufkommt, jemand mitbekommt, jemand mitkriegt, etwas mitbekommt, in der schule was
    sieht, niemand ahnt, keiner ahnt, ohne zeugen, keine zeugen, ohne alarm, alarm auslös*, polizei etwas, bullen was,
    ungesehen, nichts beweisen, beweisen kann, ohne dass mama, ohne dass mutter, ohne dass die lehrer, ohne dass meine
    eltern`,
  selfHarm: `selbstmord*, suizid*, selbsttötung, freitod, selbstverletz*, selbst verletz*, ritzen, sich umbringen,
    sich das leben nehmen, sich erhängen, suizidgedank*, selbstmordgedank*, suizidal*, selbstmordgefährdet, mich
    umzubringen, sich umzubringen, umbringen kann, sich zu töten, sich zu erhängen, sich aufhängen, sich die
    pulsadern, svv`,
  wish: `wie, methode*, möglichkeit*, schmerzlos*, schmerzfrei*, sichere, sicherste, schnellste, einfachste,
    anleitung, tipps, lernen, ich will, ich möchte, planen, plane, denke an, nachdenken über, verstecken,
    verheimlichen, begehen, narben, wege, habe, hab, jeden tag, jede nacht, ständig, immer wieder, schlimmer, stärker,
    meinen, ernsthaft, heute, morgen, vorhabe, vor habe, vorbereiten, kann man, kann ich, würde gern, mit welche*,
    womit, wo kann, am besten, effektiv*, zuverlässig*, garantiert, entschlossen, entschieden, ohne schmerzen, ohne zu
    leiden, ohne leiden, zuhause, zu hause, dauernd, seit wochen, seit monaten, gedanken an, gedanke an, denk, denke
    dauernd, denke oft, denke ständig, denke jeden, habe seit jahren`,
  means: `schlaftablette*, tablette*, pillen, paracetamol, ibuprofen, aspirin, insulin, antidepressiva, überdosis,
    kohlenmonoxid, helium, abgase, schlafmittel, rattengift, strick, rasierklinge*, klinge, gas, kohlegrill,
    holzkohle, plastiktüte, insulin spritzen, tavor, beruhigungsmittel, bleiche, föhn in der badewanne, goldener
    schuss, packung`,
  die: `sterben, sterbe, zu tode, tödlich*, stirbt, umzubringen, nicht mehr aufzuwachen, tot zu sein, nicht mehr
    aufwache, nicht mehr aufwacht, nie mehr aufwache, umbringt, zum sterben, um zu sterben, tödliche, daran stirbt,
    tot bin, tot ist, draufzugehen, draufgehen, den löffel abgeben, abzutreten, abtreten will, einschlafen für immer,
    nicht wieder aufwache`,
  jump: `springe, springen, spring, stürze mich, stürzen, werfe mich, werfen, lege mich, runterspringen,
    hinunterspringen, springen soll*, steh auf, stehe auf, steh aufm, stehe am, steh am, stehe gerade, steh grad, steh
    hier auf, stehe hier, bin auf dem, sitze auf, sitz auf, sitz aufm, geländer, oben und weiß, runterspring*, fallen
    lassen, fallen lasse, stürze, steh am rand, stehe am rand, am rand vom, trau mich nicht zurück, steh auf dem
    geländer`,
  height: `brücke, dach, hochhaus, zug, klippe, gleise, schienen, aus dem fenster, balkon, s bahn, u bahn, parkdeck,
    parkhaus, brückengeländer, geländer, hochhausdach, autobahnbrücke, dachkante, dachrand, bahnsteig, bahnsteigkante,
    zehnten stock, zehnter stock, abgrund, talsperre, staumauer, dem dach, balkongeländer, viadukt, vom viadukt`,
  notWant: `will nicht mehr, möchte nicht mehr, mag nicht mehr, keine lust mehr, keinen bock mehr, kein bock mehr,
    keine kraft mehr, sehe keinen sinn, seh keinen sinn, keinen sinn, kein sinn, kein grund, keinen grund, wozu noch,
    warum noch, wozu, warum soll*, weshalb noch, müde davon, satt, überdrüssig, nicht mehr lohnt, lohnt es sich nicht,
    unerträglich, kann nicht länger, schaffe es nicht mehr, pack es nicht mehr, packe es nicht mehr, hab es satt,
    nichts mehr wofür, hasse es, kann nicht mehr, keinen grund mehr, kein grund mehr, nicht verdient, es nicht
    verdient, verdiene es nicht, warum überhaupt noch`,
  living: `zu leben, am leben, weiterleben, weiterzuleben, weiter leben, existieren, auf der welt, auf dieser welt,
    aufzuwachen, zu existieren, leben soll*, da zu sein, morgens aufzustehen, lebe, soll aufhören, einfach aufhören,
    alles zu viel, alles sinnlos`,
  end: `beenden, beende, beendet, ein ende, ende setzen, ende bereiten, wegwerfen, hinschmeißen`,
  life: `mein leben, meinem leben, mein dasein, meinem dasein, meine existenz, meiner existenz, mein leiden, meinem
    leiden, meine qual*, dieses leben, diesem leben, das leben, dem leben`,
  oneself: `ich, mich`,
  death: `tot zu sein, tot sein, tot wäre, tot bin, sterbe, sterben, mein tod, meinen tod, eigene beerdigung, eigenen
    beerdigung, meine beerdigung, meiner beerdigung, ins grab, im grab, begraben werden, begraben sein, zu gott gehen,
    nicht mehr sein, für immer ruhen, für immer schlafen, dem ende, erlöst werden, ableben, krepier*, verreck*,
    abkratz*, abnippel*, ewige ruhe, ewigen schlaf`,
  existence: `mein leben, dieses leben, diesem leben, das leben, meine existenz, mein dasein`,
  bleak: `sinnlos, wertlos, qual, eine qual, unerträglich, hoffnungslos, kein bock, keinen bock, keine lust mehr,
    satt, hasse, hass, lohnt sich nicht, nichts wert, nicht lebenswert, raus aus, nimm mich weg, wegwerfen, nur noch
    schmerz, nichts als schmerz, unnütz, nutzlos, zwecklos, ein fehler, ist vorbei, eine strafe, die hölle, nichts
    mehr wert`,
  method: `ertrinken, ertränken, erhängen, verbluten, ersticken, überdosis, kohlenmonoxid, kalium, zyankali, insulin,
    erfrieren, verhungern, strangulieren, pulsadern, schlaftabletten`,
  ordeal: `tut weh, weh, schmerzhaft, schmerzlos, schmerzfrei, wie lange dauert, dauert es, dauert das, was passiert,
    mit dem körper, tödlich, stirbt man, kann man daran sterben, kann man sterben, qualvoll, friedlich`,
  endIt: `mach ich schluss, mache ich schluss, mach schluss, mache schluss, schluss mache, beende ich es, beende es,
    ist es vorbei, ende ich es, geh ich für immer, gehe ich für immer`,
  tonight: `heute abend, heut abend, heute nacht, heut nacht, heute noch, für immer, ein für alle mal, mit allem, mit
    dem leben, morgen früh`,
  howMuch: `wie viele, wieviele, wie viel, wieviel, reichen, reicht, genug, genügen, genügt, ausreichen, welche dosis,
    welche menge, muss ich nehmen, muss man nehmen, brauche ich, braucht es, braucht man, sind nötig`,
  pills: `schlaftablette*, schlafmittel, tabletten, pillen, paracetamol, ibuprofen tabletten, beruhigungsmittel,
    beruhigungstabletten, antidepressiva, tavor, benzos, diazepam, valium, trimipramin, insulin um, packung ibu,
    packung, packungen, schmerztabletten`,
  cutting: `ritze, ritzen, geritzt, ritz mich, ritz, schneide mich, schneide mir, schneid mir, schneid mich, hab mich
    geschnitten, mich geschnitten, verletze mich, verletz mich, selbst verletzt, mir weh, tu mir weh, tue mir weh,
    verbrenn mich, schlage mich selbst, kratze mich, svv, selbstverletzung, klinge, klingen, rasierklinge*,
    selbst wehgetan, selbst weh getan, selber wehgetan, selber weh getan, geschnitten`,
  again: `wieder, jeden tag, jede nacht, jeden abend, immer wieder, ständig, nicht aufhören, arme, arm, oberschenkel,
    unterarm*, beine, haut, rückfall, heimlich, keiner weiß, niemand weiß, unter der dusche, dusche, seit wochen, seit
    monaten, druck, spüren, tiefer, blut, narben, öfter, tägl*, abends`,
  bereaved: `ist tot, tot ist, gestorben, gestorben ist, verstorben*, ist gegangen, gegangen ist, nicht mehr lebt, tod
    von, tod meiner, tod meines, tod meines mannes, tod meiner frau, seit dem tod, begraben, beerdigt, beerdigung,
    verloren habe, verloren hab, ist fort, ist von uns gegangen, nicht mehr da ist, ums leben gekommen, verunglückt,
    tod, seit sie tot, seit er tot`,
  follow: `hinterher, nachfolgen, zu ihm, zu ihr, bei ihm sein, bei ihr sein, wieder bei ihm, wieder bei ihr,
    mitgehen, nachgehen, auch gehen, auch weg, auch tot, ihm nach, ihr nach, vereint sein, bei euch sein, ihm zu
    folgen, ihr zu folgen, ihm folgen, ihr folgen, ihm hinterher, ihr hinterher, zu ihm gehen, zu ihr gehen, ihr nur
    noch folgen, ihm nur noch folgen, nur noch folgen, hinterhergehen, nachkommen`,
  letter: `abschiedsbrief*, abschiedsbriefe, abschiedsnachricht, letzter brief, letzten brief, letzte worte,
    abschiedsvideo, letzte nachricht, abschieds brief`,
  ready: `fertig, geschrieben, schreiben, schreibe, liegt, auf dem tisch, vorher, bereit, morgen, heute, meine kinder,
    meine eltern, meine mutter, an meine, an mama, formulieren, formuliere, hinterlassen, schon`,
  burden: `ohne mich, zur last, eine last, nur eine last, eine belastung, nur belastung, niemand braucht, keiner
    braucht, nichts wert, wertlos, nutzlos, zu nichts nutze, zu nichts zu gebrauchen, niemand vermisst, keiner
    vermisst, niemand würde, keiner würde, niemandem fehlen, niemandem fehle, keinem fehlen, keiner würd, alle wären,
    alle froh, allen besser, allen ginge, besser dran, besser dastehen, leichter haben, erleichtert, aufatmen, falle
    allen, allen nur, allen zur last, falle nur, jedem zur last, nur im weg, atmen alle, zu nichts gut, zu nichts
    nütze, alle hassen mich`,
  gone: `weg wäre, weg bin, verschwinde, verschwinden, verschwände, nicht mehr da, nicht gäbe, nicht mehr gäbe, tot
    wäre, sterben, sterbe, fehlen würde, merken wenn, wenn ich nicht, mich los, fehle, zur last falle, zur last, nur
    zur last, verschwinden würde, weg sein`,
  myself: `mich selbst, mich selber, mir selbst, mir selber`,
  dying: `zu sterben, schnell sterben, schnellsten sterben, leichtesten sterben, einfachsten sterben, sterbe ich,
    schnell tot, schnellsten tot, tot zu sein, schmerzlos sterben, sterben ohne, am besten sterben, tot sein, sterben
    kann, sterben könnte, sterben kann man, stirbt man, sterben möchte, sterbe, zum sterben`,
  rob: `einbrechen, einbreche, einzubrechen, ausrauben, überfallen, schloss knacken, schlösser knacken, stehlen,
    klauen, ausräumen, einbruch, einbrüche, einbruchs*, aufbrechen, aufbreche, aufknacken, knacken, knacke, raube,
    rauben, raub, raubüberfall*, überfalle, überfall, beklauen, beklaue, klaue, klau, geklaut*, stehle, stiehl*,
    gestohlen*, mopsen, mitgehen lassen, mitgehen zu lassen, abziehen, abzocken, plündern, ausplündern, kurzschließen,
    kurzschließe, einsteigen, einsteige, reinkommen ohne schlüssel, dietrich, tresor knacken, aushebeln, aufhebeln,
    aufbohren, leerräumen, leer räumen, wegnehmen, entwenden, ladendiebstahl, diebstahl, diebstahlsicherung*,
    taschendiebstahl, handtaschenraub`,
  home: `haus, häuser, wohnung*, nachbar*, laden, läden, juwelier*, tankstelle, villa, garage*, auto, autos, tresor,
    tresore, safe, geldautomat*, fahrrad, fahrräder, e bike*, ebike*, roller, scooter, moped, motorrad, motorräder,
    mofa, wagen, kleidung, klamotten, parfüm, kosmetik, schmuck, schmuckladen, uhren, geld, bargeld, kasse,
    geldbörse*, geldbeutel*, portemonnaie*, brieftasche*, handtasche*, paket, pakete, päckchen, ware, waren,
    elektronik, katalysator*, kupfer, kupferkabel, benzin, diesel, sprit, strom abzapfen, lkw, geldtransport*,
    werttransport*, supermarkt*, rossmann, dm markt, media markt, drogerie*, apotheke*, baumarkt, baustelle*, lager,
    lagerhalle, büro, museum, bank, banken, sparkasse*, kirche, opferstock, keller, ferienhaus*, ferienhäuser,
    touristen, fahrgäst*, omas, rentner*, aus geschäften, aus läden, im laden, im supermarkt, im geschäft, karre,
    karren, mercedes, bmw, transporter, boot, smartphones, handys, laptops, haustür*, wohnungstür*, türschloss, spind,
    schließfach`,
  enter: `einsteigen, einsteige, reinkommen, reinkomme, reinzukommen, hineinkommen, eindringen, reinschleichen,
    aufbrechen, aufhebeln, aufbohren, aufmachen, aufschließen, aufsperren, nachschlüssel, schlüssel kopieren,
    aufkriegen, aufbekommen, knacken`,
  produce: `bauen, baue, baut, baust, bau, gebaut, herstellen, herzustellen, herstelle, herstellung, stelle, stellt,
    machen, mache, mach, bastel*, basteln, mischen, mische, mischt, misch, synthetisier*, synthese, kochen, koche,
    kocht, brauen, produzier*, produktion, anbauen, anmischen, zusammenbauen, zusammenmischen, zusammenrühren,
    drucken, drucke, ausdrucken, extrahier*, gewinnen, rezept*, anleitung*, züchten, selbst gemacht*, selbstgemacht*,
    umbauen, zünden, werfen, strecken, erzeugen, konstruier*, entwickeln, 3d drucker, 3d druck, zubereiten, legen,
    herstell*, hergestellt*, bauanleitung*, gebaut*, selbst bauen, selbstbau*, selber bauen, gebastelt*, mixen, mixe,
    mix, misch*, gemischt*, anmisch*, synthetis*, synthes*, koch, gekocht*, brau*, anbau*, züchte*, ziehen, zieht,
    aufziehen, anpflanzen, zusammenbau*, zusammenmisch*, zusammenrühr*, zusammenschraub*, druck, bauplan, baupläne,
    entwickel*, umbau*, umgebaut, umrüst*, umwandel*, scharf machen, scharfmachen, aufbohren, zünd*, werf*, streck*,
    erzeug*, zubereit*, platzier*, deponier*, freisetz*, ausbring*, versprüh*, hinbekommen, hinkriegen, bekomme ich,
    kriege ich, komme ich an, selbermachen, selber machen, selbst machen, verarbeit*, destillier*, raffinier*,
    anreicher*, zutaten für, chemikalien für, aus haushalts*, präparier*, fräsen, feilen, stellt man, stelle ich,
    stell ich, anrühr*, rühre, hochgehen, umrüsten, umzubauen, labor im keller, rühre ich, rührt man, anrühren, pillen
    pressen, drehbank, zusammensetz*, zusammenzusetz*, zusammen setzen, an drohne, an eine drohne, entwerfen, entwerfe`,
  trade: `verkauf*, kaufen, kaufe, kauft, dealen, deale, schmuggel*, handel, handeln, vertreiben, vertrieb, besorgen,
    besorge, beschaffen, beschaffe, verticken, bestellen, kunden, einkaufen, erwerben, verschicken, liefern, verkaufe,
    vertick*, ticke, ticken, dealer, deal, gedealt, dealt, verhöker*, besorg*, beschaff*, beschaffung, bestell*,
    ordern, liefer*, versend*, verschick*, verschieb*, geschmuggel*, rüberbring*, rüber bringen, über die grenze, über
    grenzen, transportier*, einführ*, einschmuggel*, importier*, exportier*, vertreib*, umsatz, kundschaft,
    kundenstamm, abnehmer*, lieferant*, kurier*, wo krieg*, wo bekomm*, wo gibt es, rankomm*, komm ich an, komme ich
    an, geschäft mit, geld mit, großen stil, im großen stil, straßenverkauf, handel*, mein geschäft mit, strecken, im
    koffer, im darm, durch den zoll, im magen, durch den flughafen,
    verticke, vertickt, vertick, unter die leute`,
  explosive: `bombe, bomben, *rohrbombe*, *nagelbombe*, *autobombe*, *briefbombe*, *splitterbombe*, *brandbombe*,
    *benzinbombe*, *paketbombe*, sprengstoff*, sprengsatz*, sprengsätze*, sprengkörper, *sprengladung*, molotow*,
    molotov*, handgranate*, nervengas, nervengift, giftgas, senfgas, chlorgas, kampfstoff*, chemiewaffe*, chemische
    waffe*, chemischen waffen, biowaffe*, biologische waffe*, atombombe*, atomwaffe*, schmutzige bombe, thermit,
    dynamit, schwarzpulver, landmine*, zyankali, cyanid, rizin, milzbrand, sprengfalle*, zünder, brandsatz,
    brandsätze, plastiksprengstoff, nitroglyzerin, raketenwerfer, flammenwerfer, böller stärker, bombenbau*, sprengung
    eines, *sprengstoff*, *sprengsatz*, *sprengsätze*, *sprengkörper*, sprengvorrichtung*, sprengladung*,
    sprengstoffweste*, bombenweste*, bombengürtel, molli, mollis, molotowcocktail*, *handgranate*, kampfgas*,
    *kampfstoff*, nervenkampfstoff*, sarin*, senfgas*, chlorgas*, blausäure*, zyankali*, kaliumcyanid, strychnin,
    arsen, thallium, ricin, rizin*, botulinum*, botox gift, anthrax, milzbrand*, pockenvirus, pesterreger, tödliches
    virus, c waffe*, b waffe*, giftgas*, giftige gase, giftiges gas, tödliches gas, tödliche gase, wasserstoffbombe*,
    schmutzige bombe*, polonium, napalm, thermit*, tatp, petn, semtex, c4, anfo, nitroglycerin*, nitroglyzerin*,
    plastiksprengstoff*, zündschnur, fernzünder*, zeitzünder*, detonator*, panzerfaust*, raketenwerfer*, mörser
    granat*, tretmine*, minen legen, nagelbombe*, kofferbombe*, briefbombe*, paketbombe*, autobombe*, drohne mit
    spreng*, drohne mit granat*, kampfdrohne*, bewaffnete drohne*, flammenwerfer*, polenböller, illegale böller,
    tränengas, giftstoff*, pflanzengift*, tödliches gift, säurebombe*, nuklearwaffe*, massenvernichtungswaffe*, ied,
    unkonventionelle spreng*, rohrbombe*, bombn, sprengsatz, knaller stärker als, was knallt, ammoniumnitrat*, dünger
    und diesel, dünger bombe, sprengweste*, granate, granaten`,
  arms: `waffe, waffen, *schusswaffe*, pistole*, *maschinengewehr*, revolver, *schrotflinte*, munition, feuerwaffe*,
    maschinenpistole*, sturmgewehr*, kalaschnikow, schlagring*, vollautomat*, gewehr, gewehre, schalldämpfer für eine,
    schalldämpfer für meine, schalldämpfer für ein, schalldämpfer fürs, schalldämpfer für waffen, knarre*, wumme*,
    schießeisen, schießprügel, *flinte, *flinten, maschinengewehr*, mp5, uzi, ak47, ak 47, kalaschnikow*,
    halbautomat*, schreckschuss*, schreckschusspistole*, deko waffe*, dekowaffe*, druckluftwaffe scharf, gaspistole
    scharf, schusswaffe*, munition*, projektile, schalldämpfer*, springmesser, stahlrute*, totschläger,
    teleskopschlagstock, armbrust die, würgeholz, elektroschocker, glock*, ghost gun*, geisterwaffe*,
    schießkugelschreiber, schusswaffen, halbautomatik, halbautomatische*, vollautomatik, schusswaffe, knarre, knarren,
    airsoft scharf`,
  topic: `rohrbombe*, nagelbombe*, briefbombe*, autobombe*, molotowcocktail*, molotow cocktail*, molotov cocktail*,
    bombenbau*, bombe bauen, bomben bauen, sprengsatz bauen, sprengsätze bauen, sprengstoffgürtel, nervenkampfstoff*
    herstellen, schlagring gießen, auftragsmörder*, auftragsmord*, amok laufen, schulmassaker planen, kinderporno*, ko
    tropfen, k o tropfen, rachepornos, schutzgelderpress*, hundekampf*, hundekämpfe, drogenlabor*, dealer werden,
    crystal kochen, meth kochen, stalkerware, erpressungstrojaner*, deepfake porno*, kindesentführung*, thinspo, pro
    ana, proana, ana twin, auftragstat*, geldautomatensprengung*, sextortion, upskirting, giftgasanschlag*,
    gasanschlag*, säureanschlag*, retourenbetrug, warenbetrug, sozialbetrug, tachobetrug, rentnerabzocke,
    schockanruf*, automatensprengung*, drogenkurier*, pillenpresse, hanfplantage*, kokstaxi*, waffenschieber*,
    autoknacker*, einbrecherbande*, schläger werden, auftragsdieb*, kettenbrief erpress*, giftmischer*, bombenleger*,
    attentäter werden, amokläufer werden, killer werden, schutzgeld, morddrohung*, drohbrief*, bombendrohung*,
    drohanruf*, hundekampf, hahnenkämpfe, tierquälerei, winnenden, columbine, drogenlabor, drogenküche, methlabor,
    drogenkurier, bodypacker, zuhälter, loverboy*, organhandel, drogengeld, meuchelmörder*, lösegeld*, wegsprengen,
    anfo, knarre, knarren, wumme, abhörgerät*, ecstasypillen, wohnzimmerkamera*, sprengstoffweste*, mädchentoilette,
    lynchen, abstechen, autobumser, tachomanipul*, bandwurmdiät, drogenkuriere`,
  crime: `banküberf*, banküberfall*, bankraub, raubüberf*, überfall auf eine bank, überfall auf einen, einbruch,
    einbrüche, wohnungseinbruch*, wohnungseinbrüche, autodiebstahl*, autoknacken, fahrraddiebstahl*, ladendiebstahl*,
    taschendiebstahl*, diebstahl, diebstähle, straßenraub, handtaschenraub, identitätsdiebstahl*, identitätsklau,
    kreditkartenbetrug, kreditkarten fälschen, kreditkartendaten, ec karten betrug, onlinebetrug, warenbetrug,
    anlagebetrug, versicherungsbetrug, sozialbetrug, heiratsschwindel*, love scam*, romance scam*, enkeltrick*,
    trickbetrug*, schockanruf*, abzocke, geldwäsche, steuerhinterziehung, falschgeld*, geldfälsch*, geldfälscherei,
    urkundenfälschung, dokumentenfälschung, passfälschung, ausweisfälschung, erpressung*, schutzgeld*,
    schutzgelderpress*, nötigung, sextortion, entführung*, kindesentführung*, geiselnahme*, lösegeld*, menschenhandel,
    menschenschmuggel, schleusen, schleuserei, zuhälterei, zwangsprostitution, loverboy*, organhandel, drogenhandel*,
    drogendealer*, dealer*, dealen, drogenschmuggel, drogenlabor*, drogenküche*, drogenproduktion, kokainschmuggel,
    drogenkurier*, waffenhandel, waffenschmuggel, waffenbau, schusswaffenbau, bombenbau*, bombenbauen, rohrbombe*,
    nagelbombe*, autobombe*, briefbombe*, kofferbombe*, molotowcocktail*, molotow cocktail*, molotov cocktail*,
    brandbombe*, sprengstoffgürtel, sprengstoffanschlag*, sprengfalle*, sprengsätze, nervengas*, nervengift*,
    nervenkampfstoff*, giftgas*, senfgas, chlorgas, sarin, kampfstoff*, biowaffe*, chemiewaffe*, brandstiftung*,
    brandanschlag*, brandsätze, geldautomatensprengung*, automatensprengung*, stalking, stalken, doxing, doxxing,
    swatting, cybermobbing betreib*, ddos*, ddos attacke*, ransomware*, erpressungstrojaner*,
    verschlüsselungstrojaner*, trojaner, keylogger*, phishing*, smishing, skimming, sim swapping, botnetz*, botnet*,
    accounthacking, handyhacking, handy hacken, wlan hacken, facebook hacken, instagram hacken, whatsapp hacken,
    auftragsmord*, auftragsmörder*, auftragskiller*, killer werden, giftmord*, ehrenmord*, serienmord*, amoklauf*,
    amokläuf*, schulamok*, schulmassaker, massaker*, messerattacke*, terroranschlag*, terroranschläge,
    selbstmordanschlag*, folterung, foltern, foltermethode*, vergewaltigung*, ko tropfen, k o tropfen,
    kindesmissbrauch*, cybergrooming, voyeurismus, rachepornos, deepfake porno*, tierquälerei*, hundekampf*,
    hundekämpfe, wilderei, wildern, magersüchtig, magersüchtige, anorektisch, bulimisch, bulimikerin, thinspo, pro
    ana, proana, ana twin, leichenbeseitigung*, dschihadist*, hochstapelei, scheckbetrug, hehler*, hehlerei,
    schlagring*, springmesser, selbstjustiz, anorexie bekommen, zuhälter, bulimie bekommen`,
  course: `für anfänger, anfänger*, einsteiger*, für einsteiger, für dummies, grundkurs*, crashkurs*, kurs, kurse,
    kursplan, anfängerkurs, lehrgang, lernplan*, lehrplan, plan für, einen plan, schritt für schritt, anleitung*,
    tutorial*, leitfaden, handbuch, lernen, lern, lerne, lernt, beibringen, bring mir, bringt mir, zeig mir, zeigt
    mir, erklär mir, erkläre mir, wie geht, wie macht man, wie mache ich, wie werde ich, wie wird man, wie fange ich,
    wie fängt man, einstieg*, einstieg in, grundlagen, basics, tipps, tricks, methoden, techniken, perfektionieren,
    gut werden in, besser werden, von null, ausbildung, ausbildung zum, karriere als, schulung, 101, vorbereiten,
    vorbereitung, planen, plane, aufziehen, begehen, betreiben, durchziehen, durchführen, ausrüstung für, werkzeug
    für, profi werden, erfolgreicher, rezept, rezepte, wie erstelle ich, wie begehe, wie plane, wie man`,
  illicit: `ohne waffenschein, ohne schein, ohne genehmigung, ohne registrierung, illegal*, schwarzmarkt, darknet,
    dark net, in die schule, in meine schule, unregistriert*, nicht registrierte, durch die kontrolle, im flugzeug,
    schmuggel*, vollautomat*, unbemerkt, ohne papiere, ohne waffenbesitzkarte, ohne wbk, ohne erlaubnis, ohne lizenz,
    ohne ausweis, ohne anmeldung, nicht registriert*, unregistrierte, unter der hand, unterm ladentisch, vom
    schwarzmarkt, am gesetz vorbei, scharf machen, scharfmachen, scharf gemacht, illegale*, ins flugzeug, ins stadion,
    in den club, auf den schulhof, zur schule, in der schule, ins gymnasium, aufs gymnasium, ohne seriennummer,
    seriennummer*, nicht zurückverfolg*, nicht nachverfolg*, auf dem schwarzen markt, schwarzen markt, über die
    grenze, trotz vorstraf*, trotz waffenverbot*, minderjährig, unter 18, hintenrum, polizei nicht, trotz verbot*, auf
    vollauto*, zu vollauto*`,
  drug: `methamphetamin*, amphetamin*, kokain, koks, ecstasy, opium, mephedron, rohypnol, zauberpilze, heroin,
    badesalz droge*, liquid ecstasy, chemische drogen, synthetische drogen, harte drogen, crystal meth, chrystal,
    meth, c kochen, kokain*, koka*, schnee verkaufen, crack, freebase, amphe*, ecstasypillen, exstasy, xtc, teile
    verticken, emma, mdma, lsd*, ketamin*, keta, h verkaufen, shore, fentanyl*, fenta, opium*, mohnsaft, ghb, gbl, ko
    tropfen, k o tropfen, badesalz*, legal highs, kräutermischung spice, synthetische cannabinoide, hhc selber,
    tilidin, tramadol, oxycodon, xanax, alprazolam, codein*, lean, lean mischen, zauberpilz*, magic mushrooms, psilos,
    psilocybin*, dmt, ayahuasca, meskalin, 2c b, 2cb, 3mmc, anabolika*, steroide*, testosteron spritzen illegal,
    nitazene, flunitrazepam, haschischöl, heroins, crystal, speed, pep`,
  drugs: `drogen, rauschgift, betäubungsmittel, gras, marihuana, cannabis, haschisch, hasch, weed, dope, pillen,
    droge, stoff, ganja, hanf*, hanfplantage*, cannabisplantage, cannabis*, ott, benzos, tabletten aus, btm,
    rauschmittel*, betäubungsmittel*, substanzen illegal*, koks, speed, crystal, pep, emmas, opiate, opioide, weißes
    pulver,
    zeug auf der straße`,
  breakIn: `hacken, hacke, hackt, hack, hacking, einhacken, reinhacken, knacken, knacke, einbrechen, breche,
    eindringen, kapern, kapere, stehlen, klauen, abgreifen, aushebeln, entsperren ohne, abfangen, ausspähen, zugriff
    verschaffen, lahmlegen, knack, überlisten, reinhack*, einhack*, geknackt, einbreche, rein komme, eindring*,
    reinschau*, reinschauen, reinguck*, reingucken, kaper*, stehl*, abgreif*, abfisch*, aushebel*, abfang*, ausspäh*,
    mitlesen, mitlese, mitschneid*, lahmleg*, lahm legen, lahmlege, down nehmen, downnehmen, vom netz nehmen, zum
    absturz, ddosen, ändern ohne, austrick*, skimm*, brute force, bruteforce*, sim swap*, sim karten tausch,
    duplizier*, jacken, infiltrier*, spoof*, sniff*, plünder*, leerräum*, abräum*, leer räum*, hackst, hacke ich,
    knackt, knackst, knacke ich, phishen, whatsapp hacken, knacken lernen, zu hacken, anzapf*, zapfe, gestohlene,
    platt mach*, platt machen, zerschieß*, schulsystem ändern, noten hacken, noten fälschen`,
  target: `konto, konten, account*, accounts, passwort, passwörter, *passwort, kennwort, handy, handys, telefon,
    computer*, rechner, laptop*, kamera*, netzwerk*, netz, server*, webseite*, website*, bankkonto, bankkonten,
    onlinebanking, online banking, datenbank*, geldautomat*, kreditkarte*, *konto, nachrichten, sms, schulserver,
    system, postfach, überwachungskamera*, chats, cloud, sim karte, tan, tans, pin, bankdaten, zugangsdaten,
    notensystem, stromnetz, krankenhaus*, smart home, smartlock, *account, e mail*, emails, e mail postfach,
    mailkonto, mailfach, mails, instagram*, insta*, whatsapp*, snapchat*, snap, facebook*, tiktok*, tinder*,
    chatverlauf*, chatverläufe, browserverlauf, anrufliste*, babyphone*, babyfon*, webcams, ip kamera*, ip kameras,
    türkamera*, klingelkamera*, smarthome*, alarmanlage*, schulserver*, schulnetz*, schulnetzwerk, schulwebsite,
    schulportal*, notenportal, zeugnis*, zeugnisnoten, klassenbuch, gesperrtes handy, sperrbildschirm*,
    bildschirmsperre, face id, fingerabdrucksensor, apple id, icloud*, google konto, paypal*, kryptowallet*, wallet*,
    bitcoin*, bankkarte*, ec karte*, girokonto, girokonten, tan verfahren, firmennetz*, firmendaten, kundendaten,
    patientendaten, firmenserver, kraftwerk*, umspannwerk, wahlcomputer, wasserwerk*, keyless*, autoschlüssel*,
    funkschlüssel*, geldkarte*, parkautomat*, spielautomat*, hotspot, fritzbox*, tablet, tablets, ipad, playstation,
    steam*, webseiten, seite vom, seite meiner schule, seite der schule, homepage*, onlineshop*, tesla, kameras zu
    kommen, insta account, messenger`,
  access: `lesen, lese, liest, mitlesen, mitlese, mitzulesen, anschauen, anschaue, ansehen, schauen, einsehen,
    durchsuchen, durchsuche, durchstöbern, reinkommen, reinkomme, reinzukommen, komme ich in, kommt man in, komm ich
    in, komme in, einloggen, einlogge, einzuloggen, öffnen, öffne, entsperren, entsperre, zugreifen, zugriff auf,
    zugriff, zugang zu, zugang, gelange, gelangen, gelangt, übernehmen, übernehme, klonen, klone, spiegeln, spiegel,
    auslesen, auslese, kontrollieren, kontrolliere, überwachen, überwache, überwachung, orten, orte, verfolgen, aufs
    handy, spitzeln, schnüffeln, reinschauen, reingucken, reinzuschauen, gucken, zuschauen, beobachten, abfangen,
    abhören, umleiten, aufmachen, spicken, knacken, ändern, anzapfen, mitnutzen, in den account, in den insta, in das
    konto, in die kameras, ins wlan, ins netz, ins handy, in das handy, ins postfach, in das postfach, in die mails,
    in den chat, in die chats, in die cloud, schnüffel*, herumschnüffel*, stöber*, begaff*, tippt, durchsuch*, spähen,
    gaffen,
    rankommen, rankomme, rein, kommt man an, komme ich an, komm an, entsperrt, knacke`,
  others: `fremde, fremden, fremder, fremdes, fremdem, andere leute, anderer leute, anderen leuten, anderer, von
    anderen, anderen menschen, meiner ex, meines ex, meinem ex, meiner exfreundin, meines exfreunds, meiner freundin,
    meines freundes, meinem freund, meiner frau, meines mannes, meinem mann, meines partners, meiner partnerin, von
    jemand*, eines anderen, einer anderen, einer fremden, meines chefs, meinem chef, vom chef, meiner chefin, meiner
    vorgesetzten, meines vorgesetzten, meines kollegen, meiner kollegin, von kollegen, meines lehrers, meiner
    lehrerin, vom lehrer, vom rektor, vom direktor, meines nachbarn, vom nachbarn, meiner nachbarn, der nachbarn, des
    nachbarn, der nachbarin, meiner nachbarin, meiner schwester, meines bruders, meiner schwiegermutter, meines
    mitbewohners, meiner mitbewohnerin, ihr handy, ihrem handy, sein handy, seinem handy, aufs handy meiner,
    konkurrent*, der konkurrenz, des opfers, von promis, promi*, von ihr, von ihm, meine ex, mein ex, partnerin,
    meines vermieters, ihrem account, seinem account, ihrem laptop, von meiner ex, von meinem ex, von meiner freundin,
    von meiner frau, von meinem mann, von meinem freund, von meinem chef, von meiner chefin, von meinem lehrer, von
    meinem nachbarn, meiner klassenkameradin, mädchen aus der klasse, mädchens, nem mädchen, eines mädchens, nachbars,
    den nachbarn, bei den nachbarn, beim nachbarn, beim chef, beim lehrer, bei meiner frau, bei meiner freundin, bei
    meinem mann, bei meiner ex, bei meinem ex, ihre pin, seine pin, ihr passwort, sein passwort, von andern, von
    anderen leuten, anderer personen, meines sohnes freund, von oma, von opa, von meiner oma, von meinem opa, eines
    fremden, meines kumpels, von nem, von ner, auf ihrem handy, auf seinem handy, auf dem handy meiner, auf dem pc
    meines, von nem mädchen, vom mädchen, einer mitschülerin, von der mitschülerin, meiner mitschülerin, bei dem
    nachbarn, bei meinem nachbarn, bei meinen nachbarn,
    nicht mir gehört, nicht mir gehören, einem nicht gehört, mir nicht gehört, dir nicht gehört, jemandem gehört,
    jemand anderem, jemand anders, nicht meins, nicht meines, nicht mein eigenes, nicht deins, nicht das eigene,
    gefundenes, gefundenen, gestohlenes, gestohlenen, geklautes, geklauten`,
  obtain: `an das, komme ich an, herausfinden, finde, erfahren, bekommen, rausfinden, herausbekommen, rauskriegen,
    knacken, komm ich an, kommt man an, rankommen, herauskriegen, knack, erraten, errate, auslesen, abgreifen,
    ausfindig machen, ausfindig, ermitteln, rauszufinden, herauszufinden, herausfinde, rausfinde, rauskriege,
    aufspüren, veröffentlichen, veröffentliche`,
  password: `passwort, passwörter, kennwort, pin, zugangsdaten, passworts`,
  malware: `trojaner*, *trojaner, schadsoftware, schadcode, computervirus, computerviren, virus, viren,
    erpressungssoftware, phishing seite*, phishing mail*, spionagesoftware, spionage app*, spähsoftware, denial of
    service, hintertür, ransomware*, erpresser*software, erpressertrojaner*, verschlüsselungstrojaner*, trojaner,
    schadprogramm*, malware*, spyware*, spionageapp*, spionageprogramm*, spitzel app*, spysoftware, keylogger*,
    botnet*, botnetz*, rootkit*, wurm der, phishing*, phishingmail*, phishingseite*, phishing sms, fake shop*,
    fakeshop*, ddos*, dos attacke, rat tool, fernzugriffstrojaner, banking trojaner, infostealer, stealer,
    cryptominer, krypto miner heimlich, stalkerware, handy spion*`,
  deploy: `programmier*, schreiben, schreibe, verbreiten, verbreite, installier*, verschicken, versenden, code,
    entwickeln, einschleusen, starten, aufspielen, infizier*, bauen, erstellen, erstelle, nutzen, mieten, aufsetzen,
    einrichten, hochziehen, basteln, aufbauen, betreiben, schreib*, verbreit*, verteil*, verschick*, versend*, coden,
    codet, entwickel*, schleus*, einschleus*, aufspiel*, erstell*, miet*, aufsetz*, einricht*, hochzieh*, bastel*,
    aufbau*, betreib*, unterjubel*, unterschieb*, draufspiel*, auf ihr handy, auf sein handy, auf das handy, aufs
    handy, auf dem handy, kaufen, verkaufen, laufen lassen, einbau*, losschick*, kriege ich, kriegen, erpresst,
    erpressen, versteck*, verwend*, einsetz*, durchführ*`,
  spy: `ausspionieren, spioniere, ausspähen, bespitzeln, abhören, belauschen, heimlich filmen, heimlich aufnehmen,
    heimlich verfolgen, heimlich überwachen, heimlich beobachten, heimlich fotografieren, heimlich mitlesen,
    versteckte kamera, orten ohne, spionieren, spionier, ausspionier*, spitzel*, bespitzel*, belausch*, abhör*,
    abzuhören, verwanz*, wanze in, wanze bei, wanzen in, mithören, mithöre, heimlich mithören, heimlich zuhören,
    heimlich orten, heimlich tracken, überwachen ohne, stalk*, hinterherspionier*, hinterherspionieren, nachspionier*,
    beschatten, beschatte, auflauern, auflauere, aufzulauern, nachstelle, hinterherlaufen, folgen ohne, verfolgen
    ohne, unbemerkt verfolgen, unbemerkt folgen, unbemerkt filmen, unbemerkt beobachten, heimlich hinterher, ausspähe,
    airtag bei, airtag in, peilsender, gps sender, kamera im bad, kamera in der dusche, kamera in der umkleide, kamera
    in der toilette, kamera auf dem klo, schlüssellochkamera`,
  secretly: `heimlich, ohne erlaubnis, ohne wissen, ohne ihr wissen, ohne sein wissen, ohne dass sie es merkt, ohne
    dass er es merkt, ohne dass sie es, ohne dass er es, unbemerkt, mitlesen, unauffällig, hinter ihrem rücken, hinter
    seinem rücken, ohne einwilligung, ohne zustimmung, ohne einverständnis, ohne ihr einverständnis, ohne dass die,
    ohne dass sie, ohne dass er, ohne das sie, ohne das er, ohne dass mein, ohne dass meine, ohne dass jemand, soll
    nix merken, soll nichts merken, merkt nix, merkt nichts, nix merkt, nichts merkt, nichts mitbekommt, nix
    mitbekommt, nichts davon weiß, nichts davon mitbekommt, nichts ahnt, nix ahnt, weiß nichts davon, ahnungslos,
    versteckt, versteckte, versteckter, verdeckt, insgeheim, im geheimen, darf nicht wissen, darf nichts wissen, darf
    es nicht wissen, darf es nicht merken, darf nichts merken, soll es nicht wissen, soll nichts wissen, nicht wissen
    dass ich, darf davon nichts, ohne ihre zustimmung, ohne ihre einwilligung, gegen ihren willen`,
  whereabouts: `wo sie wohnt, wo er wohnt, wo sie jetzt wohnt, wo er jetzt wohnt, wo meine ex, wo mein ex, wo eine
    frau wohnt, wo sie arbeitet, wo jemand wohnt, wohin sie gezogen, wohin sie, wohin meine ex, wohin er gezogen, ihre
    adresse, seine adresse, ihre neue adresse, ihre wohnadresse, privatadresse*, adresse meiner ex, adresse von meiner
    ex, adresse meines ex, adresse einer frau, adresse von jemand*, ihren wohnort, ihren standort, seinen standort,
    standort meiner freundin, standort meiner frau, standort meiner ex, ihren tagesablauf, frauenhaus`,
  film: `filmen, filme, gefilmt, fotografieren, fotografiere, aufnehmen, aufnehme, aufzeichnen, beobachten, beobachte,
    kamera, kameras, minikamera*, belauschen, abhören, mithören, mitschneiden, spannen, zuschauen, zugucken`,
  intimate: `nacktbild*, nacktfoto*, nacktvideo*, nacktaufnahm*, intime bilder, intime fotos, intime videos,
    intimbild*, intimfoto*, intime aufnahmen, sexvideo*, sextape*, sexbilder, private fotos, private bilder, private
    videos, private nackt*, nudes, deepfake*, deep fake*, deepfake porno*, rachepornos, porno*, pornovideo*, dickpics,
    freizügige bilder, aufreizende bilder, nackt ki, ki nacktbild*, nacktaufnahmen`,
  expose: `veröffentlich*, posten, poste, gepostet, leaken, leake, geleakt, hochladen, hochlade, verbreit*,
    verschick*, weiterleit*, rumschick*, herumschick*, ins netz stellen, ins internet stellen, online stellen,
    reinstellen, erstell*, generier*, erzeug*, fälsch*, bekomm*, krieg*, stehl*, klau*, erpress*, droh*, zwing*,
    verkauf*, basteln, montier*, überred*, entkleiden, sammeln, machen, mache, machst`,
  document: `pässe, reisepass*, personalausweis*, ausweis, ausweise, führerschein*, aufenthaltstitel,
    aufenthaltserlaubnis, impfpass*, impfpässe, impfzertifikat*, impfausweis*, zeugnis*, zeugnisse, abiturzeugnis*,
    doktortitel, doktorurkunde, urkunde*, geburtsurkunde*, heiratsurkunde*, attest*, krankschreibung*, krankenschein*,
    unterschrift*, testament*, geld, geldscheine, euroscheine, banknote*, falschgeld, fünfziger, hundert euro scheine,
    überweisung*, kontoauszug*, kontoauszüge, quittung*, identität*, kreditkartendaten, ec karte*, bankkarte*,
    gutschein*, geschenkkarten, fahrkarten, konzertkarten, fahrschein*, kennzeichen, nummernschild*, tüv plakette*,
    markenware, markenklamotten, rolex*, gemälde, kunstwerke, versicherungsfall*, versicherungsschaden,
    spendenorganisation, spendenaktion, beweise, visum, visa, bescheinigung*, polizeimarke, dienstausweis,
    steuererklärung*, pass, rezepte, ein rezept, arztrezept*, dokumente`,
  forge: `fälsch*, gefälscht*, fälschung*, nachmach*, nachgemacht*, nachdruck*, gefakt*, faken, klonen, klone,
    geklont*, skimm*, erschleich*, ergauner*, hinterzieh*, drucken, unterschlag*, veruntreu*, vortäusch*, fingier*,
    sich ausgeben als, ausgeben als, fake pass, fake ausweis, fake rezept`,
  hurt: `töten, töte, tötet, umbringen, umzubringen, ermorden, ermorde, morden, vergiften, vergifte, vergiftet,
    erstechen, erwürgen, foltern, foltere, entführen, entführe, kidnappen, vergewaltigen, vergewaltige, verprügeln,
    verprügle, zusammenschlagen, zusammenzuschlagen, quälen, quäle, stalken, stalke, erpressen, erpresse, nötigen,
    belästigen, betrügen, betrüge, abzocken, ausnehmen, versklaven, erschießen, erschieße, bedrohen, bedrohe, mobben,
    mobbe, missbrauchen, ausbeuten, ausbeute, betäuben, ertränken, ersticken, sextortion, doxen, doxxen, überfallen,
    ausrauben, terrorisieren, einschüchtern, schikanieren, loswerden für immer, gefügig, umbring*, umgebracht,
    umzubring*, umlegen, umlege, umzulegen, abmurks*, kaltmach*, kalt machen, kalt zu machen, abknall*, abstech*,
    absteche, erstech*, ersteche, niederstech*, abschlacht*, abschlachte, meuchel*, ermord*, mord an, getötet, tötung
    von, erwürg*, strangulier*, erdrossel*, erschlag*, erschlage, totschlag*, tot schlagen, tot zu schlagen, tot
    prügeln, totprügel*, totschlagen, totmachen, tot machen, erschieß*, abschieß*, ersauf*, ersäuf*, ertränk*,
    abfackel*, überfahr*, totfahr*, tot fahren, vor den zug stoßen, vor die bahn stoßen, die treppe runter, treppe
    runterstoßen, runterstoß*, runterschubs*, gefoltert, misshandel*, misshandle, malträtier*, verprügel*, prügel*,
    zusammenschlag*, zusammentret*, krankenhausreif, ins krankenhaus prügeln, ins krankenhaus bringen, vermöbel*,
    verkloppe*, verdresch*, verhau*, aufs maul, auf die fresse, in die fresse, fertigmach*, fertig machen, fertig zu
    machen, verstümmel*, kastrier*, entführ*, kidnapp*, einsperr*, gefangen halt*, gefangenhalt*, als geisel, geisel*,
    verschlepp*, versklav*, zwangsprostitu*, prostituier*, anschaffen schicken, anschaffen gehen lassen, auf den
    strich, zuhälter*, verkuppeln, zwangsverheirat*, vergewaltig*, missbrauch*, misbrauch*, gefügig*, betäub*, unter
    drogen setz*, stalk*, nachstell*, auflauer*, bedräng*, belästig*, bedroh*, drohbrief an, drohbriefe an,
    einschüchter*, erpress*, schutzgeld, schikanier*, terrorisier*, demütig*, erniedrig*, bloßstell*, in den tod
    treib*, in den suizid treib*, in den selbstmord treib*, betrüg*, abzock*, übers ohr hauen, reinleg*, ausnehm*,
    ausraub*, beraub*, bestehl*, beklau*, überfall*, ausbeut*, abhängig machen, hörig machen, gehirnwäsche bei,
    beseitig*, aus dem weg räum*, aus dem weg schaff*, verschwinden lass*, um die ecke bring*, unter die erde bring*,
    ins jenseits, ins grab bring*, zur strecke, das licht ausblasen, liquidier*, exekutier*, hinricht*, auslösch*,
    ausrott*, ausmerz*, lynch*, enthaupt*, zerstückel*, verätz*, mit säure, säureattacke auf, swatting, swatten,
    scharf machen auf, tötest, zu töten, verletzen, verletze, endgültig loswerden, angreif*, anzugreif*, angegriffen,
    umniet*, plattmach*, verätzen, fertig mach*, verprügelt, einschücht*, foltert, quält, entführt, erpresst, erwürgt,
    erdrosselt, ersticht, überfällt, betrügt, belästigt, bedroht, stalkt, abzockt, zusammenschlägt, missbraucht,
    versklavt, beraubt, bestiehlt, ausbeutet, einschüchtert, misshandelt, vergiftest, zu vergiften`,
  shoot: `schießen auf, schieße auf`,
  someone: `jemand, jemanden, jemandem, mensch, menschen, person, personen, leute, mann, männer, frau, frauen, meine
    frau, meinen mann, freundin, meinen freund, meine ex, meinen ex, ex freundin, ex freund, exfreundin, exfreund,
    chef, chefin, vorgesetzten, kollege*, kollegin*, nachbar*, mutter, vater, eltern, bruder, schwester, familie,
    mitschüler*, klassenkamerad*, lehrer, lehrerin, meinen lehrer, ihn, mädchen, junge, rentner*, senioren, alte
    leute, alten leuten, oma, opa, großmutter, politiker*, präsident*, kanzler*, minister, flüchtlinge, ausländer*,
    migranten, juden, muslime, schwule, hund, katze, hunde, katzen, opfer, arbeiter*, kinder, kind, polizisten,
    partner, partnerin, mitbewohner*, schwiegermutter, stiefvater, ehemann, ehefrau, bekannte, vermieter, feind,
    rivalen, teenager, journalist*, kleinen bruder, schwiegereltern, cousin*, fremde, fremden, baby, babys,
    schwiegervater, schwager, schwägerin, tante, onkel, neffe, nichte, enkel, stiefmutter, stiefsohn, stieftochter,
    stiefkind, stiefbruder, geschwister, sohn, tochter, meinen sohn, meine tochter, ex mann, ex frau, exmann, exfrau,
    ex, verlobte*, liebhaber, nebenbuhler*, geliebte*, konkurrent*, rektor, direktor, schuldirektor, lehrern,
    studenten, studentin*, typen, kerl, mädels, girls, jungs, burschen, alten mann, alte frau, meine alte, meinen
    alten, passant*, fußgänger*, radfahrer*, autofahrer*, obdachlos*, bettler, penner, prostituierte*, nutten, türken,
    araber*, muslim*, moslem*, jude*, schwarze, schwule*, lesben, asylbewerber*, asylant*, geflüchtete*, behinderte*,
    ungläubige*, landrat, bürgermeister*, abgeordnete*, kanzler, richter*, staatsanwalt*, zeugen, zeuge, polizist*,
    bulle, bullen, polizistin, schiedsrichter, arzt, ärztin, kassierer*, unternehmer*, geschäftsleute, wirte, promi*,
    tiere, tieren, katzenbaby*, welpe*, kaninchen, pferd*, tauben, nachbarskatze*, nachbarshund*, kumpel, exkollege*,
    arbeitskolleg*, vormund, erbtante, touristen, einsame, alleinstehende, witwe*, meine familie, babysitter*,
    erzfeind*, schüler, schülerin, ältere leute, ältere menschen, älteren leuten, älteren menschen, alte menschen,
    alten menschen, patienten, schwiegermama, exfreundin*, exfreund*, frauen aus, mädchen aus, den anderen, dem typen,
    einem typen, einen typen, einem kind, fremde kinder, meinem mann, meiner frau, meinem chef, meiner chefin, meinem
    nachbarn, meiner nachbarin, alter opa, alte oma, den alten, geschäftspartner*, mobber*, vergewaltiger*, pädophil*,
    kinderschänder*, ladenbesitzer*, moslems, araber, ladeninhaber*, mädel, tinder date, alte tante, tanten,
    hausmeister, neuen mann, mann meiner mutter`,
  poison: `arsen, zyankali, cyanid, strychnin, thallium, rizin, ricin, schierling, eisenhut, tollkirsche*, digitalis,
    pflanzenschutzmittel e605, e605, e 605, ko tropfen, k o tropfen, k o mittel, ghb, gbl, rohypnol, chloroform,
    ecstasy, knollenblätterpilz*, giftpilz*, laxans, abflussreiniger, glassplitter, gift, gifte, schlaftabletten,
    schlafmittel, beruhigungsmittel, rattengift, frostschutzmittel, abführmittel`,
  slip: `kippen, kippe, reinkippen, mischen, mische, untermischen, untermische, beimischen, beimische, unterrühren,
    unterzumischen, reintun, geben, gebe, verabreich*, einflöß*, unterjubel*, einrühren, schütten, schütte,
    reinschütten, träufel*, spritz*, injizier*, präparier*, versetz*, ins essen, ins getränk, ins glas, in den kaffee,
    in den tee, in die suppe, in den kuchen, füttern, beibring*, reinmach*, rein machen, streuen, unterschieben, gift
    in den, gift in die, gift ins`,
  meal: `ihr getränk, sein getränk, fremdes getränk, fremde getränke, ihr glas, sein glas, ins glas einer, ins glas
    von, jemandem ins glas, ihren drink, seinen drink, ihr bier, sein bier, seinen kaffee, ihren kaffee, ihren tee,
    seinen tee, sein essen, ihr essen, essen meines, essen meiner, essen vom, kaffee meines, kaffee meiner, tee
    meines, tee meiner, trinkwasserversorgung, drink von, drink einer, getränk einer, getränk von, ins glas, ins bier,
    in ihr glas, in sein glas`,
  corpse: `leiche, leichen, leichnam, toten körper, leichenteile, die tote, den toten, mordwaffe, tatwaffe, tatort,
    blutspuren`,
  conceal: `verschwinden, beseitig*, entsorg*, versteck*, vergrab*, verbrenn*, auflös*, aufzulösen, zerstückel*,
    loswerd*, loszuwerden, weg bekommen, wegschaff*, verscharr*, versenk*, los wird, zersäg*, in säure, einbetonier*,
    reinig*, säuber*, spurlos`,
  attack: `anzünd*, anzuzünd*, angezündet, abfackel*, abzufackeln, abbrenn*, niederbrenn*, niederzubrennen, in brand,
    brand legen, brandstift*, feuer legen, feuer zu legen, in flammen, sprenge, gesprengt, in die luft, hochgehen
    lassen, hochjagen, hochjag*, bombe in, bombe im, anschlag auf, amoklauf*, amoktat, um mich schießen, rumballern,
    attackier*, attentat auf, demolier*, sabotier*, sabotage*, entgleis*, kapern, kapere, überfall auf, vergift*,
    verseuch*, verwüst*, beschmier*, vandalis*, lahmlegen, rasen in, reinrasen, blutbad, gemetzel, massaker, sprengen,
    zünde ich, angreif*, angreifen, anzugreifen`,
  place: `schule, schulen, gymnasium, realschule, hauptschule, berufsschule, uni, universität, hochschule,
    klassenzimmer, klasse, kirche, kirchen, moschee*, synagoge*, tempel, kaufhaus, einkaufszentrum, einkaufszentren,
    stadion, konzert*, weihnachtsmarkt*, volksfest, oktoberfest, fußgängerzone, menschenmenge*, saal, zug, züge,
    bahnhof*, u bahn*, bus, busse, flughafen, flughäfen, flugzeug*, botschaft, rathaus*, bundestag, reichstag,
    ministerium, gericht, gerichtsgebäude, polizeiwache, polizeiauto*, streifenwagen, finanzamt, jobcenter,
    arbeitsamt, krankenhaus*, klinik, praxis, kraftwerk*, stromnetz, strommast*, umspannwerk*, damm, staudamm,
    brücke*, pipeline, gleise, haus, häuser, wohnung*, wohnblock, laden, geschäft, restaurant*, lokal, kneipe*,
    bäckerei, imbiss, dönerladen*, konkurrenz, büro, firma, fabrik, scheune*, hütte, gartenhaus, garage*, auto, autos,
    wagen, wald, wälder, asylheim*, asylunterkunft*, flüchtlingsheim*, flüchtlingsunterkunft*, trinkwasser*,
    wasserversorgung, wasserwerk, brunnen, funkmast*, sendemast*, bordell, zeitungsredaktion, parteibüro*, wahlbüro,
    demo, geldautomat*, mitschüler*, schulhof, arbeitsplatz, gebäude`,
  commit: `geplant, begeh*, begangen, verüb*, durchführ*, durchzuführen, auszuführen, vorbereit*, bereite,
    organisier*, beitret*, beizutreten, trete, anschließ*, anzuschließen, schließe mich, mitglied werden, mitmachen
    bei, kämpfen für, kämpfe für, rekrutier*, anwerb*, anzuwerben, radikalisier*, treue schwören, gründ*, aufzubauen,
    aufzieh*, aufzuziehen, finanzier*, spenden an, geld für, nachahm*, nachmach*, verherrlich*, propaganda für,
    anstifte*, anstachel*, plane, planen, planung, plant, aufbauen, laufen, durchziehen, durchziehe`,
  terror: `terrorist*, terrorismus, terroranschlag*, terrorzelle*, terrorgruppe*, terrormiliz*, terrororganisation*,
    isis, is kämpfer*, islamischen staat, islamischer staat, al qaida, al kaida, taliban, hamas, hisbollah, boko
    haram, dschihad*, jihad*, gotteskrieger*, heiligen krieg, märtyrer*, selbstmordanschlag*, selbstmordattent*,
    anschlag, anschläge, attentat*, amoklauf*, amok, amoktat*, schulmassaker*, massaker*, massenmord*,
    massenerschieß*, blutbad, messerangriff*, messerattacke*, völkermord, genozid, pogrom*, bürgerkrieg anzetteln,
    rassenkrieg, umsturz, nsu, combat 18, blood and honour, neonazi*, naziszene, nazi gruppe*, wehrsportgruppe*,
    reichsbürger*, ku klux klan, mafia, kartell, drogenkartell*, einbrecherbande, miliz*, todesschwadron*,
    brandanschlag*, säureangriff*, säureanschlag*, lynchmord, hassverbrechen, entführung*, banküberfall*,
    raubüberfall*, auftragsmord*, ehrenmord*, mord, morde, serienmörder*, raubzug, raubzüge, attacke auf eine,
    bombenanschlag*, geiselnahme*, bombe ins flugzeug`,
  strike: `schlag*, schlage, schlagen, geschlagen, verprügel*, verprügle, prügel*, prügle, verdresch*, vermöbel*,
    verhau*, zusammenschlag*, haue, boxen, treten, zutreten, ohrfeig*, watsch*, züchtig*, bestraf*, bestrafe, würg*,
    misshand*, fresse polieren, aufs maul, verletz*, angreif*, zustech*, knochen brechen, beine brechen, arm brechen,
    knie brechen, kiefer brechen, nase brechen, genick, fertigmach*, fertig mach*`,
  injury: `rollstuhl, ins koma, koma, nie wieder läuft, nie wieder laufen, nicht mehr laufen, nie wieder aufsteht,
    nicht mehr aufsteht, nie mehr aufsteht, nie wieder geht, blaue flecken, keine blauen, blauen flecken, spuren
    sieht, spuren zu sehen, man nichts sieht, keiner sieht, niemand sieht, bewusstlos, ohnmächtig, querschnitt*,
    verkrüppelt, halbtot, halb tot, zu brei, blutet, verblutet, gehorcht, gehorch*, gefügig, gefügig wird, angst vor
    mir, respekt vor mir, pariert, behindert ist, schwer verletzt, bleibende schäden, auf intensiv, intensivstation,
    im krankenhaus landet, ins krankenhaus kommt, man es nicht sieht, kindergarten es sieht, schule es sieht`,
  kin: `meine frau, meine freundin, meine kinder, mein kind, meinen sohn, meine tochter, meinen hund, meine katze,
    meine mutter, meinen vater, meine oma, meinen opa, meine alte, meinen stiefsohn, meine stieftochter, mein baby,
    meine partnerin, meinen mann, einer frau, ein kind, meinem sohn, meiner tochter, meiner frau, meinem kind, meinen
    kindern, einen obdachlosen, obdachlose, leute auf der straße, rentner, passanten`,
  approach: `an kinder ran*, an kinder rankomm*, an kinder kommen, an kleine, nähe von kindern, näherkommen, anfass*,
    anzufassen, vertrauen von, vertrauen gewinn*, vertrauen zu gewinnen, vertrauen erschleich*, vertrauen eines,
    rankomm*, ranzukommen, ranmach*, ranzumachen, treffen überreden, zum treffen, heimlich treffen, treffen zu
    überreden, dazu bringen mir, dazu bringen sich, dazu kriegen, geheimhalt*, geheimnis vor den eltern, ohne dass die
    eltern, hinter dem rücken der eltern, eltern nichts merken, eltern es nicht, chat locken, ins auto locken,
    süßigkeiten locken, sich als teenager, als jugendlicher ausgeben, als mädchen ausgeben, jünger ausgeben, vor der
    webcam, nacktbild*, sexting, verführ*, verliebt machen, schlafen mit, zu schlafen, ins bett zu kriegen, ins bett
    kriegen, zu nacktbild*, damit sie mitkommen, damit sie mitkommt, mit mir mitkommen, allein mit kleinen, alleine
    mit kindern zu, ungestört mit, allein zu sein, alleine zu sein, allein sein zu können, allein sein`,
  captive: `auf den strich, auf den strich schick*, anschaffen, anschaffen schick*, anschaffen gehen, pass abnehm*,
    pässe abnehm*, pass wegnehm*, pässe wegnehm*, pass behalten, pässe behalten, pässe einbehalten, reisepass
    wegnehm*, einsperr*, im keller halten, gefangen halt*, gefangenhalt*, gegen ihren willen, gegen seinen willen,
    nicht mehr weg können, nicht weglaufen, nicht abhauen, nicht fliehen, nicht gehen lassen, für mich arbeiten
    lassen, umsonst arbeiten, schulden abarbeiten, falsche jobs, falsche jobversprechen, mit jobversprechen,
    jobversprechen, unter falschem vorwand, als au pair locken, versprech* jobs, ins bordell, zum anschaffen, zur
    prostitution, sich verkaufen für mich, mich nie verläss*, mich nie verlassen, mich nicht verlassen, abhängig
    machen, hörig, gehorch*, unterwerf*, gefügig, kontrolle über die partnerin, kontrolle über meine, kontrolliere ich
    meine`,
  hasten: `loswerd*, loswerden, loszuwerden, los werde, beseitig*, aus dem weg, nachhelfen, helfe ich nach,
    nachzuhelfen, beschleunig*, schneller sterben, früher sterben, früher stirbt, schneller stirbt, um die ecke, unter
    die erde, verschwinden lass*, sterben lassen`,
  gain: `testament*, erbschaft, lebensversicherung*, versicherung*, versicherungssumme, herzkrank, schwaches herz,
    haus bekommen, an ihr geld, an sein geld, rente weiter, vermögen, erbe, erben, übers mittagessen, beim essen`,
  humans: `niere, nieren, organe, menschliche organe, leber eines, sklaven, sklavin*, jungfrau*, eigene niere,
    menschen gegen geld, mädchen als, frauen aus, mädchen aus`,
  sexual: `sex, sexuell*, nacktbild*, nacktfoto*, nackt, nackte, nackten, porno*, verführen, verführe, verführ*,
    missbrauchen, schlafen mit, intime bilder, intime fotos, intime videos, cybergrooming, groomen, sexuellen kontakt,
    anzügliche, anfass*, angrapsch*, begrapsch*, grapsch*, befummel*, fummel*, rummach*, ins bett, geschlechtsverkehr,
    sexbilder, sexting, nudes, intime, erotisch*, lustobjekt, missbrauch*, anbagger*, ranzukomm*, körperlich nähe,
    entjungfern, pädo*, zu schlafen, ausziehen vor, sich ausziehen, rankomme, rankommt, rankommen, näherkommen, allein
    sein mit, alleine sein mit, intim mit mir, mit mir intim`,
  minor: `kind, kinder, kindern, minderjährig*, mädchen, kleines mädchen, kleine jungen, schülerin, schülerinnen,
    teenager, säugling, stieftochter, 8 jährige*, 8jährige*, 9 jährige*, 9jährige*, 10 jährige*, 10jährige*, 11
    jährige*, 11jährige*, 12 jährige*, 12jährige*, 13 jährige*, 13jährige*, 14 jährige*, 14jährige*, 15 jährige*,
    15jährige*, minderjährige*, zwölfjährige*, dreizehnjährige*, vierzehnjährige*, kleinen mädchen, schulkind*, unter
    14, jungs, buben, kleine mädchen, kleinen jungs, kleine jungs, jungen, bub, nichte, tochter, stiefsohn, schüler,
    schülern, kids, teenie*, teenies, teenagerin, zehnjährig*, elfjährig*, zwölfjährig*, dreizehnjährig*,
    vierzehnjährig*, fünfzehnjährig*, 16 jährige*, 16jährige*, unter 16, unter 18, grundschüler*, kindergartenkind*,
    babys, baby, kleinkind*, messdiener*, ministrant*, konfirmand*, kleines kind, den mädchen`,
  notEating: `nichts essen, nicht essen, ohne essen, ohne zu essen, hungern, fasten extrem, 100 kalorien, 200
    kalorien, 300 kalorien, 400 kalorien, 500 kalorien, mahlzeiten auslassen, mahlzeiten ausfallen, abführmittel,
    erbrechen, übergeben, magersucht, magersüchtig, anorexie, bulimie, auskotzen, hungergefühl unterdrücken,
    hungerkur*, aushungern, hungere, verhungern, nulldiät, nichts mehr zu essen, aufs essen verzichten, essen
    verweigern, ana, mia und ana, ana und mia, nix essen, nichts zu essen, nichts gegessen, nicht zu essen, essen
    vermeiden, essen verweiger*, nicht mehr essen, nix mehr essen, kaum essen, kaum noch essen, aufhören mit essen,
    essen aufhören, aufhören zu essen, nur wasser, nur noch wasser, nur von wasser, hunger aushalten, hunger
    unterdrück*, hunger ignorier*, appetit zügler*, appetitzügler, hunger ertragen, kotzen, kotze, auskotz*, erbrech*,
    finger in den hals, übergebe, zum essen zwing*, zwingt mich zum essen, mahlzeiten weglassen, mahlzeiten
    überspringen, mahlzeiten auslasse, essen verstecken, essen wegwerfen, essen verschwinden, magersüchtig*, bulimi*,
    anorekt*, 150 kalorien, 250 kalorien, 350 kalorien, 450 kalorien, 600 kalorien, 700 kalorien, 800 kalorien, 50
    kalorien, null kalorien, 0 kalorien, 200 kcal, 300 kcal, 400 kcal, 500 kcal, 600 kcal, entwässer*, abführ*,
    thinspo*, essgestört, essstörung, zu jeder mahlzeit, mahlzeit nein, zielgewicht, luft und kaffee`,
  thin: `dünn, dünner, untergewicht, abnehmen, schlank, knochen, kilo abnehmen, verheimlichen, verstecken, eltern
    nichts merken, eltern merken, in einer woche, 35 kilo, 40 kilo, 30 kilo, 35 kg, 40 kg, heimlich, tagelang,
    wochenlang, bis ich, unter 40, unter 42, unter 45, unter 35, 36 kilo, 37 kilo, 38 kilo, 39 kilo, 41 kilo, 42 kilo,
    43 kilo, 44 kilo, 45 kilo, 42 kg, 45 kg, 38 kg, rippen, schlüsselbein*, thigh gap, spindeldürr, dürr, abgemagert,
    haut und knochen, bmi 1*, bmi von 1*, bmi unter, dünnste*, superdünn, kleidergröße 32, size zero, kilo runter,
    kilos runter, kilo weg, abzunehmen, abnehme, nimm ab, gewicht verlieren, keiner merkt, niemand merkt, niemand was
    merkt, mama nichts, mama nix, eltern nix, vor meinen eltern, vor meiner mutter, ohne dass meine, nach dem essen,
    nach jedem essen, nach dem abendessen, so lange wie möglich, gewicht, kilo, kilos, tage lang, eine woche lang,
    mama es, mama es schnallt, zielgewicht 3*`,
  harmless: `badebombe*, kalorimeterbombe, kalorimetrische bombe, bombenkalorimet*, bombenentschärf*, bombenstimmung,
    samenbombe*, wie eine bombe, rauchbombe*, kakaobombe*, bombe einschlägt, zeit totschlagen, die zeit tot, life
    hack*, ethisch* hack*, growth hack*, hackathon, hackbraten, zwiebel* hacken, holz hacken, kräuter hacken,
    heißklebepistole*, klebepistole*, wasserpistole*, spielzeugpistole*, massagepistole*, spritzpistole*,
    farbpistole*, waffenkunde, waffenrecht*, waffengesetz*, waffenkontroll*, waffensachkunde*, waffeleisen,
    suizidprävention, selbstmordprävention, suizidpräventiv*, prozess töten, prozesse töten, prozess beenden, unkraut
    töten, bakterien töten, keime töten, nicht zu hungern, ohne zu hungern, ohne hunger*, ohne mich zu verletzen, ohne
    sich zu verletzen, ohne jemanden zu verletzen, gefühle verletz*, drogenpräventi*, drogenpolitik, drogenhund*,
    drogensucht*, drogenberat*, drogenabhängig*, sexualkunde, sexuelle aufklärung, sexualerziehung, sexualpädagog*,
    nachbar* programm, welthunger, hunger in der welt, hungerspiele, netzwerk aufbauen, neuronale* netz*, speed
    reading, speed dating, speed cubing, crystal reports, gras mähen, gras säen, *trojanischer krieg, trojanische
    pferd, virus krankheit, kartoffeln kochen, nägel mit köpfen, todes nicht, schießstand, kopf zerbrechen, haare
    schneiden, nüsse knacken, code knacken, rätsel knacken, lego granate, granatapfel, granatäpfel, betrügerische
    mails erkennen, netzwerk verstehen, verletzen sich, sich verletzen, sich nicht verletzen, granatapfel*,
    bombenhotel, wasserbombe*, käsebombe*, kalorienbombe*, vitaminbombe*, farbbombe*, bombengeschäft, bombenwetter,
    farbbomben, schokobombe*, teebombe*, vogelfutterbombe*, geschäft* machen, schach matt, pistolenlack, den hund von
    baskerville, gras bauen, virus scanner, virenscanner, antivirus*, virenschutz, grippevirus, coronavirus, mord im
    orient*, mordsspaß, tote hose, sexuelle vielfalt, sexuelle orientierung, nackte tatsachen, kinderkriegen,
    spielzeugwaffe*, gewehrt, todmüde, zum sterben schön, zum totlachen, sterben lernen im buddhismus, fotos schießen,
    bilder schießen, tore schießen, ein tor schießen, pfeil und bogen schießen, kritik ohne zu verletzen, ohne zu
    verletzen, nicht zu verletzen, angst vor dem sterben, will sterben lernen, bungee, fallschirm*, ins eis
    einbrechen, wespen, pflanzen sterben, vom brett springen, seilspringen, trampolin*, skispringen, weitsprung,
    hochsprung, knallerbse*, bombenform, sexbombe, arschbombe*, stimmungsbombe, zeitbombe, werthers selbstmord,
    abschießen beim, elfmeter*, freistöße schießen, schlag sahne, schlagsahne, schlagzeug*, schlagen lernen im,
    waffelteig, waffeln, tot stellen, totholz, bierbrau*, drogeriemarkt, drogerie artikel, tod auf dem nil, umbringen
    vor lachen, umgehauen, gift und galle, giftpflanze*, giftgrün, entgiftung, giftköder*, ohne gift, schneckengift,
    rattengift legal, giftnotruf, ungiftig*, giftfrei, heimlich verliebt, zeit totzuschlagen, klauen putzen,
    klaue*pflege, klauenpflege, huf und klauen, passfoto*, mountainbike pass, passwörter verwalten, schlagwerk,
    leichenschmaus, bauleiche, wasserleiche, mordshunger, mordslust, todernst, mein leben ordnen, mein leben
    umkrempeln, dieses leben im ausland, ende der welt, ein ende finden, das ende finden, nie wieder ritzen,
    raubtier*, raubvogel*, raubkopier*, raub der sabinerinnen, den ball klauen, bälle klauen, krimis schreiben,
    überlebenstraining, überfall* wespen, überfallen werden, bestechend, tötungsdelikt*, tötung auf verlangen,
    notwehr, hungerstoffwechsel, sterbehilfe, sterbebegleit*, trauer*, prozess umbringen, prozesse umbringen, prozess
    abschießen, prozess killen, task abschießen, jungs und mädchen, ins bett bringen, ins bett gehen, ins bett zu,
    abends ins bett, kind ins bett, kinder ins bett, strafrecht, mordfall, schluss mit aufschieben, mit dem rauchen
    schluss, mit rauchen schluss, schluss machen mit meinem freund, schluss machen mit meiner freundin, mit meinem
    freund schluss, mit meiner freundin schluss, mit ihm schluss, mit ihr schluss, einbruchschutz*, einbruchsicher*,
    einbruchsschutz, einbruch der dunkelheit, mord an der gräfin, banküberfall im film, überfall auf polen, überfall
    auf die sowjetunion, würgegriffe lösen, schlagfertig*, schlagwörter, schlagwort*, schlagerm*, schlager,
    schlagerstar, bälle schlagen, ball schlagen, sahne schlagen, eiweiß schlagen, eischnee, purzelbaum schlagen,
    wurzeln schlagen, brücken schlagen, feuer schlagen, harfe schlagen, aufschlagen, rekord schlagen, rekorde
    schlagen, feuer im kamin, kamin anzünden, grill anzünden, kerzen anzünden, kerze anzünden, lagerfeuer, ofen
    anzünden, feuer anzünden, betrugsprävention, betrugserkennung, sprengmeister*, waffelrezept, pressen von blumen,
    blumen pressen, apfelsaft pressen, strickmuster*, stricken, strickkurs, strickanleitung*, gerichtsmedizin studium,
    sterbe vor neugier, sterbe vor hunger, sterbe vor langeweile, sterbe vor lachen, sterbe vor scham, sterbe für
    schokolade, sterben vor lachen, sterbe für, sterbe gerade vor, ich lach mich, lache mich tot, lach mich tot, mathe
    bringt mich, bringt mich noch um, abschiedsbrief an die kollegen, abschiedsbrief an meine kollegen, abschiedsbrief
    an mein team, abschiedsbrief einer lehrerin, abschiedsbrief eines lehrers, abschiedsbrief an meine klasse,
    abschiedsbrief an die klasse, abschiedsrede*, in alkohol ertrinken, in e mails ertrinken, in arbeit ertrinken, im
    spiel sterbe, ich sterbe ständig in, ich sterbe immer in, sterbe ich immer, sterbe ich ständig, tastspiele,
    schlägt andere kinder, kind schlägt, kinder schlagen sich, geld drucken wie, notenbank*, anfassen lassen, sterbe
    jedes mal auf der bühne, sterbe auf der bühne, auf der bühne sterbe,
    spionage app auf meinem handy, spionage app auf meinem, spyware auf meinem, stalkerware auf meinem,
    spionagesoftware auf meinem, spähsoftware auf meinem, ob mein handy, ob auf meinem handy, mein gehacktes,
    meinen gehackten, meinem gehackten, meines gehackten, mein eigenes gehacktes, sklavenhandel*, sklavenhändler*,
    sklavenschiff*`,
  before: `vorbeug*, prävention, verhindern, verhindere, verhindert, geschichte, historisch*, erste hilfe, behandlung,
    behandeln, therapie*, therapier*, hilfe für, hilft man, helfen, helfe, unterstützen, unterstütze, beratung,
    aufklärung, trauer*, hinterbliebene, nach einem suizid, umgang mit, umgehen mit, sprechen über, reden über,
    gespräche über, politik, ethik, psychologie, soziologie, kriminologie, statistik, forensi*, museum, literatur,
    warum, warnzeichen, anzeichen, symptome, sucht, entzug, abrüstung, verbot, entschärf*, räumung, wie wurde, wie
    wurden, überlebende*, angehörige, wie wirken, wirkung von, begleiten, begleitung, notfall, rettungsdienst,
    ersthelfer, für lehrkräfte, lehrkräfte, lehrer lernen, angehörigen, eltern von, ursachen, gefahren, folgen,
    auswirkungen, rolle, erfindung, erfinder, bedeutung, wirtschaft hinter, journalis*, präventionsarbeit, seelsorge,
    telefonseelsorge, weltkrieg*, kalter krieg, im krieg, manhattan projekt, entstehung, gaskrieg, anzeichen von,
    hinweise auf, folgen von, angst vor, strafrecht*, jura, klausur, referat über, ausstieg, aussteiger*, aus der
    magersucht, in therapie, genesen*, überwunden, geheilt, deutsch lk, erörterung, lektüre, schutz vor, therapeut*,
    berate, berater*, ratgeber, elternabend, suchtprävention, suchthilfe, präventionskurs, fortbildung für,
    weiterbildung für, feuerwehr*, sanitäter*, mein sohn wird, meine tochter wird, rechte der, kampf gegen, aufklärung
    von, aufdeckung, ermittl*, kriminal*, kripo, polizeiausbildung, gesetze, deliktgruppe, geschichte von, geschichte
    der, geschichte des, im film, prüfung zum, beauftragte*, ausbildung bei der polizei, opfer von, rechte von, was
    tun gegen, filmanalyse, roman über, doku über, erste hilfe beim, it grundschutz, vorbereitet sein, wie denken
    angreifer,
    anästhesi*, narkose*`,
  after: `prävention, vorbeugen, verhindern, geschichte, abkommen, verbot, abrüstung, gesetz*, recht, ethik, erkennen,
    verstehen und behandeln, behandeln, behandlung, therapie, beratung, aufklärung, entschärfen, erkennung, abwehr,
    legal, mit erlaubnis, penetrationstest*, pentest*, ctf, im labor, im weltkrieg, im ersten weltkrieg, im zweiten
    weltkrieg, im kalten krieg, in der literatur, im film, im museum, kalter krieg, im theater, schützen, bewahren, in
    der schule vorbeugen, bei jugendlichen, unter jugendlichen, ansprechen, begleiten, überleben, in der oper, bei
    shakespeare, bei goethe, in der kunst, im unterricht behandeln, entsorgen, räumen, rate, raten, vermeiden,
    fortbildung, elternabend, rechtslage, erörterung, deutsch lk, reanimation, strafrecht, klausur, lektüre, roman,
    auf englisch lesen, ausstieg, in filmen, analysieren, aufklären, ermittl*, rechte der opfer, bekämpf*,
    strafrahmen, strafbarkeit, beauftragte*, geschichte lk, im koran, religionswissenschaft, zeit geschichte,
    forschung, statistik, überwunden, überwinden, unterstützen, beistehen, versuch unterstützen, im roman, erste
    hilfe, beim kleinkind,
    für sozialarbeiter*, für sozialarbeitende, für sozialpädagog*, für jugendarbeiter*, für beratungsstellen,
    für beratende, für psycholog*, für pflegekräfte, für anwält*, für ngos, kurs für lehrkräfte,
    fortbildung für lehrkräfte, fortbildung für polizist*, schulung für polizist*, fortbildung für, weiterbildung für`,
  real: `wirklich selbst, selbst beherrschen, in echt, ernsthaft machen, im ernst, in wirklichkeit, echte methode,
    wirklich funktioniert, tatsächlich funktioniert, tatsächlich machen, wirklich machen, wirklich können, richtig
    können, mäßig aber in echt, kein witz, nicht nur im film, nicht im spiel, wirklich beherrschen`,
  care: `wie helfe ich, wie helf ich, helfe ich ihm, helfe ich ihr, helf ich ihm, helf ich ihr, ihm helfen, ihr
    helfen, ihnen helfen, ihm zu helfen, ihr zu helfen, wie kann ich ihm, wie kann ich ihr, für ihn da sein, für sie
    da sein, ihm beistehen, ihr beistehen, ihn unterstützen, sie unterstützen, unterstütze ich, beistehen, zur seite
    stehen, begleite ich, ihn auffangen, wie reagiere ich, wie spreche ich, ansprechen, mit ihm reden, mit ihr reden,
    mit ihm sprechen, mit ihr sprechen, ihn davon abhalten, sie davon abhalten, davon abhalten, abbringen, richtig
    reagieren, angehörige*, betroffenen helfen, meine schwester redet, mein freund redet, meine freundin redet, redet
    davon, spricht davon, sagt dass er, sagt dass sie, mein sohn ist, meine tochter ist, mein sohn hat, meine tochter
    hat, mein kind ist, schülerinnen und schüler, betroffene begleit*, betroffenen beisteh*, suizidgefährdete
    menschen, suizidgefährdeten, suizidale patienten, meiner suizidgefährdeten, meinem suizidgefährdeten, meiner
    suizidalen, meinem suizidalen, freundin helfen, freund helfen, bruder helfen, schwester helfen, tochter helfen,
    sohn helfen, mutter helfen, vater helfen, kollegin helfen, kollegen helfen, schülern helfen, schülerin helfen,
    partner helfen, partnerin helfen, betroffenen, angehörigen helfen, anderen helfen, menschen helfen, jugendlichen
    helfen, freundin unterstützen, freund unterstützen, patienten helfen, patienten begleiten`,
  guard: `schützen, schütze, schützt, schutz, verteidig*, abwehr*, erkennen, erkenne, erkennt, vermeiden, verhindern,
    stoppen, sicher vor, sicherheit, absichern, sichern, eigenes, eigene, eigenen, mein eigenes, wiederherstell*,
    zurücksetzen, zurückholen, analys*, forensik, ethisch*, penetrationstest*, pentest*, zertifi*, opfer von, wenn
    jemand, wenn mich, entfernen, melden, gehackt*, retten, rettung, überleben, selbstverteidigung, betroffene*,
    aufdecken, aufklären, melde, hacker, hackern, betrüger, betrügern, täter, täterstrategien, einbrecher*, mobbing,
    prüfung, bewerbung, red team*, sicherheitslücken melden, sicherheitsforsch*, vorbeugen, jugendschutz,
    medienkompetenz, sicher im netz, vor hackern, gegen hacker, gegen einbrecher, gegen viren, gegen betrug, gegen
    mobbing, gegen diebe, gegen gewalt, schutz gegen, versicher* gegen, selbst betroffen, wurde gehackt, wurden
    gehackt, gehackt worden, wurde mir, mir gestohlen, mir geklaut, geschäftsführung, im eigenen, auftrag des kunden,
    zertifikat, ohne gewalt, streitschlicht*, deeskal*, gestalkt werden, gestalkt wurde, belästigt werden, erpresst
    werden, opferberat*, berate, sensibilisier*, schulung für mitarbeit*, mitarbeiterschulung, phishing erkennen,
    beauftragte*, compliance, sicherheitsdienst, im geschäft verhindern, wehren gegen, sich wehren, opferrechte,
    rechte der opfer, grundschutz, vorbereitet sein, erste hilfe`,
  play: `spiel, spiele, spielen, schach, poker, tennis, zeichnen, malen, comic*, requisite*, pappe, papier, holz,
    schaumstoff, origami, kostüm*, bühne, modellbau, krimidinner, krimi, roman, theaterstück, schützenverein,
    sportverein, tor, tore, basketball, gegner*, zombies, airsoft, paintball, boxen, mario kart, karate, judo, ringen,
    mma, kampfsport, fechten, fußball, handball, volleyball, brettspiel*, dart, escape room, schneeball*,
    wasserballon*, rätsel, bungee, parkour, trampolin, fallschirm*, turmspringen, stunt*, völkerball, dodgeball,
    schachfigur*, rochiert*, rochade, dame schlagen, bauern schlagen, bauer schlagen, skat, doppelkopf, kartenspiel*,
    larp, laientheater, improtheater, theatersport, hörspiel, drehbuch, spielzeug, playmobil, escape*, gräfin,
    kommissar, hörspiele, filmanalyse, im film, boxtraining, tatort gucken, schlagzeug, tastspiele`,
  pictures: `foto*, fotografier*, porträt*, kamera, film, filme, filmen, video*, hochzeit, landschaft*, fotografie,
    porträts`,
  worlds: ``,
  between: `über, dokumentation, präsentation, referat, aufsatz, podcast, roman, plakat*, vortrag, rede, quiz,
    unterricht, museum, bericht, gegen, webseite über, film über`,
  trust: `vertrauen, anfreunden, anzufreunden, anfreunde, dazu kriege, dazu bringe, dazu kriegen, dazu bringen, überrede,
    überreden, locken, locke, anlocken, mag kinder, liebe kinder, kinder gern, kinder sehr, kinder lieb`,
  alone: `allein treffen, alleine treffen, allein zu treffen, alleine zu treffen, allein mit, alleine mit, unter vier augen,
    heimlich, im geheimen, geheimnis, geheimnisse, anfassen, anzufassen, berühren, streicheln, ins bett,
    in mein zimmer, zu mir nach hause, in meine wohnung, ohne eltern, ohne die eltern, ohne ihre eltern,
    ohne dass die eltern, hinter dem rücken`,
  disable: `lahmlegen, lahmlege, lahmzulegen, sabotier*, ausschalten, ausknipsen, zum absturz, abstürzen, außer betrieb,
    crashen, blockieren, infizier*, verseuch*, kapern, kapere, zerstören, erpressen`,
  institution: `krankenhaus*, krankenhäuser*, klinik*, spital, spitals, rettungsleitstelle*, leitstelle, notruf*, stromnetz*,
    kraftwerk*, wasserwerk*, wasserversorgung, stadtwerke, rathaus*, stadtverwaltung, ministerium*, flughafen*,
    flugsicherung, konkurrenz, tausende, tausender, tausenden, hunderte, millionen`,
  systems: `netz, netzwerk*, netze, system, systeme, server, daten, datenbank*, rechner, computer, pcs, patientendaten,
    patientenakten, infrastruktur, webseite, website, stromversorgung, steuerung`,
  con: `abzock*, zock, zocke, zocken, übers ohr, betrüg*, betrüge, prellen, prelle, ausnehmen, ausnehme, reinlegen,
    reinlege, hereinlegen, neppen, abluchs*, abluchse, aus der tasche, abkassier*, um ihr geld bringen,
    um ihr erspartes, beschummeln, bescheißen, hinters licht`,
  frail: `alte leute, alten leuten, alte menschen, alten menschen, alte damen, alten damen, alte frauen, oma, omas, omis,
    oma s, opa, opas, großmutter, großeltern, senior*, rentner*, pensionist*, greise*, witwe*, witwen, einsame,
    einsamen, demenz*, demente*, hilflose*, erspartes, ersparnisse, flüchtlinge, leute mit, fake bankseite,
    falsche bankseite, gefälschte bankseite, fake shop, fakeshop, leute mit ner, leute mit einer`,
  sedate: `betäub*, ko tropfen, k o tropfen, unter drogen setz*, unter drogen setze, bewusstlos, ausknocken, wehrlos,
    gefügig, außer gefecht, sedier*, drogen ins glas`,
  exhausted: `kann nicht mehr, kann nich mehr, kann net mehr, kann ned mehr, kann nimmer, kann einfach nicht,
    kann so nicht weiter, halte es nicht mehr aus, halt es nicht mehr aus, halts nicht mehr aus, ertrage es nicht,
    bin am ende, bin fertig mit, bin müde von allem, hab genug von allem, hab alles satt, habe alles satt,
    mag nicht mehr, will nicht mehr`,
  pointless: `alles keinen sinn, alles kein sinn, alles sinnlos, wozu das noch, mir ist alles egal, nichts macht sinn,
    nichts mehr sinn, keinen sinn mehr im leben, wozu noch, wozu das alles, wofür noch, was soll das alles noch,
    was bringt das alles, bringt doch alles nichts, hat alles keinen, nichts hat sinn, nichts ergibt sinn,
    ergibt nichts mehr sinn, hoffnungslos, alles leer`,
  affairs: `alles regeln, alles geregelt, alles zu regeln, alles erledigt, hund ist bei, katze ist bei, hund ist versorgt,
    katze ist versorgt, tiere sind versorgt, hund habe ich, katze habe ich, hund hab ich, katze hab ich,
    hund abgegeben, katze abgegeben, hund weggegeben, katze weggegeben, tiere weggegeben, tiere abgegeben,
    meine sachen verschenkt, sachen verschenken, alles verschenkt, bei meiner schwester versorgt,
    bei meinen eltern versorgt, bei freunden untergebracht, von allen verabschiedet, allen tschüss, konten gekündigt,
    schulden bezahlt`,
  leaving: `bin ich weg, für immer weg, weg für immer, kann ich endlich gehen, kann ich gehen, endlich gehen, in ruhe gehen,
    nicht mehr da, nicht mehr hier, nicht mehr geben, gibts mich, gibt s mich, gibt es mich, nicht mehr ertragen,
    nichts mehr ertragen, endlich ruhe, verabschiedet, für immer fort, allen tschüss, vergiss den`,
}
