import { StaffNotes } from '../../domain/notes/StaffNotes';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { FileNotesFragmentDoc, useAddReservationNoteMutation, type FileNotesFragment } from './Notes.generated';

/** Shows the staff's notes on a reservation, and a field to add one. */
export const NotesPanel = ({ file }: { file: Holding<FileNotesFragment> }) => {
  const { number, notes } = useFields(FileNotesFragmentDoc, file);
  const [add] = useAddReservationNoteMutation();
  return <StaffNotes notes={notes} add={(text) => add({ variables: { input: { number, text } } })} />;
};
