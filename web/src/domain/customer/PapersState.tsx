import { Text } from '@mantine/core';
import { WholeDates } from '../../kit/display/WholeDates';
import { serverNow } from '../../platform/clock/deviceClock';
import { formatDate } from '../../platform/time/time';
import type { RenterPapersFragment } from './RenterPapers.generated';
import { t } from './texts';

/** Tells whether a licence that is valid until a day has expired. */
export const isExpired = (lastDay: string | null): boolean =>
  formatDate(lastDay) !== '' && (lastDay ?? '') < new Date(serverNow()).toISOString().slice(0, 10);

type PapersStateProps = Pick<RenterPapersFragment, 'papersCheckedAt' | 'licenceExpiresOn'>;

/** Says when the papers of a person were last compared, and that the licence has expired. */
export const PapersState = ({ papersCheckedAt, licenceExpiresOn }: PapersStateProps) => (
  <Text size="sm" component="div">
    <WholeDates>
      {papersCheckedAt ? t('papersChecked', { day: formatDate(papersCheckedAt) }) : t('papersUnchecked')}
    </WholeDates>
    {isExpired(licenceExpiresOn) && (
      <Text span inherit c="red" fw={600} display="block">
        <WholeDates>{t('licenceExpired', { day: formatDate(licenceExpiresOn) })}</WholeDates>
      </Text>
    )}
  </Text>
);
