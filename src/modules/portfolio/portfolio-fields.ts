import { headingLevelField } from '../../components/heading-level-field.ts';
import { choice, list, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { picture } from '../../fields/picture.ts';

/** What a portfolio shows, in a grid or a carousel. */
export const portfolioSourceFields = () => ({
  source: choice({
    label: { nl: 'Wat er staat', en: 'What it shows', de: 'Was gezeigt wird' },
    options: {
      items: { nl: 'Wat je hieronder invult', en: 'What you enter below', de: 'Was unten eingetragen ist' },
      tours: { nl: 'De tochten van de winkel', en: 'The shop’s tours', de: 'Die Touren des Ladens' },
    },
    initial: 'items',
  }),
  items: list({
    label: { nl: 'Onderdelen', en: 'Items', de: 'Einträge' },
    maximum: 500,
    itemLabel: 'title',
    item: {
      picture: picture({ label: { nl: 'Afbeelding', en: 'Picture', de: 'Bild' } }),
      title: text({ label: { nl: 'Titel', en: 'Title', de: 'Titel' } }),
      text: text({ label: { nl: 'Eén regel tekst', en: 'One line of text', de: 'Eine Zeile Text' } }),
      categories: text({
        label: { nl: 'Categorieën', en: 'Categories', de: 'Kategorien' },
        help: {
          nl: 'Met komma’s ertussen: zee, kort',
          en: 'Separated by commas: sea, short',
          de: 'Durch Kommas getrennt: Meer, kurz',
        },
      }),
      link: link({ label: { nl: 'Link', en: 'Link', de: 'Link' } }),
    },
  }),
  level: headingLevelField('h3'),
  captions: choice({
    label: { nl: 'Titels', en: 'Titles', de: 'Titel' },
    options: {
      below: { nl: 'Onder de afbeelding', en: 'Below the picture', de: 'Unter dem Bild' },
      over: {
        nl: 'Op de afbeelding, bij aanwijzen',
        en: 'On the picture, under the pointer',
        de: 'Auf dem Bild, unter dem Mauszeiger',
      },
    },
    initial: 'below',
  }),
  gap: choice({
    label: { nl: 'Tussenruimte', en: 'Gap', de: 'Zwischenraum' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
    },
    initial: 'regular',
  }),
});
