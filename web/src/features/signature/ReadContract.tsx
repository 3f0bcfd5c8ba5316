import { Text } from '@mantine/core';
import { useExport } from '../../platform/device/useExport';
import type { Slot } from './ContractSummary';
import { ReadPaper } from './ReadPaper';
import { ContractToReadDocument } from './SignatureSlot.generated';
import { t } from './texts';

interface ReadContractProps {
  slot: Slot;
  linkKey: string | null;
}

/** Opens the whole contract for reading before signing; a visitor without the link's key is told where to find it. */
export const ReadContract = ({ slot, linkKey }: ReadContractProps) => {
  const load = useExport(ContractToReadDocument, ({ signatureSlot }) => signatureSlot?.contract);
  if (!slot.contract) return <Text c="dimmed">{t('read.byLink')}</Text>;
  return (
    <ReadPaper
      label={t('read.open')}
      failed={t('read.failed')}
      load={() => load({ number: slot.number, key: linkKey })}
    >
      <Text size="sm" c="dimmed" mt={6}>
        {t('read.hint')}
      </Text>
    </ReadPaper>
  );
};
