import { ActionIcon, Alert, Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconAlertTriangle, IconArrowBackUp, IconFileText, IconShieldDollar } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoney, fullName } from '../../platform/format/format';
import { useFields, useStoredFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { daysBetween, formatDate, formatDateTime } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { useExport } from '../../platform/device/useExport';
import { openDocument } from '../../kit/notice/documents';
import { DeductedCharge } from '../charge/DeductedCharge';
import { Hint } from '../../kit/display/Hint';
import { Badge } from '../../kit/display/StatusBadge';
import ledger from '../../kit/display/Ledger.module.css';
import {
  DepositStatementDocument,
  useDepositSettingsQuery,
  useDeductedChargesQuery,
  DepositFieldsFragmentDoc,
  type DepositEntryFieldsFragment,
  type DepositFieldsFragment,
  type DeductedChargesQuery,
} from './Deposit.generated';
import { lazyPart } from '../../kit/lazy/lazyPart';
import classes from './Deposit.module.css';
import { t } from './texts';

const AmountForm = lazyPart(async () => (await import('./DepositForms')).AmountForm, { over: true });
const CorrectDepositForm = lazyPart(async () => (await import('./DepositForms')).CorrectDepositForm, { over: true });
const HoldForm = lazyPart(async () => (await import('./DepositForms')).HoldForm, { over: true });
const SettlementDialog = lazyPart(async () => (await import('../settlement/SettlementDialog')).SettlementDialog, {
  over: true,
});

type Charge = NonNullable<NonNullable<DeductedChargesQuery['reservation']>['depositEntries'][number]['charge']>;
type Entry = Fields<DepositEntryFieldsFragment>;

interface EntryRowProps {
  entry: Entry;
  /** The charge for which it was kept; undefined until it is loaded, and if there is none. */
  charge: Charge | undefined;
  onCorrect: () => void;
}

const EntryRow = ({ entry, charge, onCorrect }: EntryRowProps) => {
  const { kind, method, amount, reference, expiresOn, reason, corrected, createdAt, recordedBy } = entry;
  const label = t('correct');
  return (
    <li className={ledger.entry} data-corrected={corrected || undefined}>
      <div>
        <Text size="sm">
          {[t(`kind.${kind}`), method && t(`method.${method}`)].filter(Boolean).join(' · ')}{' '}
          {corrected && <Badge tone="neutral">{t('correctedBadge')}</Badge>}
        </Text>
        <Text size="xs" c="dimmed">
          {[
            formatDateTime(createdAt),
            reference && t('referenceOf', { reference }),
            expiresOn && t('expiresOf', { day: formatDate(expiresOn) }),
            recordedBy && fullName(recordedBy),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <b className={ledger.amount}>{formatMoney(amount)}</b>
      {corrected || kind === 'CORRECTION' ? (
        <span />
      ) : (
        <Hint label={label}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`${label} : ${t(`kind.${kind}`)} ${formatMoney(amount)}`}
            onClick={onCorrect}
          >
            <IconArrowBackUp size={18} aria-hidden />
          </ActionIcon>
        </Hint>
      )}
      {reason && (
        <Text size="xs" className={ledger.note ?? ''}>
          {reason}
        </Text>
      )}
      {charge && (
        <DeductedCharge
          charge={charge}
          photoLabel={(index) => t('photo', { index: String(index), label: charge.label })}
        />
      )}
    </li>
  );
};

/** Returns the charges for which parts of a deposit were kept, by entry. Sends a query only if an entry has a price line. */
const useDeductedCharges = ({ number, depositEntries }: Fields<DepositFieldsFragment>): Map<string, Charge> => {
  const named = depositEntries.filter(({ lineId }) => lineId).map(({ id }) => id);
  const { data } = useDeductedChargesQuery({ variables: { number }, skip: named.length === 0 });
  const entries = data?.reservation?.depositEntries ?? [];
  return new Map(entries.flatMap(({ id, charge }) => (charge ? [[id, charge] as const] : [])));
};

/** Warns that the held card imprint expires soon. */
const ExpiryAlert = ({ expiresOn, today }: { expiresOn: string; today: string }) => {
  const days = useDepositSettingsQuery({ fetchPolicy: 'cache-first' }).data?.depositSettings.imprintWarningDays ?? 3;
  const left = daysBetween(today, expiresOn);
  if (left > days) return null;
  return (
    <Alert color="saffron" icon={<IconAlertTriangle size={18} aria-hidden />} p="xs">
      {left < 0
        ? t('expired', { day: formatDate(expiresOn) })
        : t('expiresSoon', { count: left, day: formatDate(expiresOn) })}
    </Alert>
  );
};

type DepositDialog = 'hold' | 'settle' | 'amount';
const openStages: readonly (string | null)[] = ['PLANNED', 'OUT', 'RETURNED'];

interface DepositPanelProps {
  deposit: Holding<DepositFieldsFragment>;
  /** Queries the rental again. */
  onReload: () => Promise<unknown>;
}

/** Shows the deposit of a rental: what is due and held, each entry, and what can be done (docs/rules/payments.md#deposits). */
export const DepositPanel = ({ deposit: record, onReload }: DepositPanelProps) => {
  const deposit = useFields(DepositFieldsFragmentDoc, record);
  const reload = useStoredFields(DepositFieldsFragmentDoc, record, onReload);
  const [dialog, setDialog] = useState<DepositDialog | Entry | null>(null);
  const now = useAgencyNow();
  const charges = useDeductedCharges(deposit);
  const load = useExport(DepositStatementDocument, (data) => data.depositStatement);
  const { number, stage, depositAmount, depositHeld, depositExpiresOn, depositEntries, depositState } = deposit;
  const close = (): void => setDialog(null);
  const open = openStages.includes(stage);
  const holds = Number(depositHeld) > 0;
  const complete = holds && Number(depositHeld) >= Number(depositAmount);
  const form = { deposit, onReload: reload, onClose: close };
  return (
    <>
      <div className={classes.facts}>
        <Badge tone={depositState === 'HELD' ? 'info' : depositState === 'SETTLED' ? 'success' : 'neutral'}>
          {t(`state.${depositState}`)}
        </Badge>
        <span>{t('dueNow', { due: formatMoney(depositAmount), held: formatMoney(depositHeld) })}</span>
      </div>
      {depositExpiresOn && now && <ExpiryAlert expiresOn={depositExpiresOn} today={now} />}
      {depositEntries.length > 0 && (
        <div className={classes.entries}>
          <ul className={ledger.list}>
            {depositEntries.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                charge={charges.get(entry.id)}
                onCorrect={() => setDialog(entry)}
              />
            ))}
          </ul>
        </div>
      )}
      <Group gap="xs" mt="sm">
        {open && !complete && (stage !== 'RETURNED' || !holds) && (
          <Button
            variant={Number(depositHeld) < Number(depositAmount) ? 'light' : 'default'}
            leftSection={<IconShieldDollar size={18} aria-hidden />}
            onClick={() => setDialog('hold')}
          >
            {t('hold')}
          </Button>
        )}
        {holds && (
          <Button variant={open && stage !== 'RETURNED' ? 'default' : 'light'} onClick={() => setDialog('settle')}>
            {t('settle')}
          </Button>
        )}
        {open && (
          <Button variant="default" onClick={() => setDialog('amount')}>
            {t('changeAmount')}
          </Button>
        )}
        {depositEntries.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconFileText size={18} aria-hidden />}
            onClick={() => void openDocument(() => load({ number }), t('statementFailed'))}
          >
            {t('statement')}
          </Button>
        )}
      </Group>
      {dialog === 'hold' && now && <HoldForm {...form} today={now.slice(0, 10)} />}
      {dialog === 'settle' && <SettlementDialog number={number} onClose={close} />}
      {dialog === 'amount' && <AmountForm {...form} />}
      {dialog && typeof dialog === 'object' && <CorrectDepositForm entry={dialog} onClose={close} />}
    </>
  );
};
