import type { ReactNode } from 'react';
import type { Language } from '../../../../lib/language.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { fill } from '../../../../lib/texts.ts';
import type { ChoiceName } from './test-gateway.choices.ts';
import type { TestPayment } from './test-gateway.store.ts';
import { texts } from './test-gateway.texts.ts';

const stylesheet = '/pay/test/style.css';
const outcomes: ChoiceName[] = ['failed', 'cancelled', 'expired'];
const oddities: ChoiceName[] = ['paid-late', 'paid-twice', 'paid-never'];

interface PageProps {
  payment: TestPayment;
  shopName: string;
}

/** Where a guest plays how a payment ends. Works without script. */
export function TestPaymentPage({ payment, shopName }: PageProps) {
  const text = texts[payment.language];
  return (
    <Frame language={payment.language} title={text.title}>
      <Facts payment={payment} shopName={shopName} />
      <form method="post" action={`/pay/test/${payment.id}`}>
        <ChoiceButton name="paid" label={text.paid} main />
        <fieldset>
          <legend>{text.otherwise}</legend>
          {outcomes.map((name) => (
            <ChoiceButton key={name} name={name} label={text[name]} />
          ))}
        </fieldset>
        <fieldset>
          <legend>{text.odd}</legend>
          {oddities.map((name) => (
            <ChoiceButton key={name} name={name} label={text[name]} />
          ))}
        </fieldset>
      </form>
    </Frame>
  );
}

/** After the choice was made: the way back to the shop. */
export function TestPaymentDone({ payment, shopName, returnPath }: PageProps & { returnPath: string }) {
  const text = texts[payment.language];
  return (
    <Frame language={payment.language} title={text.doneTitle}>
      <Facts payment={payment} shopName={shopName} />
      <p>{payment.state === 'paid' ? text.donePaid : text.doneUnpaid}</p>
      <p>
        <a className="main" href={returnPath}>
          {fill(text.back, { shop: shopName }, payment.language)}
        </a>
      </p>
    </Frame>
  );
}

/** For an address that leads to no payment. */
export function TestPaymentUnknown({ language }: { language: Language }) {
  const text = texts[language];
  return (
    <Frame language={language} title={text.unknownTitle}>
      <p>{text.unknown}</p>
    </Frame>
  );
}

function Facts({ payment, shopName }: PageProps) {
  const text = texts[payment.language];
  return (
    <dl>
      <div>
        <dt>{text.to}</dt>
        <dd>{shopName}</dd>
      </div>
      <div>
        <dt>{text.forWhat}</dt>
        <dd>{payment.description}</dd>
      </div>
      <div className="amount">
        <dt>{text.amount}</dt>
        <dd>{formatMoney(payment.amountCents, payment.language)}</dd>
      </div>
    </dl>
  );
}

function ChoiceButton({ name, label, main }: { name: ChoiceName; label: string; main?: boolean }) {
  return (
    <button type="submit" name="choice" value={name} className={main ? 'main' : undefined}>
      {label}
    </button>
  );
}

function Frame({ language, title, children }: { language: Language; title: string; children: ReactNode }) {
  const text = texts[language];
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${text.mark}`}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <header>
          <p>
            <strong>{text.mark}</strong> — {text.explanation}
          </p>
        </header>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
