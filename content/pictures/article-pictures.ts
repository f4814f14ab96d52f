import type { DemoPicture } from './pictures.ts';

type Words = readonly [nl: string, en: string, de: string];

const scene = ([nl, en, de]: Words, x = 0.5, y = 0.6): DemoPicture => ({
  width: 1200,
  height: 800,
  focus: { x, y },
  alt: { nl, en, de },
});

/** The pictures of the blog's articles, and a bike before and after the hose. */
export const articlePictures: Record<string, DemoPicture> = {
  'highlander-path': scene(
    [
      'Een hooglander staat dwars over het schelpenpad; een fietser in een rode jas wacht met een beker thee naast haar fiets',
      'A Highland cow stands across the shell path; a cyclist in a red coat waits beside her bike with a cup of tea',
      'Ein Hochlandrind steht quer auf dem Muschelweg; eine Radfahrerin in roter Jacke wartet mit einem Becher Tee neben ihrem Rad',
    ],
    0.55,
    0.62,
  ),
  'beech-lane': scene(
    [
      'Een vrouw met een kind achterop fietst over een laan vol blad onder koperen beuken; tussen de stammen staat een damhert',
      'A woman with a child on the back cycles down a leaf-strewn lane under copper beeches; a fallow deer stands among the trunks',
      'Eine Frau mit Kind auf dem Gepäckträger radelt über einen Laubweg unter kupfernen Buchen; zwischen den Stämmen steht ein Damhirsch',
    ],
    0.48,
    0.62,
  ),
  'tulip-heads': scene(
    [
      'Een kind rijgt bloemen bij een berg afgesneden tulpen; links is het veld al groen, rechts staat het nog in bloei',
      'A child strings flowers beside a heap of cut tulips; on the left the field is green already, on the right it is still in bloom',
      'Ein Kind fädelt neben einem Haufen abgeschnittener Tulpen Blüten auf; links ist das Feld schon grün, rechts blüht es noch',
    ],
    0.45,
    0.75,
  ),
  'hyacinth-morning': scene(
    [
      'Een man groet van zijn fiets terwijl hij bij zonsopkomst langs banen hyacinten rijdt, met een molen in de nevel',
      'A man waves from his bike as he rides past bands of hyacinths at sunrise, a windmill in the mist behind him',
      'Ein Mann grüßt vom Rad, während er bei Sonnenaufgang an Hyazinthenstreifen entlangfährt, dahinter eine Mühle im Dunst',
    ],
    0.5,
    0.62,
  ),
  headwind: scene(
    [
      'Een fietser staat op de pedalen tegen de wind in op een dijk; zijn hoed waait de andere kant op, twee schapen kijken niet',
      'A cyclist stands on the pedals into the wind on a dyke; his hat is flying the other way and two sheep are not looking',
      'Ein Radfahrer stemmt sich auf dem Deich gegen den Wind; sein Hut fliegt in die andere Richtung, zwei Schafe schauen weg',
    ],
    0.48,
    0.7,
  ),
  shelter: scene(
    [
      'Twee fietsers, een kind en een hond schuilen voor de regen onder de luifel van een kaaswinkel; rechts breekt de lucht open',
      'Two cyclists, a child and a dog shelter from the rain under a cheesemonger’s awning; to the right the sky is clearing',
      'Zwei Radfahrerinnen, ein Kind und ein Hund stehen bei Regen unter der Markise eines Käseladens; rechts reißt der Himmel auf',
    ],
    0.5,
    0.65,
  ),
  fitting: scene(
    [
      'In de werkplaats zit een vrouw op een blauwe fiets met haar been gestrekt; de monteur kijkt of het zadel goed staat, een hond kijkt mee',
      'In the workshop a woman sits on a blue bike with one leg straight; the mechanic checks the saddle and a dog looks on',
      'In der Werkstatt sitzt eine Frau mit gestrecktem Bein auf einem blauen Rad; der Mechaniker prüft den Sattel, ein Hund schaut zu',
    ],
    0.5,
    0.62,
  ),
  'last-hill': scene(
    [
      'Een meisje trapt op haar gele fiets het laatste duin op, haar vader volgt met een peuter achterop; een konijn kijkt toe en boven zee staat een vlieger',
      'A girl pedals her yellow bike up the last dune, her father follows with a toddler on the back; a rabbit watches and a kite flies above the sea',
      'Ein Mädchen strampelt auf ihrem gelben Rad die letzte Düne hinauf, ihr Vater folgt mit einem Kleinkind; ein Kaninchen schaut zu, über dem Meer steht ein Drachen',
    ],
    0.5,
    0.68,
  ),
  'mill-fire': scene(
    [
      'Molen De Adriaan staat in brand boven het Spaarne; op de andere oever kijken mensen in silhouet toe, één vrouw in een rode jas',
      'The mill De Adriaan is ablaze above the Spaarne; on the other bank people watch in silhouette, one woman in a red coat',
      'Die Mühle De Adriaan brennt über der Spaarne; am anderen Ufer schauen Menschen als Silhouetten zu, eine Frau im roten Mantel',
    ],
    0.7,
    0.5,
  ),
  sawmill: scene(
    [
      'Een groene zaagmolen met planken onder het dak en boomstammen in het water; een vrouw in een rode jas fietst langs de oever',
      'A green sawmill with planks under its roof and tree trunks in the water; a woman in a red coat cycles along the bank',
      'Eine grüne Sägemühle mit Brettern unter dem Dach und Stämmen im Wasser; eine Frau in roter Jacke radelt am Ufer entlang',
    ],
    0.5,
    0.6,
  ),
  'bike-sandy': scene(
    [
      'Een rode stadsfiets vol zand en modder tegen de muur, met zeewier tussen de spaken',
      'A red city bike covered in sand and mud by a wall, with seaweed in its spokes',
      'Ein rotes Stadtrad voller Sand und Schlamm an einer Mauer, mit Seetang in den Speichen',
    ],
    0.5,
    0.62,
  ),
  'bike-washed': scene(
    [
      'Dezelfde rode stadsfiets, schoon en glimmend, met een emmer sop ernaast',
      'The same red city bike, clean and shining, with a bucket of suds beside it',
      'Dasselbe rote Stadtrad, sauber und glänzend, daneben ein Eimer mit Schaum',
    ],
    0.5,
    0.62,
  ),
};
