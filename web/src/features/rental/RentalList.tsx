import { Anchor, Button } from '@mantine/core';
import { IconCarSuv, IconCash, IconContract, IconEye, IconFileInvoice, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { useRevalidateIf } from '../../platform/url/useRevalidateIf';
import { Ltr } from '../../kit/display/Ltr';
import { Phone } from '../../kit/display/Phone';
import { formatMoney, fullName } from '../../platform/format/format';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { paths, telUrl } from '../../platform/url/paths';
import { formatDateTime } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import type { Column } from '../../kit/list/columns';
import { exportSelection } from '../../kit/list/exportSelection';
import { flagFilter, type ListFilter } from '../../kit/list/filters';
import { RecordList } from '../../kit/list/RecordList';
import { RowActions, type RowAction } from '../../kit/list/RowActions';
import { RowLink } from '../../kit/list/RowLink';
import { searchFields } from '../../kit/list/searchFields';
import { useListDialog } from '../../kit/list/useListDialog';
import { useRecordList } from '../../kit/list/useRecordList';
import { Period } from '../../kit/display/Period';
import { Badge } from '../../kit/display/StatusBadge';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { IssueInvoiceDialog } from '../../domain/rental/IssueInvoiceDialog';
import { useReservationReload } from '../../domain/reservation/ReservationFeed';
import { RentalProgressFragmentDoc, type RentalProgressFragment } from '../../domain/rental/RentalProgress.generated';
import { StageBadge } from '../../domain/rental/StageBadge';
import { stageFilter } from '../../domain/rental/stageChoice';
import { offeredSteps, type OfferedStep } from '../../domain/rental/stageSteps';
import { stepIcons } from '../../domain/rental/stepIcons';
import { t as rentalT } from '../../domain/rental/texts';
import { hasInvoice } from '../../domain/rental/issuedDocuments';
import { useRentalDocuments } from '../../domain/rental/useRentalDocuments';
import { RentalsExportDocument, RentalRowFragmentDoc, type RentalRowFragment } from './RentalList.generated';
import classes from './RentalList.module.css';
import { rentalsQuery, type LoadedRentals } from './rentalsQuery';
import { rentalsView, type RentalsView } from './rentalsView';
import { t } from './texts';

const StageForm = lazyPart(async () => (await import('../../domain/rental/StageForms')).StageForm, { over: true });

const RentalDialog = lazyPart(async () => (await import('./RentalDialog')).RentalDialog, { over: true });

const RehouseDialog = lazyPart(async () => (await import('../../domain/rental/RehouseDialog')).RehouseDialog, {
  over: true,
});

const columnsFor = (hrefFor: (number: string) => string): readonly Column<RentalRowFragment>[] => [
  {
    key: 'NUMBER',
    label: t('columns.number'),
    cell: ({ number, stage, late, risk }) => (
      <>
        <RowLink to={hrefFor(number)}>{number}</RowLink>
        <span className={classes.stage}>
          <StageBadge stage={stage} late={late} atRisk={risk !== null} />
        </span>
      </>
    ),
    card: 'head',
    noWrap: true,
    sort: 'ASC',
  },
  {
    key: 'name',
    noWrap: true,
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
        <Anchor href={telUrl(phone)} className={classes.phone ?? ''}>
          <Phone number={phone} />
        </Anchor>
      ),
    noWrap: true,
  },
  {
    key: 'vehicle',
    noWrap: true,
    label: t('columns.vehicle'),
    cell: ({ vehicle, plateNumber }) => (
      <>
        {vehicle.name}
        <span className={classes.quiet}>
          <Ltr>{plateNumber}</Ltr>
        </span>
      </>
    ),
  },
  {
    key: 'STARTS_AT',
    label: t('columns.date'),
    sort: 'DESC',
    cell: ({ startsAt, endsAt }) => (
      <>
        <span className={classes.when}>{formatDateTime(startsAt)}</span>
        <span className={classes.when}>{formatDateTime(endsAt)}</span>
      </>
    ),
    inCard: ({ startsAt, endsAt }) => <Period from={startsAt} to={endsAt} />,
  },
  {
    key: 'pickup',
    label: t('columns.pickup'),
    cell: ({ pickupPlace }) => <span className={classes.place}>{pickupPlace}</span>,
    card: 'labelled',
  },
  {
    key: 'return',
    label: t('columns.return'),
    cell: ({ returnPlace }) => <span className={classes.place}>{returnPlace}</span>,
    card: 'labelled',
  },
  {
    key: 'advance',
    label: t('columns.advance'),
    cell: ({ advance }) => <span className={classes.money}>{formatMoney(advance)}</span>,
    align: 'end',
    card: 'labelled',
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
    align: 'end',
    card: 'labelled',
  },
];

const search = {
  fields: searchFields(rentalsView, (value) => t(`fields.${value}`)),
};

const filters: readonly ListFilter<RentalsView>[] = [
  stageFilter('bar'),
  flagFilter({
    label: t('fromToday'),
    get: ({ fromToday }) => fromToday,
    change: (fromToday) => ({ fromToday }),
  }),
];

/** A step of a rental whose dialog is open. */
interface Step {
  rental: Fields<RentalProgressFragment>;
  offered: OfferedStep;
}

interface RentalActionsProps {
  rental: Holding<RentalProgressFragment>;
  now: string | undefined;
  onStep: (step: Step) => void;
  onRehouse: () => void;
  others: readonly RowAction[];
}

/** Shows the buttons of a row: the steps that its rental is ready for, then those that every row has. */
const RentalActions = ({ rental: record, now, onStep, onRehouse, others }: RentalActionsProps) => {
  const rental = useFields(RentalProgressFragmentDoc, record);
  return (
    <RowActions
      of={rental.number}
      actions={[
        ...offeredSteps(rental, now).map((offered) => ({
          label: rentalT(`stages.step.${offered.step}`),
          icon: stepIcons[offered.step],
          onClick: () => onStep({ rental, offered }),
        })),
        ...(rental.risk ? [{ label: rentalT('stages.rehouse'), icon: IconCarSuv, onClick: onRehouse }] : []),
        ...others,
      ]}
    />
  );
};

/** Lists the rentals, with the view in the address; live (docs/rules/reservations.md#the-list-of-rentals). */
export const RentalList = () => {
  const dialog = useListDialog();
  const [step, setStep] = useState<Step | null>(null);
  const { openContract, openInvoice } = useRentalDocuments();
  const now = useAgencyNow();
  const loaded = useLoaderData<LoadedRentals>();
  useRevalidateIf(now !== undefined && now.slice(0, 10) !== loaded.today);
  const list = useRecordList({
    ...rentalsQuery(loaded.today),
    pageOf: ({ reservations }) => reservations,
    exported: { query: RentalsExportDocument, fileOf: (answer) => answer.rentalsExport },
  });
  const { state, update, hrefFor } = list;
  useReservationReload(list.reload);

  const actions = (rental: RentalRowFragment) => {
    const { number, invoices } = rental;
    return (
      <RentalActions
        rental={rental}
        now={now}
        onStep={setStep}
        onRehouse={() => dialog.open('reloger', number)}
        others={[
          { label: t('details'), icon: IconEye, onClick: () => update({ opened: number, page: state.page }) },
          { label: rentalT('pay'), icon: IconCash, onClick: () => dialog.open('paiement', number) },
          { label: t('contract'), icon: IconContract, onClick: () => void openContract(number) },
          {
            label: t('invoice'),
            icon: IconFileInvoice,
            onClick: () => (hasInvoice(invoices) ? void openInvoice(number) : dialog.open('facture', number)),
          },
        ]}
      />
    );
  };

  return (
    <>
      <RecordList
        name="locations"
        list={list}
        fragment={RentalRowFragmentDoc}
        title={t('title')}
        lead={t('lead')}
        columns={columnsFor((number) => hrefFor({ opened: number, page: state.page }))}
        nameOf={({ number }) => number}
        minWidth={1040}
        dense
        search={search}
        filters={filters}
        actionsLabel={t('columns.actions')}
        actions={actions}
        bulk={[
          exportSelection(list, (rows: readonly { number: string }[]) => ({
            numbers: rows.map(({ number }) => number),
          })),
        ]}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: IconKey,
          title: t('emptyTitle'),
          message: t('emptyText'),
          action: (
            <Button component={Link} to={paths.reservations}>
              {t('emptyAction')}
            </Button>
          ),
        }}
      />
      {dialog.dialog === 'paiement' && (
        <RentalDialog key={dialog.id} number={dialog.id} paying onClose={dialog.close} />
      )}
      {dialog.dialog === 'reloger' && <RehouseDialog key={dialog.id} number={dialog.id} onClose={dialog.close} />}
      {dialog.dialog === 'facture' && <IssueInvoiceDialog key={dialog.id} number={dialog.id} onClose={dialog.close} />}
      {state.opened && !dialog.dialog && (
        <RentalDialog
          key={state.opened}
          number={state.opened}
          paying={false}
          onClose={() => update({ opened: '', page: state.page })}
        />
      )}
      {step && <StageForm {...step} onClose={() => setStep(null)} />}
    </>
  );
};
