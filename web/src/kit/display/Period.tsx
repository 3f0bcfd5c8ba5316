import { formatDateTime } from '../../platform/time/time';
import { t } from '../texts';

/** Says a start and an end in one line, where no heading tells which is which: 'du 25-11-2026 08:00 au 27-11-2026 08:00'. */
export const Period = ({ from, to }: { from: string; to: string }) =>
  t('period', { from: formatDateTime(from), to: formatDateTime(to) });
