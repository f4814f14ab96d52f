import type { ProviderDefinition } from '../../provider-definition.ts';
import { createMollie } from './mollie.ts';

/** Needs MOLLIE_API_KEY; MOLLIE_API_URL points tests at a server of their own. */
export const mollieProvider: ProviderDefinition = {
  id: 'mollie',
  configure({ setting }) {
    const apiKey = setting('MOLLIE_API_KEY');
    return apiKey ? createMollie({ apiKey, apiUrl: setting('MOLLIE_API_URL') }) : undefined;
  },
};
