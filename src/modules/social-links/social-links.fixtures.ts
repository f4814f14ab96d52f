import { type SocialNetwork, socialMarks } from '../../components/social/social-marks.ts';
import type { ModuleFixture } from '../define-module.ts';

const to = (network: SocialNetwork, url: string, label = '') => ({ network, link: { url }, label });

export const socialLinksFixtures: ModuleFixture[] = [
  {
    name: 'where the shop is',
    props: {
      links: [
        to('instagram', 'https://www.instagram.com/polderenpedaal'),
        to('strava', 'https://www.strava.com/clubs/polderenpedaal'),
        to('komoot', 'https://www.komoot.com/user/polderenpedaal'),
      ],
      label: 'Waar we vandaag reden',
    },
  },
  {
    name: 'every network, with names, large',
    props: {
      links: (Object.keys(socialMarks) as SocialNetwork[]).map((network) =>
        to(network, `https://example.com/${network}`, network === 'other' ? 'De nieuwsbrief' : ''),
      ),
      look: 'both',
      size: 'large',
      align: 'center',
    },
  },
  {
    name: 'names alone, very long, one without a link',
    props: {
      links: [
        to('mastodon', 'https://example.com/', `@${'fietsenstallingsbeheerder'.repeat(3)}`),
        { network: 'facebook', link: null, label: '' },
      ],
      look: 'words',
      shape: 'plain',
      align: 'end',
    },
  },
];
