import { Button } from '@mantine/core';
import { IconCar, IconFileText, IconReceipt, IconRepeat, IconWritingSign } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Fields } from '../../platform/graphql/fields';
import { paths } from '../../platform/url/paths';
import { useExport } from '../../platform/device/useExport';
import { CalendarButton } from '../../domain/reservation/CalendarButton';
import { DocumentButton } from '../../kit/display/DocumentButton';
import { MyContractDocument, MyInspectionsDocument, MyInvoiceDocument } from './MyDocuments.generated';
import { MyExtension } from './MyExtension';
import classes from './MyReservationActions.module.css';
import type { MyReservationActionsFragment } from './MyReservationActions.generated';
import { t } from './texts';
import { serverNow } from '../../platform/clock/deviceClock';

/** Returns the address of a form of the same kind for the same vehicle and places; the dates are to be chosen. */
const againTo = ({ kind, vehicle, pickupPlace, returnPlace }: Fields<MyReservationActionsFragment>): string => {
  const trip = { vehicleId: vehicle.id, pickupPlace, returnPlace };
  return kind === 'QUICK' ? paths.quickReservationFor(trip) : paths.fullReservationFor(trip);
};

/** Shows the actions that a customer has for one of their reservations, by its state. */
export const MyReservationActions = ({ reservation }: { reservation: Fields<MyReservationActionsFragment> }) => {
  const { number, status, stage, endsAt, signed, signatureOpen, inspectionReportUrl, invoices } = reservation;
  const contract = useExport(MyContractDocument, (data) => data.rentalContract);
  const invoice = useExport(MyInvoiceDocument, (data) => data.invoiceDocument);
  const inspections = useExport(MyInspectionsDocument, (data) => data.inspectionReport);
  const [openedAt] = useState(serverNow);
  const accepted = status === 'ACCEPTED';
  const ahead = status === 'PENDING' || stage === 'PLANNED' || stage === 'OUT';
  const invoiced = invoices.some(({ kind, corrected }) => kind === 'INVOICE' && !corrected);
  return (
    <div className={classes.root}>
      {signatureOpen && (
        <Button
          component={Link}
          to={paths.signatureFor(number)}
          variant={signed ? 'default' : 'filled'}
          leftSection={<IconWritingSign size={18} aria-hidden />}
        >
          {t(signed ? 'documents.signAgain' : 'documents.sign')}
        </Button>
      )}
      {accepted && (
        <DocumentButton icon={<IconFileText size={18} aria-hidden />} load={() => contract({ number })}>
          {t('documents.contract')}
        </DocumentButton>
      )}
      {inspectionReportUrl && (
        <DocumentButton icon={<IconCar size={18} aria-hidden />} load={() => inspections({ number })}>
          {t('documents.inspections')}
        </DocumentButton>
      )}
      {invoiced && (
        <DocumentButton icon={<IconReceipt size={18} aria-hidden />} load={() => invoice({ number })}>
          {t('documents.invoice')}
        </DocumentButton>
      )}
      {ahead && Date.parse(endsAt) > openedAt && (
        <CalendarButton number={number}>{t('documents.calendar')}</CalendarButton>
      )}
      <MyExtension rental={reservation} />
      <Button
        component={Link}
        to={againTo(reservation)}
        variant="default"
        leftSection={<IconRepeat size={18} aria-hidden />}
      >
        {t('documents.again')}
      </Button>
    </div>
  );
};
