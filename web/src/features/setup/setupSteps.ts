/** How much of an agency is entered. */
export interface SetupState {
  agencies: number;
  vehicles: number;
  /** With the one who is asking. */
  employees: number;
  settings: { companyName: string; phone: string; email: string };
}

type StepKey = 'agency' | 'vehicle' | 'settings' | 'employee';

/** The first steps of an agency in their order, and which are done. */
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
