import type { ApprovedText } from '../../features/approved-html/approved-html.types.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { LoadContext } from '../module-load.ts';
import type { codeFields } from './code.definition.ts';

/** The unfiltered HTML that an owner let stand; undefined for everything else. */
export type CodeData = ApprovedText | undefined;

export async function loadCode(
  { kind, unfiltered }: ShownValues<typeof codeFields>,
  { services, dependsOn }: LoadContext,
): Promise<CodeData> {
  if (kind !== 'unfiltered' || unfiltered.typed.trim() === '') return;
  dependsOn('approved-html');
  return services.approvedHtml.find(unfiltered.typed);
}
