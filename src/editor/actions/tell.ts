import { notifications } from '@mantine/notifications';

/** A short message to everyone who looks at the screen; it goes by itself. */
export const tell = (message: string): void => {
  notifications.show({ message, autoClose: 5000 });
};
