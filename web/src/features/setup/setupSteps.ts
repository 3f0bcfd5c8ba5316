/** What is entered already, by which the steps are done. */
export interface SetupState {
  agencies: number;
  /** The first agency, from which later steps take what they propose. */
  agency: { id: string; name: string; town: string | null; address: string } | null;
  vehicles: number;
  /** Categories with a deposit that was chosen, be it none. */
  deposits: number;
  /** Includes the caller's own account. */
  employees: number;
  reservations: number;
  settings: {
    companyName: string;
    phone: string;
    email: string;
    address: string;
    headerText: string;
    aboutText: string;
  };
}

export type StepKey = 'agency' | 'vehicle' | 'prices' | 'employee' | 'site' | 'reservation';

/** A step with whether it is done. */
export interface Step {
  key: StepKey;
  done: boolean;
}

/** Returns the first steps of an agency in their order, and which are done (docs/rules/back-office.md#first-steps). */
export const stepsOf = ({
  agencies,
  vehicles,
  deposits,
  employees,
  reservations,
  settings: { companyName, phone, email, headerText, aboutText },
}: SetupState): readonly Step[] => [
  { key: 'agency', done: agencies > 0 && Boolean(companyName && phone && email) },
  { key: 'vehicle', done: vehicles > 0 },
  { key: 'prices', done: deposits > 0 },
  { key: 'employee', done: employees > 1 },
  { key: 'site', done: Boolean(headerText && aboutText) },
  { key: 'reservation', done: reservations > 0 },
];

/**
 * Returns the step whose form is open by itself: the next one of an agency without reservations that has what the step needs. An agency at
 * work is not shown a form that it did not ask for.
 */
export const nextStep = (steps: readonly Step[], reservations: number): StepKey | null =>
  reservations > 0 ? null : (steps.find(({ done }) => !done)?.key ?? null);

/** Tells what a step needs before it can be done in place; null if nothing is missing. */
export const missingFor = (key: StepKey, { agencies, vehicles }: SetupState): 'agency' | 'vehicle' | null => {
  if (key === 'vehicle' && agencies === 0) return 'agency';
  return (key === 'prices' || key === 'reservation') && vehicles === 0 ? 'vehicle' : null;
};
