import { useState } from 'react';
import { loadStored, saveBlob } from '../../platform/device/download';
import { notify } from '../../kit/notice/notify';
import { t } from './texts';

interface Invoiced {
  id: string;
  invoiceUrl: string | null;
  performedOn: string;
  vehicle: { plateNumber: string };
}

const extensionOf = (address: string): string => /\.\w+$/.exec(address)?.[0] ?? '';

/** Downloads the invoice of a maintenance under a descriptive name; shows an error if that fails. */
export const useInvoice = () => {
  const [busy, setBusy] = useState('');
  const download = async ({ id, invoiceUrl, performedOn, vehicle }: Invoiced): Promise<void> => {
    if (!invoiceUrl) return;
    setBusy(id);
    try {
      const { blob } = await loadStored(invoiceUrl);
      const name = t('invoiceName', { plate: vehicle.plateNumber, date: performedOn });
      saveBlob({ fileName: `${name}${extensionOf(invoiceUrl)}`, blob });
    } catch {
      void notify({ tone: 'error', message: t('invoiceFailed') });
    } finally {
      setBusy('');
    }
  };
  return { download, busy };
};
