import { t } from '../../lib/i18n/maintenance';

/** `DD-MM-YYYY` of a calendar day; empty when there is none. */
export const formatDay = (day: string | null | undefined): string => day?.split('-').reverse().join('-') ?? '';

const whole = new Intl.NumberFormat('fr', { maximumFractionDigits: 0 });

/** `52 300 km`; empty when it is not known. */
export const formatKm = (km: number | null | undefined): string =>
  km == null ? '' : t('km', { km: whole.format(km) });
