/** The marks of networks in the line of our own icons: paths on 24 × 24. */
export const socialMarks = {
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM12 8.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM16.6 7.4h.01',
  facebook: 'M17 3.5h-2.2A3.8 3.8 0 0 0 11 7.3V21M7.5 12H15',
  youtube:
    'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10.2 9.2v5.6L15 12z',
  tiktok: 'M14 3.5v11.2a3.8 3.8 0 1 1-3.8-3.8M14 3.5c.3 2.6 2 4.3 4.8 4.6',
  strava: 'M5 14.5 10 4l5 10.5M12.5 14.5l3 5.5 3-5.5',
  komoot:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM10.5 12 7.8 8.8M10.5 12l-2.7 3.2M13.5 12l2.7-3.2M13.5 12l2.7 3.2',
  whatsapp:
    'M3.8 20.2 5 15.9A8.3 8.3 0 1 1 8.1 19zM9 8.5c-.3 3.4 3 6.8 6.5 6.5l.3-1.8-2-.9-.9.9a5 5 0 0 1-2.1-2.1l.9-.9-.9-2z',
  linkedin:
    'M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3zM8 11v5.5M8 7.7h.01M12 16.5V11M12 13.5a2.3 2.3 0 0 1 4.6 0v3',
  pinterest:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM10 19.5l2.4-9M9.2 12.6a3.3 3.3 0 1 1 4 2.2c-1.1 0-1.8-.6-2-1.2',
  x: 'm4.5 4.5 15 15M19.5 4.5l-15 15',
  mastodon:
    'M15.5 19c-3.9.6-5.9-.3-6.2-2.3.7.2 1.5.3 2.7.3 6 0 7.5-2.3 7.5-7S16.8 3.5 12 3.5 4.5 5.3 4.5 10M8.3 13V9.8a1.85 1.85 0 0 1 3.7 0v2M12 9.8a1.85 1.85 0 0 1 3.7 0V13',
  bluesky:
    'M12 10.5C11 8 8 4.5 5 4.5c-2 0-1.5 6.5.3 8 1 .8 2.5.7 3.7.5-2.5.6-3.5 2-2 4 2 2.5 4.2 1 5-2 .8 3 3 4.5 5 2 1.5-2 .5-3.4-2-4 1.2.2 2.7.3 3.7-.5 1.8-1.5 2.3-8 .3-8-3 0-6 3.5-7 6z',
  telegram: 'm3.5 11.5 17-7-3 15-5.5-4.5-3 3V13l8-6',
  vimeo:
    'm3.5 8.2 3.2-2.5c1.4-.6 2 .5 2.4 2.3l1 5c.5 2 1.4 1.6 3.5-2 1-1.8.6-2.6-.9-2.2.9-3.2 6.8-4.6 6.8-.8 0 3.5-5.7 10.5-8.8 10.5-2.6 0-3-6-4-8.6-.4-1-1-.8-2-.2z',
  tripadvisor:
    'M3 8.5h3.5c3-2.5 8-2.5 11 0H21M7 10.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM17 10.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM7 14h.01M17 14h.01M10.5 17l1.5 2 1.5-2',
  other: 'M14 4.5h5.5V10M19.5 4.5l-9 9M17.5 13.5v4a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h4',
} as const;

export type SocialNetwork = keyof typeof socialMarks;

/** The networks as they write their names. */
export const socialNames: Record<Exclude<SocialNetwork, 'other'>, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  strava: 'Strava',
  komoot: 'Komoot',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  x: 'X',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  telegram: 'Telegram',
  vimeo: 'Vimeo',
  tripadvisor: 'Tripadvisor',
};
