import { Anchor, Button } from '@mantine/core';
import { IconCashBanknote, IconFolderOpen, IconSettings, IconShieldDollar } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Ltr } from '../../kit/display/Ltr';
import { Phone } from '../../kit/display/Phone';
import { formatMoney, fullName } from '../../platform/format/format';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { paths, telUrl } from '../../platform/url/paths';
import { daysBetween, formatDate, formatDateTime } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { WholeDates } from '../../kit/display/WholeDates';
import type { Column } from '../../kit/list/columns';
import { choiceFilter, type ListFilter } from '../../kit/list/filters';
import { RecordList } from '../../kit/list/RecordList';
import { RowActions } from '../../kit/list/RowActions';
import { RowLink } from '../../kit/list/RowLink';
import { searchFields } from '../../kit/list/searchFields';
import { useListDialog } from '../../kit/list/useListDialog';
import { useRecordList } from '../../kit/list/useRecordList';
import { depositsQuery } from './depositsQuery';
import { Badge } from '../../kit/display/StatusBadge';
import { useReservationReload } from '../../domain/reservation/ReservationFeed';
import { lazyPart } from '../../kit/lazy/lazyPart';
import ledger from '../../kit/display/Ledger.module.css';
import { t as depositT } from '../../domain/deposit/texts';
import { daysSince, waitsSince } from './depositAge';
import { DepositRowFragmentDoc, type DepositRowFragment } from './DepositList.generated';
import { DepositSettingsDialog } from './DepositSettingsDialog';
import { depositsView, type DepositsView } from './depositsView';
import { t } from './texts';
import { serverNow } from '../../platform/clock/deviceClock';

const SettlementDialog = lazyPart(
  async () => (await import('../../domain/settlement/SettlementDialog')).SettlementDialog,
  { over: true },
);

/** Days after which a deposit that was not returned is highlighted, because customers ask for it then. */
const longWait = 7;

const columnsAt = (now: string): readonly Column<DepositRowFragment>[] => [
  {
    key: 'number',
    label: t('columns.number'),
    cell: ({ number }) => <RowLink to={paths.rentalFileFor(number)}>{number}</RowLink>,
    card: 'head',
    noWrap: true,
  },
  {
    key: 'name',
    label: t('columns.name'),
    cell: ({ driver }) => (
      <>
        {fullName(driver)}
        {driver.phone && (
          <Anchor href={telUrl(driver.phone)} className={ledger.quiet ?? ''}>
            <Phone number={driver.phone} />
          </Anchor>
        )}
      </>
    ),
  },
  {
    key: 'vehicle',
    label: t('columns.vehicle'),
    cell: ({ vehicle, plateNumber }) => (
      <>
        {vehicle.name}
        <span className={ledger.quiet}>
          <Ltr>{plateNumber}</Ltr>
        </span>
      </>
    ),
  },
  {
    key: 'since',
    label: t('columns.since'),
    cell: (row) => {
      const since = waitsSince(row);
      if (since === null) return <Badge tone="info">{t('out')}</Badge>;
      const days = daysSince(since, now);
      return (
        <>
          <WholeDates>{formatDateTime(since)}</WholeDates>
          <span className={ledger.quiet}>
            {days >= longWait ? <Badge tone="warning">{t('age', { count: days })}</Badge> : t('age', { count: days })}
          </span>
        </>
      );
    },
    card: 'labelled',
  },
  {
    key: 'expires',
    label: t('columns.expires'),
    cell: ({ depositExpiresOn }) => {
      if (!depositExpiresOn) return null;
      const left = daysBetween(now, depositExpiresOn);
      const day = formatDate(depositExpiresOn);
      return left < 0 ? <Badge tone="danger">{depositT('expired', { day })}</Badge> : day;
    },
    card: 'labelled',
  },
  {
    key: 'held',
    label: t('columns.held'),
    cell: ({ depositHeld }) => <b className={ledger.amount}>{formatMoney(depositHeld)}</b>,
    align: 'end',
    card: 'aside',
  },
];

const search = {
  fields: searchFields(depositsView, (value) => t(`fields.${value}`)),
};

const filters: readonly ListFilter<DepositsView>[] = [
  choiceFilter({
    label: t('filter.label'),
    any: t('filter.TO_RETURN'),
    choices: (['HELD', 'EXPIRING'] as const).map((value) => ({ value, label: t(`filter.${value}`) })),
    get: ({ deposit }) => (deposit === 'TO_RETURN' ? '' : deposit),
    change: (deposit) => ({ deposit: (deposit as DepositsView['deposit'] | null) ?? 'TO_RETURN' }),
    chip: ({ label }) => label,
    place: 'bar',
  }),
];

/** Lists the deposits that have to go back, that are held, or whose imprint expires (docs/rules/payments.md#deposits-to-give-back). */
export const DepositList = () => {
  const isAdmin = useIsAdmin();
  const [setting, setSetting] = useState(false);
  const { dialog, id, open, close } = useListDialog();
  const [openedAt] = useState(() => new Date(serverNow()).toISOString());
  const now = useAgencyNow() ?? openedAt;
  const list = useRecordList({
    ...depositsQuery,
    pageOf: ({ reservations }) => reservations,
  });
  useReservationReload(list.reload);
  const { deposit } = list.state;
  return (
    <>
      <RecordList
        name="cautions"
        list={list}
        fragment={DepositRowFragmentDoc}
        title={t('title')}
        lead={t('lead')}
        columns={columnsAt(now)}
        nameOf={({ number }) => number}
        search={search}
        filters={filters}
        actionsLabel={t('columns.actions')}
        actions={({ number }) => (
          <RowActions
            of={number}
            actions={[{ label: depositT('settle'), icon: IconCashBanknote, onClick: () => open('regler', number) }]}
          />
        )}
        add={
          isAdmin && (
            <Button
              variant="default"
              leftSection={<IconSettings size={18} aria-hidden />}
              onClick={() => setSetting(true)}
            >
              {t('settings.open')}
            </Button>
          )
        }
        countLabel={(count) => t('count', { count })}
        loadFailed={t('listFailed')}
        empty={{
          icon: IconShieldDollar,
          title: t(`empty.${deposit}`),
          message: t('emptyText'),
          action: (
            <Button
              component={Link}
              to={paths.rentals}
              variant="default"
              leftSection={<IconFolderOpen size={18} aria-hidden />}
            >
              {t('emptyAction')}
            </Button>
          ),
        }}
      />
      {dialog === 'regler' && <SettlementDialog key={id} number={id} onClose={close} />}
      {setting && <DepositSettingsDialog onClose={() => setSetting(false)} />}
    </>
  );
};
