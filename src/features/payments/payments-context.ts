import type { Database } from '../../db/database.ts';
import type { Jobs, Log } from '../jobs/jobs.ts';
import type { PayableOrders, PaymentProvider } from './payments.types.ts';

/** What every part of the feature works with. */
export interface PaymentsContext {
  db: Database;
  jobs: Jobs;
  orders: PayableOrders;
  providers: ReadonlyMap<string, PaymentProvider>;
  /** The site's public address without a slash at its end. */
  baseUrl: string;
  log: Log;
}

/** An attempt stands for a provider that may have been unconfigured since: that is for the owner to repair. */
export function providerOf({ providers }: PaymentsContext, id: string): PaymentProvider {
  const provider = providers.get(id);
  if (!provider) throw new Error(`the payment provider ${id} is not configured`);
  return provider;
}
