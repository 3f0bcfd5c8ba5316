import { formatMoney } from '../../platform/format/format';
import type { OfferedVehicleFragment } from './Offer.generated';
import { t } from './texts';

/** Formats a difference of price: `+ 300 Dh`, `− 50 Dh`; empty for none. */
export const signedMoney = (amount: string): string => {
  if (Number(amount) === 0) return '';
  return amount.startsWith('-')
    ? t('offers.less', { amount: formatMoney(amount.slice(1)) })
    : t('offers.more', { amount: formatMoney(amount) });
};

/** Describes in one line a free vehicle that could replace another one. */
export const offerText = ({ vehicle, sameAgency, priceDifference }: OfferedVehicleFragment): string =>
  t('offers.line', {
    name: vehicle.name,
    plate: vehicle.plateNumber ?? '',
    place: t(sameAgency ? 'offers.sameAgency' : 'offers.otherAgency'),
    price: signedMoney(priceDifference) || t('offers.samePrice'),
  });
