import { notifications } from '@mantine/notifications';
import { ApiError } from './api.ts';

/** Says at the corner of the screen that something was done; read aloud by screen readers. */
export const notifyDone = (message: string): void => {
  notifications.show({ message, color: 'green', autoClose: 5000, role: 'status' });
};

/** Says why something was refused; stays until it is closed. */
export const notifyError = (error: unknown): void => {
  if (!(error instanceof ApiError)) throw error;
  notifications.show({ message: error.message, color: 'red', autoClose: false, role: 'alert' });
};
