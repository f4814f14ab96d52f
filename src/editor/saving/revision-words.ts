import type { Language } from '../../lib/language.ts';
import type { RevisionKind } from '../../page/page-settings.ts';

/** Why a version was made. */
export const kindTexts = {
  nl: {
    published: 'Gepubliceerd',
    scheduled: 'Ingepland',
    restored: 'Kwam terug na een tijdelijke versie',
    kept: 'Bewaard voordat een versie werd teruggezet',
  },
  en: {
    published: 'Published',
    scheduled: 'Scheduled',
    restored: 'Came back after a temporary version',
    kept: 'Kept before a version was brought back',
  },
  de: {
    published: 'Veröffentlicht',
    scheduled: 'Eingeplant',
    restored: 'Kam nach einer vorübergehenden Fassung zurück',
    kept: 'Aufbewahrt, bevor eine Fassung zurückgeholt wurde',
  },
} satisfies Record<Language, Record<RevisionKind, string>>;
