import { Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';

/** A form in one column that checks its fields itself and never leaves the page. */
export const Form = ({
  onSubmit,
  children,
}: {
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(event);
    }}
  >
    <Stack>{children}</Stack>
  </form>
);
