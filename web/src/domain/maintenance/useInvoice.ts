import { useState } from 'react';
import { saveStored } from '../../platform/device/download';
import { notify } from '../../kit/notice/notify';
import { t } from './texts';

interface Invoiced {
  id: string;
  invoiceUrl: string | null;
  performedOn: string;
  vehicle: { plateNumber: string };
}

/** Downloads the invoice of a maintenance under a descriptive name; shows an error if that fails. */
export const useInvoice = () => {
  const [busy, setBusy] = useState('');
  const download = async ({ id, invoiceUrl, performedOn, vehicle }: Invoiced): Promise<void> => {
    if (!invoiceUrl) return;
    setBusy(id);
    try {
      await saveStored(invoiceUrl, t('invoiceName', { plate: vehicle.plateNumber, date: performedOn }));
    } catch {
      void notify({ tone: 'error', message: t('invoiceFailed') });
    } finally {
      setBusy('');
    }
  };
  return { download, busy };
};
