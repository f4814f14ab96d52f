import { shownLinks } from '../../components/social/SocialList.tsx';
import { socialLinksField } from '../../components/social/social-fields.ts';
import { choice, text } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { socialLinksFixtures } from './social-links.fixtures.ts';

export const socialLinksFields = {
  links: socialLinksField(),
  label: text({
    label: { nl: 'Tekst ervoor', en: 'Text before them', de: 'Text davor' },
    maximumLength: 200,
  }),
  look: choice({
    label: { nl: 'Toont', en: 'Shows', de: 'Zeigt' },
    options: {
      icons: { nl: 'Pictogrammen', en: 'Icons', de: 'Symbole' },
      both: { nl: 'Pictogrammen en namen', en: 'Icons and names', de: 'Symbole und Namen' },
      words: { nl: 'Namen', en: 'Names', de: 'Namen' },
    },
    initial: 'icons',
  }),
  shape: choice({
    label: { nl: 'Vorm', en: 'Shape', de: 'Form' },
    options: {
      plain: { nl: 'Los', en: 'Plain', de: 'Frei' },
      round: { nl: 'Omlijnd', en: 'Outlined', de: 'Umrandet' },
    },
    initial: 'round',
  }),
  size: choice({
    label: { nl: 'Grootte', en: 'Size', de: 'Größe' },
    options: {
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      large: { nl: 'Groot', en: 'Large', de: 'Groß' },
    },
    initial: 'regular',
  }),
  align: choice({
    label: { nl: 'Uitlijning', en: 'Alignment', de: 'Ausrichtung' },
    options: {
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
    },
    initial: 'start',
  }),
};

export const socialLinks = defineModule({
  type: 'social-links',
  version: 1,
  label: { nl: 'Netwerken', en: 'Social links', de: 'Soziale Netzwerke' },
  about: {
    nl: 'Links naar je Instagram, Facebook en waar je nog meer te vinden bent.',
    en: 'Links to your Instagram, Facebook and wherever else you can be found.',
    de: 'Links zu deinem Instagram, Facebook und wo du sonst zu finden bist.',
  },
  category: 'text',
  icon: 'users',
  fields: socialLinksFields,
  Component: SocialLinks,
  isEmpty: ({ links }) => shownLinks(links).length === 0,
  fixtures: socialLinksFixtures,
});
