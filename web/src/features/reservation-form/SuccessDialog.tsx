import { Button, CopyButton, Group } from '@mantine/core';
import { IconCheck, IconCopy, IconPrinter } from '@tabler/icons-react';
import { formatMoney, formatPhone } from '../../platform/format/format';
import { whatsappUrl } from '../../platform/url/paths';
import { formatDateTime } from '../../platform/time/time';
import { Picture } from '../../kit/display/Picture';
import { Popup } from '../../kit/dialog/Popup';
import { t as reservationT } from '../../domain/reservation/texts';
import { t as vehicleT } from '../../domain/vehicle/texts';
import { CalendarButton } from '../../domain/reservation/CalendarButton';
import { ConfirmationSheet, type AgencyContact } from './ConfirmationSheet';
import type { Receipt } from './reservationDraft';
import { useReservedVehicle } from './useReservedVehicle';
import classes from './SuccessDialog.module.css';
import { t } from './texts';

interface SuccessDialogProps {
  receipt: Receipt;
  quick: boolean;
  agency: AgencyContact | undefined;
  onClose: () => void;
}

/** Shows the vehicle, the period and the price. */
const Booked = ({ receipt }: { receipt: Receipt }) => {
  const vehicle = useReservedVehicle(receipt);
  const { quote, values } = receipt;
  const { period, pickupPlace, returnPlace } = values;
  return (
    <div className={classes.booked}>
      {vehicle && (
        <Picture
          src={vehicle.imageUrl}
          alt=""
          fallback={vehicleT('noPhoto')}
          sizes="8rem"
          className={classes.picture}
        />
      )}
      <dl>
        <div>
          <dt>{reservationT('trip.vehicle')}</dt>
          <dd>{vehicle?.name}</dd>
        </div>
        <div>
          <dt>{reservationT('trip.startsAt')}</dt>
          <dd>
            {formatDateTime(period.startsAt)}, {pickupPlace}
          </dd>
        </div>
        <div>
          <dt>{reservationT('trip.endsAt')}</dt>
          <dd>
            {formatDateTime(period.endsAt)}, {returnPlace}
          </dd>
        </div>
        {quote && (
          <div>
            <dt>{t('summary.total')}</dt>
            <dd>
              <strong>{formatMoney(quote.payable)}</strong> ({t('summary.dayCount', { count: quote.days })})
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
};

/**
 * Shows the reservation's number, its content and the next steps. Only its buttons close it, so that a stray click does not lose the
 * number; it can be copied, added to a calendar and printed.
 */
export const SuccessDialog = ({ receipt, quick, agency, onClose }: SuccessDialogProps) => {
  const { number } = receipt;
  const chat = agency?.whatsapp ? whatsappUrl(agency.whatsapp, t('success.whatsappText', { number })) : undefined;
  return (
    <Popup title={t('success.title')}>
      {t('success.number')}
      <div className={classes.number}>
        <span data-testid="reservation-number">{number}</span>
        <CopyButton value={number}>
          {({ copied, copy }) => (
            <Button
              variant="subtle"
              size="compact-md"
              onClick={copy}
              aria-label={t(copied ? 'success.copied' : 'success.copy')}
            >
              {copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
            </Button>
          )}
        </CopyButton>
      </div>
      <Booked receipt={receipt} />
      <h3 className={classes.heading}>{t('success.next')}</h3>
      <ol className={classes.steps}>
        <li>
          {t(quick ? 'success.steps.call' : 'success.steps.study', { phone: formatPhone(receipt.values.driver.phone) })}
        </li>
        <li>{t('success.steps.follow')}</li>
        <li>{t('success.steps.keys', { place: receipt.values.pickupPlace })}</li>
      </ol>
      <div className={classes.keepsakes}>
        <CalendarButton number={number}>{t('success.calendar')}</CalendarButton>
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t('success.print')}
        </Button>
      </div>
      <Group justify="flex-end" mt="lg">
        {quick ? (
          <>
            <Button variant="default" onClick={onClose} {...(!chat && { 'data-autofocus': true })}>
              {t('success.close')}
            </Button>
            {chat && (
              <Button component="a" href={chat} target="_blank" rel="noreferrer" onClick={onClose} data-autofocus>
                {t('success.whatsapp')}
              </Button>
            )}
          </>
        ) : (
          <Button onClick={onClose} data-autofocus>
            {t('success.ok')}
          </Button>
        )}
      </Group>
      <ConfirmationSheet receipt={receipt} agency={agency} />
    </Popup>
  );
};
