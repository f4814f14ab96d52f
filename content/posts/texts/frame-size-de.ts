import type { FrameSize } from './frame-size-nl.ts';

/** German texts of the article on frame sizes and e-bikes. */
export const frameSizeDe: FrameSize = {
  title: 'Welche Rahmengröße, und mit Akku?',
  description:
    'Mit einem Buch und einer Wand in fünf Minuten zur Rahmengröße, den Sattel richtig einstellen und ehrlich ausrechnen, ob du ein E-Bike brauchst.',
  excerpt:
    'Ein Buch, eine Wand und ein Maßband: Mehr brauchst du nicht für deine Größe. Und ob es ein E-Bike sein muss, liegt weniger an den Beinen als am Wind.',
  intro: [
    'Jede Woche kommt jemand herein und sagt, er habe Größe M. Beim Pullover, stellt sich heraus. Die Radgröße hat nichts mit den Schultern zu tun, sie sitzt in den Beinen, und die misst du zu Hause in fünf Minuten. Saskia sieht es auch an den Schuhen, aber sie verrät nicht, wie.',
  ],
  measureHeading: 'Miss deine Schrittlänge',
  measure: [
    {
      text: 'Stell dich in Socken mit dem Rücken an die Wand.',
      detail: 'Die Füße zwanzig Zentimeter auseinander.',
    },
    {
      text: 'Klemm dir ein Buch zwischen die Beine.',
      detail:
        'Buchrücken nach oben, so hoch es geht, als wäre es ein Sattel. Ein Atlas taugt mehr als ein Roman.',
    },
    {
      text: 'Mach oben am Buch einen Strich.',
      detail: 'Geh zur Seite und miss vom Boden bis zum Strich. Das ist deine Schrittlänge.',
    },
    {
      text: 'Nimm sie mal 0,66.',
      detail: 'Das ergibt ungefähr die Rahmenhöhe in Zentimetern für ein Stadtrad. Bei 80 also 53.',
    },
  ],
  sizesCaption: 'Von links nach rechts: 16 Zoll, 24 Zoll, S, M und L.',
  tableHeading: 'Unsere Größen',
  table:
    'Beim Buchen fragen wir nur nach der Körpergröße, und in neun von zehn Fällen stimmt das. Wenn du genau zwischen zwei Größen liegst, nimm die kleinere, wenn du oft anhältst, und die größere, wenn du weit fährst. Und komm ausprobieren: Es stehen beide da.',
  sizeHead: ['Größe', 'Stadtrad', 'E-Bike', 'Rennrad'],
  sizeNote: 'Körpergröße, zu der die Rahmengröße meistens passt. Ein Strich heißt, dass wir sie nicht haben.',
  saddleHeading: 'Und dann der Sattel',
  saddle: [
    'Ob ein Rad passt, entscheidet der Rahmen. Ob die Knie es aushalten, entscheidet der Sattel. Stell die Ferse auf das Pedal, wenn es ganz unten steht. Das Bein sollte dann gerade eben gestreckt sein. Nimmst du danach den Fußballen, so wie beim Fahren, bleibt genau genug Beugung übrig.',
    'Stehst du mit beiden Füßen flach auf dem Boden? Dann ist er zu niedrig. Holländer setzen an der Ampel eine Zehe ab und schauen, als verstünde sich das von selbst. Nach zwei Straßen hast du es raus.',
  ],
  tipTitle: 'So bist du sicher',
  tip: 'Fahr eine Runde und achte auf die Hüfte. Kippt sie nach links und rechts, muss der Sattel einen Zentimeter herunter. Tun die Knie vorn weh, muss er hinauf.',
  batteryHeading: 'E-Bike oder nicht',
  battery: [
    'Ein E-Bike hilft, solange du trittst, bis 25 Kilometer pro Stunde. Darüber ist es einfach ein schweres Rad. Flach ist es hier überall, wegen der Berge brauchst du also keins. Wegen des Winds vielleicht schon. Gegen Windstärke 5 macht ein Motor aus einem Kampf ein Gespräch.',
    'Wie weit du kommst, hängt davon ab, wie viel du dir helfen lässt. Das schaffen unsere Akkus an einem normalen Tag, bei Windstärke 3, mit einer Person und zwei Packtaschen:',
  ],
  barsTitle: ['Stufe Eco', 'Stufe Tour', 'Stufe Turbo'],
  barsSuffix: ' km',
  yesTitle: 'Nimm eins',
  yes: [
    'wenn du mehr als vierzig Kilometer am Tag fährst',
    'wenn ein Kind oder ein Picknick mitfährt',
    'wenn ihr zu zweit seid und einer schneller ist',
    'wenn der Wetterbericht auf der Theke mit „West 5“ anfängt',
  ],
  noTitle: 'Lass es',
  no: [
    'wenn du in die Stadt willst: Fünfmal abschließen heißt fünfmal dreißig Kilo bewegen',
    'wenn es nur zum Strand und zurück geht',
    'wenn du mit dem Zug weiterfährst, denn heben musst du selbst',
    'wenn du vor allem eins willst, weil die Nachbarn eins haben',
  ],
  priceText:
    'Der Unterschied macht {difference} am Tag. Entweder ist es das wert, oder es sind vier Kaffee. Merken wirst du ihn erst auf dem Heimweg.',
  ctaHeading: 'Komm beide ausprobieren',
  cta: 'Eine Runde um den Block kostet nichts. Zehn Minuten, dann weißt du es.',
  ctaButton: 'Alle Räder ansehen',
  ctaSecond: 'Alles über das E-Bike',
};
