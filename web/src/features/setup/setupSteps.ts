/** The numbers of entered records, by which the steps are done. */
export interface SetupState {
  agencies: number;
  vehicles: number;
  /** Includes the caller's own account. */
  employees: number;
  settings: { companyName: string; phone: string; email: string };
}

type StepKey = 'agency' | 'vehicle' | 'settings' | 'employee';

/** Returns the first steps of an agency in their order, and which are done. */
export const stepsOf = ({
  agencies,
  vehicles,
  employees,
  settings: { companyName, phone, email },
}: SetupState): readonly { key: StepKey; done: boolean }[] => [
  { key: 'settings', done: Boolean(companyName && phone && email) },
  { key: 'agency', done: agencies > 0 },
  { key: 'vehicle', done: vehicles > 0 },
  { key: 'employee', done: employees > 1 },
];
