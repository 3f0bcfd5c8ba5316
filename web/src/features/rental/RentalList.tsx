import { Anchor, Button, Checkbox, NativeSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconCash, IconEye, IconFileInvoice, IconFileText, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney, fullName } from '../../lib/format';
import { t as kit } from '../../lib/i18n/kit';
import { t } from '../../lib/i18n/rental';
import { useReload } from '../../lib/live';
import { paths } from '../../lib/paths';
import { formatDateTime } from '../../lib/time';
import { useAgencyNow } from '../../lib/useAgencyNow';
import { useExport } from '../../lib/useExport';
import { DataRows, type DataColumn } from '../../ui/list/DataRows';
import { ExportButton } from '../../ui/list/ExportButton';
import { ListPage } from '../../ui/list/ListPage';
import { RowAction } from '../../ui/list/RowAction';
import { SearchBox } from '../../ui/list/SearchBox';
import { useListParams } from '../../ui/list/useListParams';
import { Badge } from '../../ui/StatusBadge';
import { useReservationFeed } from '../reservation-desk/ReservationFeed';
import { IssueInvoiceDialog } from './IssueInvoiceDialog';
import { RentalDialog } from './RentalDialog';
import { RentalsExportDocument, useRentalsQuery, type RentalRowFragment } from './RentalList.generated';
import classes from './RentalList.module.css';
import {
  rentalSearchFields,
  rentalsView,
  type StageChoice,
  toRentalFilter,
  toRentalSearch,
  toRentalSort,
} from './rentalsView';
import { StageBadge } from './StageBadge';
import { StageForm } from './StageForms';
import { stepIcons } from './StagePanel';
import { offeredSteps, type OfferedStep } from './stageSteps';
import { hasInvoice, useRentalDocuments } from './useRentalDocuments';

/** Rows of a page (docs/rules/back-office.md#lists). */
const pageSize = 20;
/** Several changes at once lead to one reload. */
const reloadAfter = 250;

const columns: readonly DataColumn<RentalRowFragment>[] = [
  {
    key: 'number',
    label: t('columns.number'),
    cell: ({ number, stage, late }) => (
      <>
        <b>{number}</b>
        <span className={classes.stage}>
          <StageBadge stage={stage} late={late} />
        </span>
      </>
    ),
    card: 'head',
    noWrap: true,
  },
  {
    key: 'name',
    label: t('columns.name'),
    cell: ({ driver }) => (
      <>
        {fullName(driver)}
        <span className={classes.quiet}>{driver.nationalId ?? driver.passportNumber}</span>
      </>
    ),
  },
  {
    key: 'phone',
    label: t('columns.phone'),
    cell: ({ driver: { phone } }) =>
      phone && (
        <Anchor href={`tel:${phone}`} className={classes.phone ?? ''}>
          {phone}
        </Anchor>
      ),
    noWrap: true,
  },
  {
    key: 'vehicle',
    label: t('columns.vehicle'),
    cell: ({ vehicle, plateNumber }) => (
      <>
        {vehicle.name}
        <span className={classes.quiet}>{plateNumber}</span>
      </>
    ),
  },
  {
    key: 'date',
    label: t('columns.date'),
    cell: ({ startsAt, endsAt }) => (
      <>
        <span className={classes.when}>{formatDateTime(startsAt)}</span>
        <span className={classes.when}>{formatDateTime(endsAt)}</span>
      </>
    ),
  },
  {
    key: 'pickup',
    label: t('columns.pickup'),
    cell: ({ pickupPlace }) => <span className={classes.place}>{pickupPlace}</span>,
  },
  {
    key: 'return',
    label: t('columns.return'),
    cell: ({ returnPlace }) => <span className={classes.place}>{returnPlace}</span>,
  },
  {
    key: 'advance',
    label: t('columns.advance'),
    cell: ({ advance }) => <span className={classes.money}>{formatMoney(advance)}</span>,
    align: 'right',
  },
  {
    key: 'balance',
    label: t('columns.balance'),
    cell: ({ balance }) =>
      Number(balance) === 0 ? (
        <Badge tone="success">{t('paid')}</Badge>
      ) : (
        <b className={classes.money}>{formatMoney(balance)}</b>
      ),
    align: 'right',
  },
];

const nameOfChoice = (choice: Exclude<StageChoice, ''>): string =>
  choice === 'LATE' ? t('stages.late') : t(`stages.name.${choice}`);

const stageChoices = [
  { value: '', label: t('stages.all') },
  ...(['PLANNED', 'OUT', 'LATE', 'RETURNED', 'CLOSED', 'NO_SHOW'] as const).map((value) => ({
    value,
    label: nameOfChoice(value),
  })),
];

/** Ticked at once, though the address, which keeps it, follows a moment later. */
const FromTodayBox = ({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) => {
  const [known, setKnown] = useState(value);
  const [ticked, setTicked] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTicked(value);
  }
  return (
    <Checkbox
      label={t('fromToday')}
      checked={ticked}
      onChange={({ currentTarget: { checked } }) => {
        setTicked(checked);
        onChange(checked);
      }}
    />
  );
};

/** What is open over the list. */
type Opened =
  | { kind: 'pay' | 'issue'; number: string }
  | { kind: 'step'; number: string; rental: RentalRowFragment; offered: OfferedStep }
  | null;

/** Lists the rentals, with the view in the address; live (docs/rules/reservations.md#the-list-of-rentals). */
export const RentalList = () => {
  const { state, update, hrefFor } = useListParams(rentalsView);
  const [opened, setOpened] = useState<Opened>(null);
  const { openContract, openInvoice } = useRentalDocuments();
  // Until the server said its day, the browser's serves.
  const now = useAgencyNow();
  const today = (now ?? new Date().toISOString()).slice(0, 10);
  const filter = toRentalFilter(state, today);
  const search = toRentalSearch(state);
  const sort = toRentalSort(state);
  const { data, previousData, error, loading, refetch } = useRentalsQuery({
    variables: { filter, search, sort, page: { page: state.page, size: pageSize } },
    notifyOnNetworkStatusChange: true,
  });
  const reload = useDebouncedCallback(useReload({ loading, refetch }), reloadAfter);
  useReservationFeed(reload);
  const exportRentals = useExport(RentalsExportDocument, (answer) => answer.rentalsExport);

  const clearText = (): void => update({ text: '' });
  const clearToday = (): void => update({ fromToday: false });
  const close = (): void => {
    setOpened(null);
    if (state.opened) update({ opened: '', page: state.page });
  };
  const actions = (rental: RentalRowFragment) => {
    const { number, invoices } = rental;
    return (
      <>
        {offeredSteps(rental, now).map((offered) => (
          <RowAction
            key={offered.step}
            label={t(`stages.step.${offered.step}`)}
            of={number}
            icon={stepIcons[offered.step]}
            onClick={() => setOpened({ kind: 'step', number, rental, offered })}
          />
        ))}
        <RowAction
          label={t('details')}
          of={number}
          icon={IconEye}
          onClick={() => update({ opened: number, page: state.page })}
        />
        <RowAction label={t('pay')} of={number} icon={IconCash} onClick={() => setOpened({ kind: 'pay', number })} />
        <RowAction label={t('contract')} of={number} icon={IconFileText} onClick={() => void openContract(number)} />
        <RowAction
          label={t('invoice')}
          of={number}
          icon={IconFileInvoice}
          onClick={() => (hasInvoice(invoices) ? void openInvoice(number) : setOpened({ kind: 'issue', number }))}
        />
      </>
    );
  };

  return (
    <>
      <ListPage
        title={t('title')}
        lead={t('lead')}
        actions={<ExportButton load={() => exportRentals({ filter, search, sort })} />}
        search={
          <SearchBox
            fields={rentalSearchFields.map((value) => ({
              value,
              label: t(`fields.${value}`),
              inputMode: value === 'PHONE' ? ('tel' as const) : undefined,
            }))}
            field={state.field}
            text={state.text}
            onSearch={update}
          />
        }
        filters={
          <>
            <NativeSelect
              aria-label={t('stages.filter')}
              data={stageChoices}
              value={state.stage}
              onChange={({ currentTarget: { value } }) => update({ stage: value as StageChoice })}
            />
            <FromTodayBox value={state.fromToday} onChange={(fromToday) => update({ fromToday })} />
          </>
        }
        chips={[
          ...(state.text
            ? [
                {
                  label: kit('list.chipSearch', { field: t(`fields.${state.field}`), text: state.text }),
                  onRemove: clearText,
                },
              ]
            : []),
          ...(state.stage
            ? [{ label: t('stages.chip', { name: nameOfChoice(state.stage) }), onRemove: () => update({ stage: '' }) }]
            : []),
          ...(state.fromToday ? [{ label: t('fromToday'), onRemove: clearToday }] : []),
        ]}
        onClearAll={() => update({ text: '', fromToday: false, stage: '' })}
        shown={(data ?? previousData)?.reservations}
        loading={loading}
        stale={loading && !data}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: <IconKey size={40} stroke={1.5} aria-hidden />,
          title: t('emptyTitle'),
          message: t('emptyText'),
          action: (
            <Button component={Link} to={paths.reservations}>
              {t('emptyAction')}
            </Button>
          ),
        }}
        hrefForPage={(page) => hrefFor({ page })}
      >
        {(rows) => (
          <DataRows
            label={t('title')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            actionsLabel={t('columns.actions')}
            actions={actions}
            minWidth={1040}
            dense
          />
        )}
      </ListPage>
      {(state.opened || opened?.kind === 'pay') && (
        <RentalDialog
          key={state.opened || opened?.number}
          number={state.opened || (opened?.number ?? '')}
          paying={opened?.kind === 'pay'}
          onClose={close}
        />
      )}
      {opened?.kind === 'step' && <StageForm rental={opened.rental} offered={opened.offered} onClose={close} />}
      {opened?.kind === 'issue' && <IssueInvoiceDialog number={opened.number} onClose={close} />}
    </>
  );
};
