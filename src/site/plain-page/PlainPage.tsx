import type { Language } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';

const texts = {
  nl: {
    errorTitle: 'Hier gaat iets mis.',
    error:
      'Het ligt aan ons, niet aan jou. Probeer het over een minuut nog eens. Was je aan het betalen? Kijk dan eerst in je mail voordat je opnieuw reserveert.',
    unavailableTitle: 'We zijn zo terug.',
    unavailable: 'De site krijgt een beurt. Probeer het over een minuut nog eens.',
    tooManyTitle: 'Even op adem komen.',
    tooMany: 'Er kwamen veel aanvragen achter elkaar. Wacht een minuut en probeer het dan opnieuw.',
    previewGoneTitle: 'Dit voorproefje is op.',
    previewGone:
      'Deze link liet een pagina zien die nog niet online staat, en is verlopen. Vraag om een nieuwe.',
    again: 'Probeer opnieuw',
    home: 'Naar de voorpagina',
  },
  en: {
    errorTitle: 'Something has gone wrong here.',
    error:
      'It is our doing, not yours. Try again in a minute. Were you paying? Look in your mail first, before you book again.',
    unavailableTitle: 'We will be right back.',
    unavailable: 'The site is being serviced. Try again in a minute.',
    tooManyTitle: 'Take a breather.',
    tooMany: 'That was a lot of requests in a row. Wait a minute and try again.',
    previewGoneTitle: 'This preview is over.',
    previewGone: 'This link showed a page that is not online yet, and has expired. Ask for a new one.',
    again: 'Try again',
    home: 'To the front page',
  },
  de: {
    errorTitle: 'Hier läuft etwas schief.',
    error:
      'Es liegt an uns, nicht an dir. Versuch es in einer Minute noch einmal. Warst du gerade beim Bezahlen? Dann schau zuerst in deine Mails, bevor du neu buchst.',
    unavailableTitle: 'Wir sind gleich zurück.',
    unavailable: 'Die Seite wird gerade gewartet. Versuch es in einer Minute noch einmal.',
    tooManyTitle: 'Kurz verschnaufen.',
    tooMany: 'Das waren viele Anfragen hintereinander. Warte eine Minute und versuch es dann noch einmal.',
    previewGoneTitle: 'Diese Vorschau ist vorbei.',
    previewGone:
      'Dieser Link zeigte eine Seite, die noch nicht online ist, und ist abgelaufen. Bitte um einen neuen.',
    again: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
} satisfies Texts;

/** What went wrong, as far as a visitor may know. */
export type PlainPageKind = 'error' | 'unavailable' | 'tooMany' | 'previewGone';

interface Props {
  kind: PlainPageKind;
  language: Language;
  css: string;
}

/** The whole document shown when nothing else can be: no database, no scripts, no files (SITE-4). */
export const PlainPage = ({ kind, language, css }: Props) => {
  const text = texts[language];
  const title = text[`${kind}Title`];
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>
          <FlatTyre />
          <h1>{title}</h1>
          <p>{text[kind]}</p>
          <p className="links">
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page again, with its query */}
            <a href="">{text.again}</a> <a href={language === 'nl' ? '/' : `/${language}`}>{text.home}</a>
          </p>
        </main>
      </body>
    </html>
  );
};

/** A bike that has to wait: low sun, horizon, a wheel with a flat tyre. */
const FlatTyre = () => (
  <svg viewBox="0 0 320 150" width="320" height="150" aria-hidden="true">
    <path fill="#f4b942" d="M196 118a44 44 0 0 1 88 0z" />
    <path fill="#1d4b39" d="M0 118h320v7H0z" />
    <g fill="none" stroke="#14271f" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="5"
        d="M48 113c-10-6-15-18-15-30a38 38 0 0 1 76 0c0 12-5 24-15 30 3 4-3 4.5-8 4.5H56c-5 0-11-.5-8-4.5z"
      />
      <circle cx="186" cy="79.5" r="38" strokeWidth="5" />
      <path
        strokeWidth="1.2"
        d="M71 47v66M37 83h68M47 59l48 48m0-48-48 48M186 43v73m-36-36.5h72M160 54l52 52m0-52-52 52"
      />
      <path
        stroke="#c63e14"
        strokeWidth="5"
        d="m71 83 50 2 46-47M71 83l37-42 13 44m-13-44 59-5m19 43.5L164 24"
      />
      <path strokeWidth="5" d="M96 33h24m-12 0v8m56-17-4-9h-15M121 85l9 18m-5 0h12" />
    </g>
  </svg>
);
