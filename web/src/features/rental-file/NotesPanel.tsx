import { StaffNotes } from '../../domain/notes/StaffNotes';
import { useAddReservationNoteMutation, type RentalFileFragment } from './RentalFile.generated';

/** What the staff noted on a reservation, and a field for one more. */
export const NotesPanel = ({ file: { number, notes } }: { file: RentalFileFragment }) => {
  const [add] = useAddReservationNoteMutation();
  return <StaffNotes notes={notes} add={(text) => add({ variables: { input: { number, text } } })} />;
};
