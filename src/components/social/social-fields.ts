import type { Label } from '../../fields/field.ts';
import { choice, list, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { type SocialNetwork, socialNames } from './social-marks.ts';

const options = {
  ...(Object.fromEntries(
    Object.entries(socialNames).map(([network, name]) => [network, { nl: name, en: name, de: name }]),
  ) as Record<SocialNetwork, Label>),
  other: { nl: 'Iets anders', en: 'Something else', de: 'Etwas anderes' },
};

/** Where someone, or the shop, is found on networks. */
export const socialLinksField = () =>
  list({
    label: { nl: 'Netwerken', en: 'Networks', de: 'Netzwerke' },
    item: {
      network: choice({
        label: { nl: 'Netwerk', en: 'Network', de: 'Netzwerk' },
        options,
        initial: 'instagram',
      }),
      link: link({ label: { nl: 'Link', en: 'Link', de: 'Link' } }),
      label: text({
        label: { nl: 'Tekst', en: 'Text', de: 'Text' },
        help: {
          nl: 'Leeg is de naam van het netwerk',
          en: 'Empty is the name of the network',
          de: 'Leer ist der Name des Netzwerks',
        },
        maximumLength: 80,
      }),
    },
    itemLabel: 'network',
    maximum: 30,
  });
