import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { Versioned } from '../../features/settings/settings.types.ts';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { settingQuery } from './use-setting.ts';

interface Props<Value> {
  name: string;
  children(saved: Versioned<Value>): ReactNode;
}

/** Reads a setting freshly and shows its editor with it; later readings do not disturb what is being changed. */
export function SettingLoader<Value>({ name, children }: Props<Value>) {
  const { data, error, isFetchedAfterMount } = useQuery(settingQuery<Value>(name));
  const first = useRef<Versioned<Value>>(undefined);
  if (isFetchedAfterMount && data) first.current ??= data;
  if (error && !first.current) throw error;
  return first.current ? children(first.current) : <LoadingScreen />;
}
