import { noSearchText } from '../../fields/field.ts';
import { choice, text } from '../../fields/kinds.ts';
import { picture } from '../../fields/picture.ts';

const ratio = (name: string) => ({ nl: name, en: name, de: name });

/** Paths and addresses are no words that a visitor would look for. */
const address = (options: Parameters<typeof text>[0]) => ({
  ...text({ ...options, maximumLength: 500 }),
  searchText: noSearchText,
});

/** What one video is: where it comes from, and what stands there before it plays. */
export const videoItemFields = {
  address: address({
    label: { nl: 'Adres van de video', en: 'Address of the video', de: 'Adresse des Videos' },
    help: {
      nl: 'Een pagina van YouTube of Vimeo, of een eigen mp4 of webm, bijvoorbeeld /video/pont.mp4',
      en: 'A page of YouTube or Vimeo, or an mp4 or webm of your own, for instance /video/ferry.mp4',
      de: 'Eine Seite von YouTube oder Vimeo, oder eine eigene mp4 oder webm, zum Beispiel /video/faehre.mp4',
    },
  }),
  otherFormat: address({
    label: { nl: 'Dezelfde video als webm', en: 'The same video as webm', de: 'Dasselbe Video als webm' },
    help: { nl: 'Alleen bij een eigen mp4', en: 'Only with an mp4 of your own', de: 'Nur bei eigener mp4' },
  }),
  captionsFile: address({
    label: { nl: 'Ondertitels', en: 'Captions', de: 'Untertitel' },
    help: {
      nl: 'Een eigen vtt-bestand; nodig zodra er gesproken wordt',
      en: 'A vtt file of your own; needed as soon as someone speaks',
      de: 'Eine eigene vtt-Datei; nötig, sobald jemand spricht',
    },
  }),
  title: text({
    label: { nl: 'Waar het over gaat', en: 'What it is about', de: 'Worum es geht' },
    maximumLength: 200,
  }),
  poster: picture({ label: { nl: 'Beeld vooraf', en: 'Picture before it plays', de: 'Bild vor dem Start' } }),
};

/** How its frame looks. */
export const videoLookFields = {
  playIcon: choice({
    label: { nl: 'Afspeelknop', en: 'Play button', de: 'Abspielknopf' },
    options: {
      accent: { nl: 'Tulp', en: 'Tulip', de: 'Tulpe' },
      sun: { nl: 'Zon', en: 'Sun', de: 'Sonne' },
      paper: { nl: 'Papier', en: 'Paper', de: 'Papier' },
    },
    initial: 'accent',
  }),
  ratio: choice({
    label: { nl: 'Verhouding', en: 'Ratio', de: 'Seitenverhältnis' },
    options: { '16:9': ratio('16:9'), '4:3': ratio('4:3'), '1:1': ratio('1:1'), '9:16': ratio('9:16') },
    initial: '16:9',
  }),
};
