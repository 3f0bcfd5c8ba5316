import { inLine } from '../../platform/i18n/ltr';
import { formatMoney, formatPhone } from '../../platform/format/format';
import { formatDateTime } from '../../platform/time/time';
import { PrintSheet } from '../../kit/display/PrintSheet';
import { t as reservationT } from '../../domain/reservation/texts';
import type { Receipt } from './reservationDraft';
import { useReservedVehicle } from './useReservedVehicle';
import classes from './ConfirmationSheet.module.css';
import { t } from './texts';

/** The agency's data that the forms show. */
export interface AgencyContact {
  companyName: string;
  phone: string;
  email: string;
  address: string;
  whatsapp: string | null;
}

interface ConfirmationSheetProps {
  receipt: Receipt;
  agency: AgencyContact | undefined;
}

/** Prints the request: number, vehicle, dates, places, price and the driver, under the agency's name. */
export const ConfirmationSheet = ({ receipt, agency }: ConfirmationSheetProps) => {
  const { number, values, quote } = receipt;
  const { startsAt, endsAt } = values.period;
  const vehicle = useReservedVehicle(receipt);
  const { driver } = values;
  const facts: [label: string, value: string | undefined][] = [
    [reservationT('trip.vehicle'), vehicle?.name],
    [t('form.startsAt'), `${formatDateTime(startsAt)} · ${values.pickupPlace}`],
    [t('form.endsAt'), `${formatDateTime(endsAt)} · ${values.returnPlace}`],
    [t('form.lastName'), `${driver.lastName} ${driver.firstName}`],
    [t('form.phone'), formatPhone(driver.phone)],
    [t('form.email'), driver.email],
    [t('summary.days'), quote && t('summary.dayCount', { count: quote.days })],
    [t('summary.total'), quote && formatMoney(quote.payable)],
  ];
  return (
    <PrintSheet>
      <p className={classes.company}>{agency?.companyName}</p>
      <h1 className={classes.title}>{t('success.sheetTitle')}</h1>
      <p className={classes.number}>
        {t('success.number')} <strong>{number}</strong>
      </p>
      <dl className={classes.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>{t('success.sheetNote', { url: `${window.location.origin}/?suivi=${number}` })}</p>
      <p>{inLine([agency?.address, formatPhone(agency?.phone), agency?.email])}</p>
    </PrintSheet>
  );
};
