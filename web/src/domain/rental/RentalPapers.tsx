import { skipToken } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { LoadFailure } from '../../kit/state/Loaded';
import { DepositPanel } from '../deposit/DepositPanel';
import { t as depositT } from '../deposit/texts';
import { SheetSection } from '../../kit/display/Facts';
import { InvoicePanel } from './InvoicePanel';
import { PaymentForm } from './PaymentForm';
import { PaymentLedger } from './PaymentLedger';
import {
  RentalSectionsFragmentDoc,
  useRentalDetailsQuery,
  type RentalSectionsFragment,
} from './RentalDetails.generated';
import { StagePanel } from './StagePanel';
import { SignatureLink } from './SignatureLink';
import { t } from './texts';

interface RentalSectionsProps {
  rental: Holding<RentalSectionsFragment>;
  /** Queries the rental again. */
  onReload: () => Promise<unknown>;
  /** Whether the form of a payment is open from the start. */
  paying?: boolean;
  /** True if the page has another link to the inspections, so that none is shown here. */
  inspected?: boolean;
}

/** Shows payments, documents and signature of a rental, as parts of a sheet. */
export const RentalSections = ({
  rental: record,
  onReload,
  paying = false,
  inspected = false,
}: RentalSectionsProps) => {
  const rental = useFields(RentalSectionsFragmentDoc, record);
  const [open, setOpen] = useState(paying);
  const today = useAgencyNow()?.slice(0, 10);
  const { number, status, invoices, depositEntries, signed, signatureOpen, signatureKey, driver } = rental;
  const isRental = status === 'ACCEPTED';
  return (
    <>
      {rental.stage && (
        <SheetSection title={t('stages.title')}>
          <StagePanel rental={rental} inspected={inspected} />
        </SheetSection>
      )}
      <SheetSection title={t('payments.title')}>
        <PaymentLedger ledger={rental} cancelled={!isRental} onPay={() => setOpen(true)} />
      </SheetSection>
      {(isRental || depositEntries.length > 0) && (
        <SheetSection title={depositT('section')}>
          <DepositPanel deposit={rental} onReload={onReload} />
        </SheetSection>
      )}
      {(isRental || invoices.length > 0) && (
        <SheetSection title={t('documents.title')}>
          <InvoicePanel record={rental} rental={isRental} total={rental.total} />
        </SheetSection>
      )}
      {isRental && (signed || rental.stage !== 'NO_SHOW') && (
        <SheetSection title={t('signature.title')}>
          <SignatureLink number={number} signed={signed} open={signatureOpen} linkKey={signatureKey} driver={driver} />
        </SheetSection>
      )}
      {open && today && (
        <PaymentForm
          number={number}
          ledger={rental}
          refundOnly={!isRental}
          today={today}
          onReload={onReload}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

/** Loads and shows the same for a reservation by its number; shows nothing before it is a rental. */
export const RentalPapers = ({ number, status }: { number: string; status: string }) => {
  const concerned = status === 'ACCEPTED' || status === 'CANCELLED';
  const { data, error, loading, refetch } = useRentalDetailsQuery(concerned ? { variables: { number } } : skipToken);
  if (!concerned) return null;
  const rental = data?.reservation;
  if (rental) {
    // A request that its owner withdrew never had anything paid, invoiced or left as a deposit.
    const { payments, invoices, depositEntries } = rental;
    if (rental.status !== 'ACCEPTED' && [payments, invoices, depositEntries].every(({ length }) => length === 0))
      return null;
    return <RentalSections rental={rental} onReload={refetch} inspected />;
  }
  if (error) return <LoadFailure title={t('sheet.loadFailed')} error={error} refetch={refetch} loading={loading} />;
  return (
    <div role="status" aria-label={t('common:loading')}>
      <Skeleton height={120} radius="md" />
    </div>
  );
};
