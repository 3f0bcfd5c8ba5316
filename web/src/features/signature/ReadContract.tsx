import { Button, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { openInWindow } from '../../platform/device/download';
import { readProblem } from '../../platform/errors/errors';
import { useExport } from '../../platform/device/useExport';
import { notify } from '../../kit/notice/notify';
import type { Slot } from './ContractSummary';
import { ContractToReadDocument } from './SignatureSlot.generated';
import { t } from './texts';

interface ReadContractProps {
  slot: Slot;
  linkKey: string | null;
}

/** Opens the whole contract for reading before signing; a visitor without the link's key is told where to find it. */
export const ReadContract = ({ slot, linkKey }: ReadContractProps) => {
  const load = useExport(ContractToReadDocument, ({ signatureSlot }) => signatureSlot?.contract);
  const [busy, setBusy] = useState(false);

  const read = async (): Promise<void> => {
    setBusy(true);
    try {
      await openInWindow(() => load({ number: slot.number, key: linkKey }));
    } catch (error) {
      void notify({ tone: 'error', title: t('read.failed'), message: readProblem(error).message });
    } finally {
      setBusy(false);
    }
  };

  if (!slot.contract) return <Text c="dimmed">{t('read.byLink')}</Text>;
  return (
    <div>
      <Button
        variant="default"
        size="md"
        leftSection={<IconFileText size={18} aria-hidden />}
        loading={busy}
        onClick={() => void read()}
      >
        {t('read.open')}
      </Button>
      <Text size="sm" c="dimmed" mt={6}>
        {t('read.hint')}
      </Text>
    </div>
  );
};
