import { bikePage } from './bikes/bike-page.ts';

export const bikeCargo = bikePage({
  id: 'cargo',
  key: 'bike-cargo',
  ridePicture: 'bike-cargo-in-use',
  ground: 'sand',
  pictureFirst: false,
  next: ['children', 'e-bike', 'city'],
  texts: {
    nl: {
      title: 'Bakfiets huren',
      description:
        'Huur een bakfiets in Haarlem: bankje met riempjes, regentent en lage instap. Voor twee kinderen, de hond of een picknick met alles erbij.',
      heading: 'De bakfiets',
      lead: 'Twee kinderen, een picknick en een parasol. Of een hond die van uitzicht houdt. Wat in de auto niet meer past, past hier.',
      story: [
        'Een lage bak met een bankje, riempjes voor twee kinderen en een regentent die al klaarzit. Acht versnellingen en een rem die een volle bak stilzet. Er mag 80 kilo in; op de brug over het Spaarne moet je even doortrappen, daarna rijdt hij als vanzelf.',
        'Rijden is even wennen: het stuur werkt kalmer dan je gewend bent en de bak is breder dan je knieën. We doen een rondje over de kade mee. Na de eerste hoek wil je niet anders meer.',
      ],
      included: [
        { text: 'Riempjes en regentent', detail: 'Er zit ook een dekentje in de bak.' },
        { text: 'Oefenrondje op de kade', detail: 'Eerst leeg, dan met passagiers.' },
        { text: 'Twee sloten', detail: 'Eentje kan om een lantaarnpaal.' },
        { text: 'Pechhulp tot 15 km', detail: 'Met kinderen ga je voor.' },
      ],
      ride: {
        kicker: 'Een rit voor korte benen, 11 km',
        heading: 'Naar Kraantje Lek, waar het duin begint',
        story: [
          'Vijf kilometer stad en lanen, en dan staat er een berg zand waar je op mag. Boven zie je de zee. Beneden zijn pannenkoeken.',
        ],
        stops: [
          { text: '3 km', detail: 'Overveen. Hier ruik je de dennen.' },
          { text: '5 km', detail: 'Kraantje Lek en De Blinkert: klimmen, rollen, zand in de schoenen.' },
          {
            text: '7 km',
            detail: 'Landgoed Elswout. De bakfiets blijft bij het hek, jullie lopen naar de eenden.',
          },
          { text: '11 km', detail: 'Terug. Iemand slaapt.' },
        ],
      },
      questions: [
        {
          question: 'Vanaf welke leeftijd mogen kinderen mee?',
          answer:
            '<p>Zodra ze zelf rechtop kunnen zitten en een helm past, ongeveer vanaf een jaar. Tot een jaar of zeven passen hun benen. Iedereen zit vast, ook het laatste stukje.</p>',
        },
        {
          question: 'Mag de hond mee?',
          answer:
            '<p>Ja. Neem zijn eigen deken mee en lijn hem kort aan het oog in de bak. In de duinen moet hij op veel plekken aan de lijn; op de kaart die je meekrijgt staat waar.</p>',
        },
        {
          question: 'Kan ik hem ergens neerzetten?',
          answer:
            '<p>Hij past in een gewoon fietsvak als je schuin insteekt. In de Haarlemse binnenstad kun je terecht in de bewaakte stallingen; die zijn de eerste 24 uur gratis.</p>',
        },
      ],
    },
    en: {
      title: 'Cargo bike hire',
      description:
        'Hire a Dutch cargo bike in Haarlem: bench with straps, rain cover and a low step. For two children, the dog or a picnic with all the trimmings.',
      heading: 'The cargo bike',
      lead: 'Two children, a picnic and a parasol. Or a dog who likes a view. What no longer fits the car fits this.',
      story: [
        'A low box with a bench, straps for two children and a rain cover that is already fitted. Eight gears, and a brake that stops a full load. It carries 80 kg; on the bridge over the Spaarne you push for a moment, after that it rolls by itself.',
        'Riding it takes a moment: the steering is calmer than you are used to and the box is wider than your knees. We come along for a lap of the quay. One corner later you will not want anything else.',
      ],
      included: [
        { text: 'Straps and rain cover', detail: 'There is a blanket in the box too.' },
        { text: 'A practice lap on the quay', detail: 'Empty first, then with passengers.' },
        { text: 'Two locks', detail: 'One goes round a lamp post.' },
        { text: 'Help within 15 km', detail: 'With children you go first.' },
      ],
      ride: {
        kicker: 'A ride for short legs, 11 km',
        heading: 'To Kraantje Lek, where the dunes begin',
        story: [
          'Five kilometres of town and avenues, and then there is a hill of sand you are allowed to climb. From the top you can see the sea. At the bottom there are pancakes.',
        ],
        stops: [
          { text: '3 km', detail: 'Overveen. You begin to smell the pines.' },
          { text: '5 km', detail: 'Kraantje Lek and De Blinkert: climbing, rolling, shoes full of sand.' },
          { text: '7 km', detail: 'Elswout estate. The bike waits at the gate, you walk to the ducks.' },
          { text: '11 km', detail: 'Home. Someone is asleep.' },
        ],
      },
      questions: [
        {
          question: 'From what age can children come along?',
          answer:
            '<p>Once they sit up by themselves and a helmet fits, from about one year. Their legs fit until they are seven or so. Everyone is strapped in, the last bit included.</p>',
        },
        {
          question: 'May the dog come?',
          answer:
            '<p>Yes. Bring their own blanket and clip the lead short to the ring in the box. In much of the dunes dogs must be on a lead; the map you get from us shows where.</p>',
        },
        {
          question: 'Where can I leave it?',
          answer:
            '<p>It fits an ordinary bike space if you go in at an angle. In the centre of Haarlem there are guarded bike parks, free for the first 24 hours.</p>',
        },
      ],
    },
    de: {
      title: 'Lastenrad mieten',
      description:
        'Miete ein Lastenrad in Haarlem: Bank mit Gurten, Regenverdeck und tiefer Einstieg. Für zwei Kinder, den Hund oder ein Picknick mit allem Drum und Dran.',
      heading: 'Das Lastenrad',
      lead: 'Zwei Kinder, ein Picknick und ein Sonnenschirm. Oder ein Hund, der gern Aussicht hat. Was nicht mehr ins Auto passt, passt hier hinein.',
      story: [
        'Eine niedrige Kiste mit Bank, Gurten für zwei Kinder und einem Regenverdeck, das schon montiert ist. Acht Gänge und eine Bremse, die auch die volle Kiste anhält. 80 Kilo dürfen hinein; auf der Brücke über die Spaarne musst du kurz kräftig treten, danach rollt es von selbst.',
        'Das Fahren ist kurz ungewohnt: Der Lenker reagiert ruhiger, und die Kiste ist breiter als deine Knie. Wir drehen eine Runde am Kai mit. Nach der ersten Kurve willst du nichts anderes mehr.',
      ],
      included: [
        { text: 'Gurte und Regenverdeck', detail: 'Eine Decke liegt auch in der Kiste.' },
        { text: 'Proberunde am Kai', detail: 'Erst leer, dann mit Passagieren.' },
        { text: 'Zwei Schlösser', detail: 'Eins reicht um einen Laternenpfahl.' },
        { text: 'Pannenhilfe bis 15 km', detail: 'Mit Kindern kommst du zuerst dran.' },
      ],
      ride: {
        kicker: 'Eine Fahrt für kurze Beine, 11 km',
        heading: 'Nach Kraantje Lek, wo die Dünen anfangen',
        story: [
          'Fünf Kilometer Stadt und Alleen, und dann steht da ein Sandberg, auf den man hinaufdarf. Oben sieht man das Meer. Unten gibt es Pfannkuchen.',
        ],
        stops: [
          { text: '3 km', detail: 'Overveen. Hier riecht es nach Kiefern.' },
          { text: '5 km', detail: 'Kraantje Lek und De Blinkert: klettern, rollen, Sand in den Schuhen.' },
          { text: '7 km', detail: 'Landgut Elswout. Das Rad wartet am Tor, ihr geht zu den Enten.' },
          { text: '11 km', detail: 'Zurück. Jemand schläft.' },
        ],
      },
      questions: [
        {
          question: 'Ab welchem Alter dürfen Kinder mit?',
          answer:
            '<p>Sobald sie allein aufrecht sitzen und ein Helm passt, etwa ab einem Jahr. Bis ungefähr sieben passen die Beine. Alle sind angeschnallt, auch auf dem letzten Stück.</p>',
        },
        {
          question: 'Darf der Hund mit?',
          answer:
            '<p>Ja. Nimm seine eigene Decke mit und leine ihn kurz am Ring in der Kiste an. In den Dünen muss er vielerorts an die Leine; auf der Karte, die du bekommst, steht wo.</p>',
        },
        {
          question: 'Wo kann ich es abstellen?',
          answer:
            '<p>Schräg eingeparkt passt es auf einen normalen Fahrradplatz. In der Innenstadt von Haarlem gibt es bewachte Fahrradparkhäuser, die ersten 24 Stunden kostenlos.</p>',
        },
      ],
    },
  },
});
