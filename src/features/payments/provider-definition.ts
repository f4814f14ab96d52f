import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { PaymentProvider } from './payments.types.ts';

/** What a provider may build on. */
export interface ProviderContext {
  db: Database;
  jobs: Jobs;
  /** The program's setting of this name, such as MOLLIE_API_KEY. */
  setting(name: string): string | undefined;
  shopName: string;
  /** What a webhook would do: look the payment up and bring our attempt in line. */
  notify(paymentId: string): Promise<void>;
}

/** A provider with what the server must run for it. */
export interface RunningProvider extends PaymentProvider {
  pages?: FastifyPluginAsync;
  startWork?(): Promise<void>;
}

/**
 * A provider as its folder declares it, in `providers/<id>/<id>.provider.ts`: found there by name, listed nowhere.
 * `fallback`: offered only while no other provider that collects money is configured.
 */
export interface ProviderDefinition {
  id: string;
  fallback?: boolean;
  /** Undefined when the settings it needs are not there. */
  configure(context: ProviderContext): RunningProvider | undefined;
}

const files = import.meta.glob<Record<string, ProviderDefinition>>('./providers/*/*.provider.ts', {
  eager: true,
});

/** Every provider that the settings allow, by id. */
export function configureProviders(
  contextOf: (providerId: string) => ProviderContext,
): Map<string, RunningProvider> {
  const definitions = Object.values(files).flatMap((file) => Object.values(file));
  const configured = (fallback: boolean) =>
    definitions
      .filter((definition) => Boolean(definition.fallback) === fallback)
      .flatMap((definition) => definition.configure(contextOf(definition.id)) ?? []);
  const regular = configured(false);
  const collects = regular.some((provider) => provider.collects);
  const offered = collects ? regular : [...configured(true), ...regular];
  return new Map(offered.map((provider) => [provider.id, provider]));
}
