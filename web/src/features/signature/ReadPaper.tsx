import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { NamedBlob } from '../../platform/device/download';
import { DocumentButton } from '../../kit/display/DocumentButton';

interface ReadPaperProps {
  label: string;
  /** The title of the notice if the document cannot be loaded. */
  failed: string;
  load: () => Promise<NamedBlob>;
  /** A hint below the button. */
  children?: ReactNode;
}

/** Shows a button that opens the document to sign in another window, so that it can be read first. */
export const ReadPaper = ({ label, failed, load, children }: ReadPaperProps) => (
  <div>
    <DocumentButton icon={<IconFileText size={18} aria-hidden />} size="md" failed={failed} load={load}>
      {label}
    </DocumentButton>
    {children}
  </div>
);
