import { StaffNotes } from '../../domain/notes/StaffNotes';
import { useAddReservationNoteMutation, type RentalFileFragment } from './RentalFile.generated';

/** Shows the staff's notes on a reservation, and a field to add one. */
export const NotesPanel = ({ file: { number, notes } }: { file: RentalFileFragment }) => {
  const [add] = useAddReservationNoteMutation();
  return <StaffNotes notes={notes} add={(text) => add({ variables: { input: { number, text } } })} />;
};
