import { Button } from '@mantine/core';
import { IconCashRegister, IconEye, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoney, fullName } from '../../platform/format/format';
import { formatDateTime } from '../../platform/time/time';
import { WholeDates } from '../../kit/display/WholeDates';
import { Modal } from '../../kit/dialog/Modal';
import { DialogRecord } from '../../kit/list/DialogRecord';
import type { Column } from '../../kit/list/columns';
import { flagFilter, type ListFilter } from '../../kit/list/filters';
import { RecordList } from '../../kit/list/RecordList';
import { RowActions } from '../../kit/list/RowActions';
import { useListDialog } from '../../kit/list/useListDialog';
import { useRecordList } from '../../kit/list/useRecordList';
import { tillsQuery } from './tillsQuery';
import { Badge } from '../../kit/display/StatusBadge';
import { TillDetailsDocument, TillFieldsFragmentDoc, type TillFieldsFragment } from './Till.generated';
import { TillEntries } from './TillEntries';
import { CloseTillForm } from './TillForms';
import type { TillsView } from './tillsView';
import ledger from '../../kit/display/Ledger.module.css';
import { TillSums } from './TillSums';
import { t } from './texts';

const Difference = ({ difference }: { difference: string | null }) => {
  if (difference === null) return <Badge tone="info">{t('stillOpen')}</Badge>;
  if (Number(difference) === 0) return <Badge tone="success">{t('right')}</Badge>;
  return <Badge tone="danger">{formatMoney(difference)}</Badge>;
};

/** Tells tills apart for screen readers: several may be opened in the same minute. */
const nameOf = ({ openedAt, agency, employee }: TillFieldsFragment): string =>
  [formatDateTime(openedAt), agency.name, employee && fullName(employee)].filter(Boolean).join(', ');

const columns: readonly Column<TillFieldsFragment>[] = [
  {
    key: 'openedAt',
    label: t('columns.openedAt'),
    cell: ({ openedAt }) => formatDateTime(openedAt),
    inCard: ({ openedAt }) => t('openedOn', { at: formatDateTime(openedAt) }),
    card: 'head',
  },
  {
    key: 'closedAt',
    label: t('columns.closedAt'),
    cell: ({ closedAt, closedBy, employee }) =>
      closedAt && (
        <>
          <WholeDates>{formatDateTime(closedAt)}</WholeDates>
          {closedBy && closedBy.id !== employee?.id && (
            <span className={ledger.quiet}>{t('closedBy', { name: fullName(closedBy) })}</span>
          )}
        </>
      ),
    card: 'labelled',
  },
  { key: 'employee', label: t('columns.employee'), cell: ({ employee }) => employee && fullName(employee) },
  { key: 'agency', label: t('columns.agency'), cell: ({ agency }) => agency.name },
  {
    key: 'expected',
    label: t('columns.expected'),
    cell: ({ expectedAmount }) => <span className={ledger.amount}>{formatMoney(expectedAmount)}</span>,
    align: 'end',
    card: 'labelled',
  },
  {
    key: 'counted',
    label: t('columns.counted'),
    cell: ({ countedAmount }) => countedAmount && <span className={ledger.amount}>{formatMoney(countedAmount)}</span>,
    align: 'end',
    card: 'labelled',
  },
  {
    key: 'difference',
    label: t('columns.difference'),
    cell: ({ difference, note }) => (
      <>
        <Difference difference={difference} />
        {note && <span className={ledger.quiet}>{note}</span>}
      </>
    ),
    align: 'end',
    card: 'aside',
  },
];

const filters: readonly ListFilter<TillsView>[] = [
  flagFilter({
    label: t('differing'),
    get: ({ differing }) => differing,
    change: (differing) => ({ differing }),
  }),
];

/** Lists the tills of the employee, of everybody for an Admin, with the difference of each count. */
export const TillList = () => {
  const { dialog, id, open, close } = useListDialog();
  const [closing, setClosing] = useState(false);
  const list = useRecordList({
    ...tillsQuery,
    pageOf: ({ tills }) => tills,
  });
  return (
    <>
      <RecordList
        name="caisses"
        list={list}
        fragment={TillFieldsFragmentDoc}
        title={t('listTitle')}
        lead={t('listLead')}
        columns={columns}
        nameOf={nameOf}
        filters={filters}
        actionsLabel={t('columns.actions')}
        actions={(till) => (
          <RowActions
            of={nameOf(till)}
            actions={[{ label: t('details'), icon: IconEye, onClick: () => open('voir', till.id) }]}
          />
        )}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('listFailed')}
        empty={{
          icon: IconCashRegister,
          title: t('emptyTitle'),
          message: t('emptyText'),
        }}
      />
      {dialog === 'voir' && (
        <DialogRecord key={id} query={TillDetailsDocument} id={id} recordOf={({ till }) => till} onClose={close}>
          {(till) => (
            <Modal opened onClose={close} size="lg" title={t('detailsTitle', { at: formatDateTime(till.openedAt) })}>
              <TillSums till={till}>
                <Difference difference={till.difference} />
              </TillSums>
              <TillEntries till={till} />
              {till.closedAt === null && (
                <Button mt="md" leftSection={<IconLock size={18} aria-hidden />} onClick={() => setClosing(true)}>
                  {t('close')}
                </Button>
              )}
              {closing && <CloseTillForm till={till} onClose={() => setClosing(false)} />}
            </Modal>
          )}
        </DialogRecord>
      )}
    </>
  );
};
