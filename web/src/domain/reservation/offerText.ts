import { formatMoney } from '../../platform/format/format';
import type { OfferedVehicleFragment } from './Offer.generated';
import { t } from './texts';

/** `+ 300 Dh`, `− 50 Dh`; nothing for no difference. */
export const signedMoney = (amount: string): string => {
  if (Number(amount) === 0) return '';
  return amount.startsWith('-')
    ? t('offers.less', { amount: formatMoney(amount.slice(1)) })
    : t('offers.more', { amount: formatMoney(amount) });
};

/** A free vehicle that could stand in for another one, in one line. */
export const offerText = ({ vehicle, sameAgency, priceDifference }: OfferedVehicleFragment): string =>
  t('offers.line', {
    name: vehicle.name,
    plate: vehicle.plateNumber ?? '',
    place: t(sameAgency ? 'offers.sameAgency' : 'offers.otherAgency'),
    price: signedMoney(priceDifference) || t('offers.samePrice'),
  });
