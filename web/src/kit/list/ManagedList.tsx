import type { Icon } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { FragmentOf, Holding } from '../../platform/graphql/fields';
import { useDeletion, type Deletion } from '../../platform/query/useDeletion';
import type { Operation } from '../../platform/query/useShownQuery';
import { EditRecord, type RecordFormProps } from '../form/EditRecord';
import type { Notice } from '../notice/notify';
import { DialogRecord } from './DialogRecord';
import { AddButton } from './AddButton';
import { editAction, removeAction } from './recordActions';
import { RecordList, type AnyView, type RecordListProps } from './RecordList';
import { RemoveDialog } from './RemoveDialog';
import { RowActions } from './RowActions';
import { useListDialog } from './useListDialog';

/** The texts that a feature has for its list. */
type ListText =
  | 'title'
  | 'lead'
  | 'columns.actions'
  | 'add'
  | 'edit'
  | 'remove'
  | 'removeQuestion'
  | 'count'
  | 'loadFailed'
  | 'emptyTitle'
  | 'emptyText'
  | 'form.editTitle';

type OwnProps = 'title' | 'lead' | 'actions' | 'actionsLabel' | 'add' | 'countLabel' | 'loadFailed' | 'empty';

interface ManagedListProps<View extends AnyView, Row extends { id: string }, Item, Data, Stored, Found> extends Omit<
  RecordListProps<View, Row, Item>,
  OwnProps
> {
  fragment: FragmentOf<Row>;
  t: (key: ListText, values?: Record<string, string | number>) => string;
  nameOf: (row: Row) => string;
  /** False for those who only read the list. */
  mayChange?: boolean;
  icon: Icon;
  /** Shown instead of `emptyText` where the list has nothing at all. */
  emptyText?: string;
  form: ComponentType<RecordFormProps<Stored>>;
  /** Reads the record that is to be edited. */
  stored: { query: Operation<Found, { id: string }>; recordOf: (data: Found) => Stored | null | undefined };
  /** True if an edit may move rows, so that the list is loaded again as after an addition. */
  editMoves?: boolean;
  /** Reads the record that is to be removed, and its name in the answer. */
  query: Operation<Data, { id: string }>;
  nameIn: (data: Data) => string | undefined;
  /** What removing it leads to. */
  consequence?: ReactNode;
  deletion: Deletion;
  /** Shown after the removal. */
  removed: Notice;
}

/** Shows a list whose records are added, edited and removed in dialogs with addresses of their own. */
export const ManagedList = <
  View extends AnyView,
  Row extends { id: string },
  Item extends Holding<Row>,
  Data,
  Stored,
  Found,
>({
  t,
  mayChange = true,
  icon,
  emptyText = t('emptyText'),
  form: Form,
  stored,
  editMoves = false,
  query,
  nameIn,
  consequence,
  deletion,
  removed,
  ...list
}: ManagedListProps<View, Row, Item, Data, Stored, Found>) => {
  const { dialog, id, open, close } = useListDialog();
  const remove = useDeletion(deletion);
  const reload = list.list.retry;
  const actions = (row: Row) => (
    <RowActions
      of={list.nameOf(row)}
      actions={[
        editAction(t('edit'), () => open('modifier', row.id)),
        removeAction(t('remove'), () => open('supprimer', row.id)),
      ]}
    />
  );
  return (
    <>
      <RecordList
        {...list}
        title={t('title')}
        lead={t('lead')}
        actionsLabel={t('columns.actions')}
        actions={mayChange ? actions : undefined}
        add={mayChange && <AddButton label={t('add')} onClick={() => open('ajouter')} />}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon,
          title: t('emptyTitle'),
          message: emptyText,
        }}
      />
      {mayChange && (dialog === 'ajouter' || dialog === 'modifier') && (
        <EditRecord
          {...stored}
          key={id}
          title={t('form.editTitle')}
          id={dialog === 'modifier' ? id : undefined}
          onClose={close}
        >
          {(record, onReload) => (
            <Form
              record={record}
              onReload={onReload}
              onSaved={(added) => {
                if (added || editMoves) reload();
              }}
              onClose={close}
            />
          )}
        </EditRecord>
      )}
      {mayChange && dialog === 'supprimer' && (
        <DialogRecord query={query} id={id} recordOf={nameIn} onClose={close}>
          {(name) => (
            <RemoveDialog
              message={t('removeQuestion', { name })}
              consequence={consequence}
              remove={() => remove(id).then(reload)}
              done={removed}
              onClose={close}
            />
          )}
        </DialogRecord>
      )}
    </>
  );
};
