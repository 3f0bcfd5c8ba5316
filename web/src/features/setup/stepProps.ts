import type { SetupState } from './setupSteps';

/** The props of the form of a step. */
export interface StepProps {
  state: SetupState;
  /** Called once the step is saved. */
  onDone: () => void;
}
