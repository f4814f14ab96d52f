import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Versioned } from '../../features/settings/settings.types.ts';
import { ApiError, api } from '../api.ts';
import { useAction } from '../ui/use-action.ts';

/** A setting of the site as it was saved last; read anew each time its screen opens. */
export const settingQuery = <Value>(name: string) =>
  queryOptions({
    queryKey: ['settings', name],
    queryFn: () => api.get<Versioned<Value>>(`/settings/${name}`),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export interface SettingDraft<Value> {
  value: Value;
  set(value: Value): void;
  /** Something differs from what is saved. */
  changed: boolean;
  busy: boolean;
  /** Why saving was refused; conflicts stand in `conflict`. */
  error: ApiError | undefined;
  /** What somebody else saved meanwhile. */
  conflict: Versioned<Value> | undefined;
  /** `more` goes along with the value, as consent to a warning. True when it was saved. */
  save(more?: Record<string, unknown>): Promise<boolean>;
  /** Back to what is saved. */
  reset(): void;
  /** Forgets why saving was refused. */
  dismiss(): void;
  /** Gives up the own changes for those of somebody else. */
  takeTheirs(): void;
  /** Saves the own changes over those of somebody else. */
  keepMine(): Promise<boolean>;
}

/** A setting while it is changed: saved whole under the version it began with (EDIT-5). */
export function useSettingDraft<Value>(name: string, saved: Versioned<Value>): SettingDraft<Value> {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(saved);
  const [value, setValue] = useState(saved.value);
  const [conflict, setConflict] = useState<Versioned<Value>>();
  const begin = (from: Versioned<Value>) => {
    setBase(from);
    setConflict(undefined);
    queryClient.setQueryData(settingQuery<Value>(name).queryKey, from);
  };
  const put = useAction(async (version: number, more: Record<string, unknown>, done: () => void) => {
    try {
      const answer = await api.put<{ version: number; value?: Value }>(`/settings/${name}`, {
        version,
        value,
        ...more,
      });
      const kept = { version: answer.version, value: answer.value ?? value };
      begin(kept);
      setValue(kept.value);
      done();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
      setConflict((error.body as { current: Versioned<Value> }).current);
    }
  });
  const save = async (version: number, more: Record<string, unknown> = {}) => {
    let saved = false;
    await put.run(version, more, () => {
      saved = true;
    });
    return saved;
  };
  return {
    value,
    set: setValue,
    changed: JSON.stringify(value) !== JSON.stringify(base.value),
    busy: put.busy,
    error: put.error,
    conflict,
    save: (more) => save(base.version, more),
    reset() {
      setValue(base.value);
      put.reset();
    },
    dismiss: put.reset,
    takeTheirs() {
      if (!conflict) return;
      begin(conflict);
      setValue(conflict.value);
    },
    keepMine: async () => (conflict ? save(conflict.version) : false),
  };
}
