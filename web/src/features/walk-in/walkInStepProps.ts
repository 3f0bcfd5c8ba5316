import type { ServerForm } from '../../kit/form/useServerForm';
import type { WalkInDraft } from './walkInDraft';

/** What each step of an immediate departure is given. */
export interface WalkInStepProps {
  form: ServerForm<WalkInDraft>;
  /** The agency's time, `YYYY-MM-DDTHH:mm`. */
  now: string;
  /** Goes on with what was chosen. */
  onNext: (changes: Partial<WalkInDraft>) => void;
}
