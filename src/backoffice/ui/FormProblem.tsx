import { Alert } from '@mantine/core';
import { Icon } from '../../components/Icon.tsx';
import type { ApiError } from '../api.ts';

/** Why a form was refused, above its fields; read aloud when it appears. */
export const FormProblem = ({ error }: { error: ApiError | undefined }) =>
  error ? (
    <Alert color="red" variant="light" icon={<Icon name="warning" />} role="alert">
      {error.message}
    </Alert>
  ) : null;
