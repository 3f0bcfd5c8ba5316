import type { DriverFieldsFragment } from './Driver.generated';
import { paperFields } from './draft';
import { t } from './texts';

/** Returns the facts of a driver's papers, each with its label. */
export const paperFacts = (driver: Pick<DriverFieldsFragment, (typeof paperFields)[number]>) =>
  paperFields.map((paper) => ({ label: t(`driver.${paper}`), value: driver[paper] }));
