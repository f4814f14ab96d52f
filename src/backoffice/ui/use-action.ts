import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../api.ts';

/** Something a button does: whether it is under way, and why it was refused. A second press meanwhile does nothing. */
export function useAction<A extends unknown[]>(action: (...args: A) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const latest = useRef(action);
  latest.current = action;
  const running = useRef(false);
  const run = useCallback(async (...args: A): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await latest.current(...args);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { run, busy, error, reset: useCallback(() => setError(undefined), []) };
}
