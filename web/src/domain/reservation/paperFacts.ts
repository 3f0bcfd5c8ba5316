import type { DriverFieldsFragment } from './Driver.generated';
import { t } from './texts';

type Paper = 'licenceNumber' | 'nationalId' | 'passportNumber' | 'nationality';

/** Returns the facts of a driver's papers, each with its label. */
export const paperFacts = (driver: Pick<DriverFieldsFragment, Paper>) =>
  (['licenceNumber', 'nationalId', 'passportNumber', 'nationality'] as const).map((paper) => ({
    label: t(`driver.${paper}`),
    value: driver[paper],
  }));
