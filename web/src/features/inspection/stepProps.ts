import type { InspectionDraft, PhotoDraft } from '../../domain/inspection/inspectionDraft';
import type { TakenPhoto } from './photoFile';

/** What each step of an inspection is given. */
export interface StepProps {
  draft: InspectionDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<InspectionDraft>) => void;
  onPhoto: (photo: TakenPhoto, of: Omit<PhotoDraft, 'sha256' | 'takenAt'>, replace: boolean) => Promise<void>;
}
