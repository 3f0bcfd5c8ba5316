import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { openInWindow, type NamedBlob } from '../../platform/device/download';
import { readProblem } from '../../platform/errors/errors';
import { notify } from '../../kit/notice/notify';
import { t } from './texts';

interface DocumentButtonProps {
  icon: ReactNode;
  /** The accessible name, if the text alone does not say which document it is. */
  label?: string;
  size?: string;
  load: () => Promise<NamedBlob>;
  children: string;
}

/** Opens a document in a new window; what went wrong is said in a notice. */
export const DocumentButton = ({ icon, label, size = 'sm', load, children }: DocumentButtonProps) => {
  const [busy, setBusy] = useState(false);

  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      await openInWindow(load);
    } catch (error) {
      void notify({ tone: 'error', title: t('documents.failed'), message: readProblem(error).message });
    } finally {
      setBusy(false);
    }
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
