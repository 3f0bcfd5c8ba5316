import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { openInWindow } from '../../platform/device/download';
import { readProblem } from '../../platform/errors/errors';
import { notify } from '../../kit/notice/notify';

interface ReadPaperProps {
  label: string;
  /** The title of the notice if the document cannot be loaded. */
  failed: string;
  load: Parameters<typeof openInWindow>[0];
  /** A hint below the button. */
  children?: ReactNode;
}

/** Shows a button that opens the document to sign in another window, so that it can be read first. */
export const ReadPaper = ({ label, failed, load, children }: ReadPaperProps) => {
  const [busy, setBusy] = useState(false);

  const read = async (): Promise<void> => {
    setBusy(true);
    try {
      await openInWindow(load);
    } catch (error) {
      void notify({ tone: 'error', title: failed, message: readProblem(error).message });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <Button
        variant="default"
        size="md"
        leftSection={<IconFileText size={18} aria-hidden />}
        loading={busy}
        onClick={() => void read()}
      >
        {label}
      </Button>
      {children}
    </div>
  );
};
