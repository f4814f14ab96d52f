import { bikePage } from './bikes/bike-page.ts';

export const bikeMountain = bikePage({
  id: 'mountain',
  key: 'bike-mountain',
  ridePicture: 'bike-mountain-in-use',
  ground: 'sand',
  pictureFirst: false,
  next: ['road', 'e-bike', 'city'],
  texts: {
    nl: {
      title: 'Mountainbike huren',
      description:
        'Huur een mountainbike in Haarlem voor de duinroutes van Zandvoort en Schoorl: verende voorvork, brede banden, schijfremmen. Vanaf 16 jaar.',
      heading: 'De mountainbike',
      lead: 'Nederland heeft geen bergen. Wel zand, wortels en duinen van vijftig meter, en die wonen hiernaast.',
      story: [
        'Verende voorvork met 100 millimeter, wielen van 29 inch, brede banden en hydraulische schijfremmen. Dertien kilo, gemaakt voor korte klimmetjes en losse bochten.',
        'Aan de balie hoor je hoe de route erbij ligt: na regen is het zand hard en snel, na een droge week is het duwen. We weten ook of je ergens een vignet nodig hebt.',
      ],
      included: [
        { text: 'Reparatieset', detail: 'Binnenband, pompje, multitool.' },
        { text: 'Platte pedalen', detail: 'Eigen pedalen mogen erop.' },
        { text: 'Lampjes en slot', detail: 'Op de route heb je ze niet nodig.' },
        { text: 'Afspuiten doen wij', detail: 'Zand hoort erbij.' },
      ],
      ride: {
        kicker: 'Een rit voor een middag',
        heading: 'De route bij Zandvoort, met de klok mee',
        story: [
          'De duinroute begint achter het dorp en slingert door zand en dennen. Rij haar met de klok mee: dan ga je de lange trap op het asfalt omhoog en door het bos omlaag. Omgekeerd mag, maar één keer.',
        ],
        stops: [
          {
            text: '9 km',
            detail: 'Van de winkel naar het begin, over het fietspad langs de Zandvoortselaan.',
          },
          { text: 'De route', detail: 'Ruim een uur per ronde. Borden met een fiets en twee driehoekjes.' },
          {
            text: 'Daarna',
            detail: 'Het strand, op slippers. De fiets blijft boven: zout is slecht voor alles wat draait.',
          },
          {
            text: 'Verder',
            detail:
              'Schoorl: trein naar Alkmaar, dan elf kilometer. Het hoogste duin van Nederland, 58 meter.',
          },
        ],
      },
      questions: [
        {
          question: 'Mag ik overal in de duinen rijden?',
          answer:
            '<p>Nee. Alleen op de gemarkeerde mountainbikeroutes, van zonsopkomst tot zonsondergang. In de Amsterdamse Waterleidingduinen mag je helemaal niet fietsen, en wandelpaden zijn van wandelaars.</p>',
        },
        {
          question: 'Is het iets voor beginners?',
          answer:
            '<p>Ja. De routes zijn kort en nergens diep. Zand is het moeilijkst: gewicht naar achteren, blijven trappen, niet sturen. Vallen is zacht.</p>',
        },
        {
          question: 'Mag hij mee in de trein?',
          answer:
            '<p>Buiten de spits wel, met een fietskaartje. In het weekend en in juli en augustus de hele dag.</p>',
        },
      ],
    },
    en: {
      title: 'Mountain bike hire',
      description:
        'Hire a mountain bike in Haarlem for the dune trails of Zandvoort and Schoorl: suspension fork, wide tyres, disc brakes. From 16 years of age.',
      heading: 'The mountain bike',
      lead: 'Holland has no mountains. It has sand, roots and fifty-metre dunes, and they live next door.',
      story: [
        'A suspension fork with 100 mm of travel, 29 inch wheels, wide tyres and hydraulic disc brakes. Thirteen kilos, made for short climbs and loose corners.',
        'At the counter we tell you what the trail is like: after rain the sand is firm and fast, after a dry week you push. We also know where you need a trail pass.',
      ],
      included: [
        { text: 'Repair kit', detail: 'Inner tube, pump, multitool.' },
        { text: 'Flat pedals', detail: 'Your own may go on.' },
        { text: 'Lights and a lock', detail: 'Not that the trail needs either.' },
        { text: 'We hose it down', detail: 'Sand is part of it.' },
      ],
      ride: {
        kicker: 'A ride for an afternoon',
        heading: 'The trail at Zandvoort, clockwise',
        story: [
          'The dune trail starts behind the village and winds through sand and pines. Ride it clockwise: you climb the long ramp on tarmac and come down through the trees. The other way is allowed, once.',
        ],
        stops: [
          {
            text: '9 km',
            detail: 'From the shop to the trailhead, on the cycle path along Zandvoortselaan.',
          },
          {
            text: 'The trail',
            detail: 'Just over an hour a lap. Follow the signs with a bike and two triangles.',
          },
          {
            text: 'After',
            detail:
              'The beach, in flip-flops. The bike stays at the top: salt is bad for everything that turns.',
          },
          {
            text: 'Further',
            detail:
              'Schoorl: train to Alkmaar, then eleven kilometres. The highest dune in the country, 58 metres.',
          },
        ],
      },
      questions: [
        {
          question: 'May I ride anywhere in the dunes?',
          answer:
            '<p>No. Only on marked mountain bike trails, between sunrise and sunset. In the Amsterdamse Waterleidingduinen you may not cycle at all, and footpaths belong to walkers.</p>',
        },
        {
          question: 'Is it something for beginners?',
          answer:
            '<p>Yes. The trails are short and there is nowhere far to fall. Sand is the hard part: weight back, keep pedalling, do not steer. It lands softly.</p>',
        },
        {
          question: 'Can I take it on the train?',
          answer:
            '<p>Outside rush hours, with a bicycle ticket. At weekends and in July and August all day.</p>',
        },
      ],
    },
    de: {
      title: 'Mountainbike mieten',
      description:
        'Miete ein Mountainbike in Haarlem für die Dünentrails von Zandvoort und Schoorl: Federgabel, breite Reifen, Scheibenbremsen. Ab 16 Jahren.',
      heading: 'Das Mountainbike',
      lead: 'Berge haben die Niederlande keine. Dafür Sand, Wurzeln und Dünen von fünfzig Metern, und die wohnen nebenan.',
      story: [
        'Federgabel mit 100 Millimetern, Räder mit 29 Zoll, breite Reifen und hydraulische Scheibenbremsen. Dreizehn Kilo, gemacht für kurze Anstiege und lose Kurven.',
        'An der Theke hörst du, wie der Trail gerade ist: Nach Regen ist der Sand fest und schnell, nach einer trockenen Woche schiebst du. Wir wissen auch, wo du eine Vignette brauchst.',
      ],
      included: [
        { text: 'Reparaturset', detail: 'Schlauch, Pumpe, Multitool.' },
        { text: 'Plattformpedale', detail: 'Eigene darfst du montieren.' },
        { text: 'Licht und Schloss', detail: 'Auf dem Trail brauchst du beides nicht.' },
        { text: 'Abspritzen machen wir', detail: 'Sand gehört dazu.' },
      ],
      ride: {
        kicker: 'Eine Fahrt für einen Nachmittag',
        heading: 'Der Trail bei Zandvoort, im Uhrzeigersinn',
        story: [
          'Der Dünentrail beginnt hinter dem Ort und schlängelt sich durch Sand und Kiefern. Fahr ihn im Uhrzeigersinn: Dann geht es auf Asphalt lang hinauf und durch den Wald hinunter. Andersherum darf man auch, einmal.',
        ],
        stops: [
          { text: '9 km', detail: 'Vom Laden zum Einstieg, auf dem Radweg an der Zandvoortselaan.' },
          { text: 'Der Trail', detail: 'Gut eine Stunde pro Runde. Schilder mit Rad und zwei Dreiecken.' },
          {
            text: 'Danach',
            detail: 'Der Strand, in Schlappen. Das Rad bleibt oben: Salz schadet allem, was sich dreht.',
          },
          {
            text: 'Weiter weg',
            detail: 'Schoorl: Zug nach Alkmaar, dann elf Kilometer. Die höchste Düne des Landes, 58 Meter.',
          },
        ],
      },
      questions: [
        {
          question: 'Darf ich überall in den Dünen fahren?',
          answer:
            '<p>Nein. Nur auf markierten Mountainbike-Routen, von Sonnenaufgang bis Sonnenuntergang. In den Amsterdamse Waterleidingduinen ist Radfahren ganz verboten, und Wanderwege gehören den Wanderern.</p>',
        },
        {
          question: 'Ist das etwas für Anfänger?',
          answer:
            '<p>Ja. Die Trails sind kurz, und tief fällst du nirgends. Am schwersten ist Sand: Gewicht nach hinten, weitertreten, nicht lenken. Man landet weich.</p>',
        },
        {
          question: 'Darf es mit in den Zug?',
          answer:
            '<p>Außerhalb der Stoßzeiten ja, mit Fahrradkarte. Am Wochenende und im Juli und August den ganzen Tag.</p>',
        },
      ],
    },
  },
});
