import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { NamedBlob } from '../../platform/device/download';
import { openDocument } from '../notice/documents';

interface DocumentButtonProps {
  icon: ReactNode;
  /** The accessible name, if the text alone does not say which document it is. */
  label?: string;
  size?: string;
  /** The title of the notice if the document cannot be loaded; a general sentence if left out. */
  failed?: string;
  load: () => Promise<NamedBlob>;
  children: string;
}

/** Opens a document in a new window, and shows that it is being loaded. */
export const DocumentButton = ({ icon, label, size = 'sm', failed, load, children }: DocumentButtonProps) => {
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    await openDocument(load, failed);
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      size={size}
      leftSection={icon}
      loading={busy}
      aria-label={label}
      onClick={() => void open()}
    >
      {children}
    </Button>
  );
};
