import { Anchor } from '@mantine/core';
import { fullName } from '../../lib/format';
import { t } from '../../lib/i18n/backoffice';
import { whatsappUrl } from '../../lib/paths';
import { formatDateTime } from '../../lib/time';
import type { Notice } from '../../ui/notify';
import type { ReservationDetailsFragment } from './ReservationDetails.generated';

/** What was done to a reservation that its customer should hear of. */
export type Told = 'accept' | 'refuse' | 'cancel';

/** The sentence that a customer gets by WhatsApp. */
const messageOf = (told: Told, { driver, number, vehicle, startsAt, endsAt }: ReservationDetailsFragment): string =>
  t(`${told}.message`, {
    name: fullName(driver),
    number,
    vehicle: vehicle.name,
    from: formatDateTime(startsAt),
    to: formatDateTime(endsAt),
  });

/**
 * How the customer hears of a change: by the mail that the server sends, else by the WhatsApp message or the call that staff are
 * offered. The notice stays until it is closed when somebody still has to act on it.
 */
export const customerTold = (
  told: Told,
  reservation: ReservationDetailsFragment,
  done = '',
): Pick<Notice, 'message' | 'autoClose'> => {
  const { mailAddress, driver } = reservation;
  if (mailAddress) return { message: `${done} ${t('told.mailed', { address: mailAddress })}`.trim() };
  return {
    autoClose: false,
    message: (
      <>
        {done} {t('told.nobody')}{' '}
        {driver.phone && (
          <>
            <Anchor
              href={whatsappUrl(driver.phone, messageOf(told, reservation))}
              target="_blank"
              rel="noreferrer"
              inherit
              fw={600}
            >
              {t('told.whatsapp')}
            </Anchor>{' '}
            {t('told.call', { phone: driver.phone })}
          </>
        )}
      </>
    ),
  };
};
