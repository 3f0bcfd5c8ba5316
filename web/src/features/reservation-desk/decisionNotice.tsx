import { Anchor } from '@mantine/core';
import { formatPhone, fullName } from '../../platform/format/format';
import { NoWhatsapp } from '../../kit/display/NoWhatsapp';
import { whatsappUrl } from '../../platform/url/paths';
import { formatDateTime } from '../../platform/time/time';
import type { Notice } from '../../kit/notice/notify';
import type { ReservationDetailsFragment } from '../../domain/reservation/ReservationDetails.generated';
import { t } from './texts';

/** A change of which the customer should be informed. */
export type Decision = 'accept' | 'refuse' | 'cancel';

/** Returns the customer's WhatsApp message. */
const messageOf = (
  decision: Decision,
  { driver, number, vehicle, startsAt, endsAt }: ReservationDetailsFragment,
): string =>
  t(`${decision}.message`, {
    name: fullName(driver),
    number,
    vehicle: vehicle.name,
    from: formatDateTime(startsAt),
    to: formatDateTime(endsAt),
  });

/**
 * Shows how the customer is informed of a change: by the server's mail, or else by the WhatsApp message or call offered to staff. The
 * notification stays until it is closed if staff must act on it.
 */
export const decisionNotice = (
  decision: Decision,
  reservation: ReservationDetailsFragment,
  done = '',
): Pick<Notice, 'message' | 'autoClose'> => {
  const { mailAddress, driver } = reservation;
  if (mailAddress) return { message: `${done} ${t('notice.mailed', { address: mailAddress })}`.trim() };
  const chat = driver.phone && whatsappUrl(driver.phone, messageOf(decision, reservation));
  return {
    autoClose: false,
    message: (
      <>
        {done} {t('notice.nobody')}{' '}
        {driver.phone && (
          <>
            {chat ? (
              <Anchor href={chat} target="_blank" rel="noreferrer" inherit fw={600}>
                {t('notice.whatsapp')}
              </Anchor>
            ) : (
              <NoWhatsapp />
            )}{' '}
            {t('notice.call', { phone: formatPhone(driver.phone) })}
          </>
        )}
      </>
    ),
  };
};
