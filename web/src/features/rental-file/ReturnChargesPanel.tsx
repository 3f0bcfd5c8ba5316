import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ChargeHead } from '../../domain/settlement/ChargeHead';
import { t as settlementT } from '../../domain/settlement/texts';
import divided from '../../kit/display/DividedList.module.css';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { formatMoney, fullName } from '../../platform/format/format';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { fromCentimes, toCentimes } from '../../platform/money/money';
import { formatDateTime } from '../../platform/time/time';
import classes from './RentalFile.module.css';
import {
  FileChargesFragmentDoc,
  type FileChargeFragment,
  type FileChargesFragment,
} from './ReturnChargesPanel.generated';
import { t } from './texts';

const SettlementDialog = lazyPart(
  async () => (await import('../../domain/settlement/SettlementDialog')).SettlementDialog,
  { over: true },
);

type Charge = Fields<FileChargeFragment>;
type Charges = Fields<FileChargesFragment>;

const isOpen = ({ status }: Charge): boolean => status === 'PROPOSED';

/** Returns the part of the deposit that was kept for a charge, in centimes. */
const deductedFor = ({ lineId }: Charge, { depositEntries }: Charges): number =>
  depositEntries
    .filter((entry) => lineId !== null && entry.lineId === lineId && !entry.corrected)
    .reduce((sum, { amount }) => sum - (toCentimes(amount) ?? 0), 0);

const Decided = ({ charge, file }: { charge: Charge; file: Charges }) => {
  const deducted = deductedFor(charge, file);
  const { status, confirmedAmount, reason, decidedAt, decidedBy } = charge;
  const at = decidedAt && formatDateTime(decidedAt);
  const who =
    at && (decidedBy ? t('charges.decided', { at, name: fullName(decidedBy) }) : t('charges.decidedByKey', { at }));
  return (
    <li>
      <div className={classes.line}>
        <ChargeHead charge={charge} />
        <b>{status === 'CONFIRMED' ? formatMoney(confirmedAmount) : t('charges.dropped')}</b>
      </div>
      <Text size="xs" c="dimmed" className={divided.text ?? ''}>
        {[reason, who, deducted > 0 && t('charges.keptOf', { amount: formatMoney(fromCentimes(deducted)) })]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </li>
  );
};

/** Shows the charges that nobody has decided on, which is done where the rental is settled. */
const Undecided = ({ charges, number }: { charges: readonly Charge[]; number: string }) => {
  const [settling, setSettling] = useState(false);
  return (
    <>
      <ul className={divided.list} aria-label={t('charges.label')}>
        {charges.map((charge) => (
          <li key={charge.id}>
            <div className={classes.line}>
              <ChargeHead charge={charge} />
              <b>{Number(charge.amount) > 0 ? formatMoney(charge.amount) : t('charges.unpriced')}</b>
            </div>
          </li>
        ))}
      </ul>
      <Button mt="xs" onClick={() => setSettling(true)}>
        {settlementT('open')}
      </Button>
      {settling && <SettlementDialog number={number} onClose={() => setSettling(false)} />}
    </>
  );
};

/** Shows the charges at the return: undecided ones and decided ones (docs/rules/rental-life.md#charges-at-the-return). */
export const ReturnChargesPanel = ({ file: record }: { file: Holding<FileChargesFragment> }) => {
  const file = useFields(FileChargesFragmentDoc, record);
  const open = file.returnCharges.filter(isOpen);
  const decided = file.returnCharges.filter((charge) => !isOpen(charge));
  return (
    <>
      {open.length > 0 && <Undecided charges={open} number={file.number} />}
      {decided.length > 0 && (
        <ul className={divided.list}>
          {decided.map((charge) => (
            <Decided key={charge.id} charge={charge} file={file} />
          ))}
        </ul>
      )}
    </>
  );
};
