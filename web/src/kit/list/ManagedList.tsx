import type { Icon } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { FragmentOf, Holding } from '../../platform/graphql/fields';
import type { Operation } from '../../platform/query/useShownQuery';
import type { Notice } from '../notice/notify';
import { AddButton } from './AddButton';
import { RecordActDialogs } from './RecordActDialogs';
import { editAct, removeAct } from './recordActs';
import { RecordList, type AnyView, type RecordListProps } from './RecordList';
import { RowActions } from './RowActions';
import { useListAct } from './useListAct';

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
  | 'emptyText';

type OwnProps = 'title' | 'lead' | 'actions' | 'actionsLabel' | 'add' | 'countLabel' | 'loadFailed' | 'empty';

interface ManagedListProps<View extends AnyView, Row extends { id: string }, Item, Data> extends Omit<
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
  /** The form, which adds a record without an id. */
  form: ComponentType<{ id?: string; onClose: () => void }>;
  /** Reads the record that is to be removed, and its name in the answer. */
  query: Operation<Data, { id: string }>;
  nameIn: (data: Data) => string | undefined;
  /** What removing it means, below the question. */
  hint?: ReactNode;
  remove: (id: string) => Promise<unknown>;
  /** Shown after the removal. */
  removed: Notice;
}

/** Shows a list whose records are added, edited and removed in dialogs with addresses of their own. */
export const ManagedList = <View extends AnyView, Row extends { id: string }, Item extends Holding<Row>, Data>({
  t,
  mayChange = true,
  icon: Sign,
  emptyText = t('emptyText'),
  form,
  query,
  nameIn,
  hint,
  remove,
  removed,
  ...list
}: ManagedListProps<View, Row, Item, Data>) => {
  const acts = useListAct();
  const actions = (row: Row) => (
    <RowActions
      of={list.nameOf(row)}
      acts={[
        editAct(t('edit'), () => acts.open('modifier', row.id)),
        removeAct(t('remove'), () => acts.open('supprimer', row.id)),
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
        add={mayChange && <AddButton label={t('add')} onClick={() => acts.open('ajouter')} />}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: <Sign size={40} stroke={1.5} aria-hidden />,
          title: t('emptyTitle'),
          message: emptyText,
        }}
      />
      {mayChange && (
        <RecordActDialogs
          acts={acts}
          form={form}
          query={query}
          recordOf={nameIn}
          question={(name) => (
            <>
              {t('removeQuestion', { name })}
              {hint}
            </>
          )}
          remove={remove}
          removed={removed}
        />
      )}
    </>
  );
};
