import type { EmployeeRole } from '../../lib/graphql/types.generated';

/** Name in the browser's storage of whether somebody has closed the first steps. */
export const setupClosedKey = (employeeId: string): string => `premiers-pas:${employeeId}`;

/** What the dashboard asks: an Admin who has not closed the first steps is told how far they are. */
export const dashboardVariables = (role: EmployeeRole, setupClosed: boolean) => ({
  setup: role === 'ADMIN' && !setupClosed,
});
