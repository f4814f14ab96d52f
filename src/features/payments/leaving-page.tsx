import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';

const texts = {
  nl: { title: 'Je gaat naar de betaalpagina', link: 'Ga verder naar betalen' },
  en: { title: 'Taking you to the payment page', link: 'Continue to payment' },
  de: { title: 'Weiter zur Bezahlseite', link: 'Weiter zur Zahlung' },
} satisfies Texts;

type Checkout = { url: string; language: Language };

/**
 * Between our form and a provider on another site: browsers hold a form's redirects to the page's form-action
 * policy, which would have to name every bank. A page that moves on by itself ends that chain.
 */
export const leavingPage = (checkout: Checkout): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<LeavingPage {...checkout} />)}`;

function LeavingPage({ url, language }: Checkout) {
  const text = texts[language];
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${url}`} />
        <title>{text.title}</title>
      </head>
      <body>
        <main>
          <h1>{text.title}</h1>
          <p>
            <a href={url}>{text.link}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
