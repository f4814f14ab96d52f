import type { ReactNode } from 'react';
import type { SlotChild } from './define-module.ts';

/** The modules of a slot as React shows them. */
export const elements = (slot: readonly SlotChild[]): ReactNode[] => slot.map((child) => child.element);
