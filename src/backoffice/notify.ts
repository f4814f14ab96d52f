import { notifications } from '@mantine/notifications';
import type { Language } from '../lib/language.ts';
import { ApiError } from './api.ts';
import { storedLanguage } from './language.tsx';

const close: Record<Language, string> = { nl: 'Sluiten', en: 'Close', de: 'Schließen' };
const closeButton = () => ({ 'aria-label': close[storedLanguage()] });

/** Says at the corner of the screen that something was done; read aloud by screen readers. */
export const notifyDone = (message: string): void => {
  notifications.show({
    message,
    color: 'green',
    autoClose: 5000,
    role: 'status',
    closeButtonProps: closeButton(),
  });
};

/** Says why something was refused; stays until it is closed. */
export const notifyError = (error: unknown): void => {
  if (!(error instanceof ApiError)) throw error;
  notifications.show({
    message: error.message,
    color: 'red',
    autoClose: false,
    role: 'alert',
    closeButtonProps: closeButton(),
  });
};
