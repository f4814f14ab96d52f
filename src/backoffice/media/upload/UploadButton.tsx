import { Button, type ButtonProps, FileButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon.tsx';

export const acceptedFiles =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,image/svg+xml';

interface Props extends ButtonProps {
  multiple?: boolean;
  onFiles(files: File[]): void;
  children: ReactNode;
}

/** Opens the system's choice of files; dropping and pasting do the same without it. */
export const UploadButton = ({ multiple = false, onFiles, children, ...button }: Props) => (
  <FileButton
    multiple={multiple}
    accept={acceptedFiles}
    onChange={(chosen: File | File[] | null) => onFiles(chosen === null ? [] : [chosen].flat())}
  >
    {(props) => (
      <Button leftSection={<Icon name="plus" />} {...button} {...props}>
        {children}
      </Button>
    )}
  </FileButton>
);
