import type { ComponentType, ReactNode } from 'react';
import type { Operation } from '../../platform/query/useShownQuery';
import type { Notice } from '../notice/notify';
import { ActOn } from './ActOn';
import { RemoveDialog } from './RemoveDialog';
import type { useListAct } from './useListAct';

interface RecordActDialogsProps<Data, Item> {
  acts: Pick<ReturnType<typeof useListAct>, 'act' | 'id' | 'close'>;
  /** The form, which adds a record without an id. */
  form: ComponentType<{ id?: string; onClose: () => void }>;
  /** Reads the record that is to be removed. */
  query: Operation<Data, { id: string }>;
  recordOf: (data: Data) => Item | null | undefined;
  /** Asks whether to remove it. */
  question: (record: Item) => ReactNode;
  remove: (id: string) => Promise<unknown>;
  /** Shown after the removal. */
  removed: Notice;
}

/** Shows the dialog that the address of a list names: adding, editing (`modifier`) or removing (`supprimer`) a record. */
export const RecordActDialogs = <Data, Item>({
  acts: { act, id, close },
  form: Form,
  query,
  recordOf,
  question,
  remove,
  removed,
}: RecordActDialogsProps<Data, Item>) => {
  if (act === 'ajouter') return <Form onClose={close} />;
  if (act === 'modifier') return <Form key={id} id={id} onClose={close} />;
  if (act !== 'supprimer') return null;
  return (
    <ActOn query={query} id={id} recordOf={recordOf} onClose={close}>
      {(record) => <RemoveDialog message={question(record)} remove={() => remove(id)} done={removed} onClose={close} />}
    </ActOn>
  );
};
