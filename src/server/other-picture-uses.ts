import type { Catalogue } from '../features/booking/booking.types.ts';
import type { NamedUse } from '../features/media/media.ts';

/** What shows pictures of the library beside pages and settings: bikes, tours, and links to pages without a picture. */
export const otherPictureUses = ({ bikeTypes, tours }: Catalogue): NamedUse[] => [
  ...bikeTypes.map(({ id, name, picture }) => ({ kind: 'bike' as const, key: id, title: name.nl, picture })),
  ...tours.map(({ id, name, picture }) => ({ kind: 'tour' as const, key: id, title: name.nl, picture })),
  { kind: 'setting', key: 'share', title: 'share', picture: 'og-image' },
];
