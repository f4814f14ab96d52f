import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../backoffice/api.ts';
import { useAction } from '../../../backoffice/ui/use-action.ts';
import type { HtmlState } from '../../../features/approved-html/approved-html.types.ts';
import { useSurroundings } from '../field/surroundings.ts';

/** `HtmlState` as it is sent: the instant as text. */
type SentState = Omit<HtmlState, 'approval'> & {
  approval: (Omit<NonNullable<HtmlState['approval']>, 'at'> & { at: string }) | null;
};

/** ms without a key until a text is asked about. */
const pause = 400;

const stateQuery = (html: string) =>
  queryOptions({
    queryKey: ['approved-html', html],
    queryFn: () => api.post<SentState>('/approved-html/state', { html }),
    enabled: html.trim() !== '',
  });

/** Whether this very text may stand on pages as it is; `state` is undefined while that is not known of what is typed. */
export function useHtmlLeave(html: string) {
  const [asked] = useDebouncedValue(html, pause);
  const query = stateQuery(asked);
  const { data, error, refetch } = useQuery(query);
  const queries = useQueryClient();
  const { onLibraryChange } = useSurroundings();
  const isKnown = asked === html && asked.trim() !== '';
  const approve = useAction(async (atOnce: boolean) => {
    queries.setQueryData(query.queryKey, await api.put<SentState>('/approved-html', { html: asked, atOnce }));
    onLibraryChange();
  });
  const withdraw = useAction(async (hash: string) => {
    await api.delete(`/approved-html/${hash}`);
    await refetch();
    onLibraryChange();
  });
  return { state: isKnown ? data : undefined, unknown: isKnown && data ? null : error, approve, withdraw };
}
