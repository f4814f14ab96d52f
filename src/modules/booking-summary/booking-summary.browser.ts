/** On the confirmation page: reports the purchase once per transaction (CONF-1 to CONF-4), and looks again while the payment is not known (BOOK-6). */
import { inBuilder, isUncounted } from '../../components/builder-flag.ts';
import { lookAgain } from './look-again.ts';
import { isConfirmationPath, type KnownPurchase, purchaseOf } from './purchase-event.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const storageKey = 'zadel.reported-purchases';

/** Remembers a transaction; true when it was reported before, in this browser. */
function reportedBefore(transactionId: string): boolean {
  try {
    const reported = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as string[];
    if (reported.includes(transactionId)) return true;
    localStorage.setItem(storageKey, JSON.stringify([...reported.slice(-49), transactionId]));
    return false;
  } catch {
    // Without storage a reload cannot be told from a first visit; the tag's own deduplication has to do.
    return false;
  }
}

const known = document.getElementById('purchase')?.textContent;
const event = purchaseOf(location.search, known ? (JSON.parse(known) as KnownPurchase | null) : undefined);
if (
  isConfirmationPath(location.pathname) &&
  event &&
  !isUncounted() &&
  !reportedBefore(event.ecommerce.transaction_id)
) {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

if (!inBuilder())
  lookAgain(document, {
    fetchPage: async () => {
      const answer = await fetch(location.href, { cache: 'no-store' });
      if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
      return answer.text();
    },
    reload: () => location.reload(),
  });
