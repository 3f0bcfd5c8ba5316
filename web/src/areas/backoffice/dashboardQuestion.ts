import type { EmployeeRole } from '../../platform/graphql/types.generated';

/** Returns the key under which the browser stores that an employee has closed the first steps. */
export const setupClosedKey = (employeeId: string): string => `premiers-pas:${employeeId}`;

/** Returns the variables of the dashboard's query. An Admin who has not closed the first steps also gets their progress. */
export const dashboardVariables = (role: EmployeeRole, setupClosed: boolean) => ({
  setup: role === 'ADMIN' && !setupClosed,
});
