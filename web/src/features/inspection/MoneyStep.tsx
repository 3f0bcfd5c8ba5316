import { Alert, Button, Text, Textarea } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconCash, IconCircleCheck, IconShieldDollar, IconWifiOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatMoney } from '../../platform/format/format';
import { fromCentimes, toCentimes } from '../../platform/money/money';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { completeInspectionLimits } from '../../platform/graphql/limits.generated';
import { RentalPayment } from './RentalPayment';
import { RentalDeposit } from './RentalDeposit';
import classes from '../../domain/inspection/Inspection.module.css';
import type { InspectedRental } from '../../domain/inspection/inspectedEnd';
import type { StepProps } from './stepProps';
import { t } from './texts';

/** Returns the unpaid amount and the missing deposit in centimes, never below zero. */
const owed = ({ balance, depositAmount, depositHeld }: InspectedRental) => ({
  balance: Math.max(toCentimes(balance) ?? 0, 0),
  deposit: Math.max((toCentimes(depositAmount) ?? 0) - (toCentimes(depositHeld) ?? 0), 0),
});

interface MoneyRowProps {
  label: string;
  sum: string | null;
  settled: string;
  action: ReactNode;
}

const MoneyRow = ({ label, sum, settled, action }: MoneyRowProps) => (
  <section className={classes.money} aria-label={label}>
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={600} size={sum === null ? 'md' : 'xl'} className={classes.sum ?? ''}>
        {sum === null && <IconCircleCheck size={20} aria-hidden />} {sum ?? settled}
      </Text>
    </div>
    {sum !== null && action}
  </section>
);

interface MoneyStepProps extends Pick<StepProps, 'draft' | 'errors' | 'onChange'> {
  rental: InspectedRental;
  /** The money that the settings require before a departure. */
  requires: 'NOTHING' | 'DEPOSIT' | 'DEPOSIT_AND_BALANCE';
  /** Whether an Admin makes the departure, who may allow it with less. */
  isAdmin: boolean;
  /** Called when a payment or deposit may have been entered. */
  onReload: () => void;
}

/** Takes the unpaid amount and the deposit before the departure (docs/rules/rental-life.md#money-at-the-departure). */
export const MoneyStep = ({ rental, requires, draft, errors, isAdmin, onChange, onReload }: MoneyStepProps) => {
  const { online } = useNetwork();
  const today = useAgencyNow()?.slice(0, 10);
  const [taking, setTaking] = useState<'balance' | 'deposit' | null>(null);
  const { balance, deposit } = owed(rental);
  const short = (deposit > 0 && requires !== 'NOTHING') || (balance > 0 && requires === 'DEPOSIT_AND_BALANCE');
  const { moneyReason } = draft;
  const close = (): void => {
    setTaking(null);
    onReload();
  };
  const take = (what: 'balance' | 'deposit') => (
    <Button
      variant="light"
      leftSection={what === 'balance' ? <IconCash size={18} aria-hidden /> : <IconShieldDollar size={18} aria-hidden />}
      disabled={!online}
      onClick={() => setTaking(what)}
    >
      {t(`money.take.${what}`)}
    </Button>
  );
  return (
    <div className={classes.step}>
      {!online && (
        <Alert color="saffron" icon={<IconWifiOff aria-hidden />}>
          {t('money.offline')}
        </Alert>
      )}
      <MoneyRow
        label={t('money.balance')}
        sum={balance > 0 ? formatMoney(fromCentimes(balance)) : null}
        settled={t('money.paid')}
        action={take('balance')}
      />
      <MoneyRow
        label={t('money.deposit')}
        sum={deposit > 0 ? formatMoney(fromCentimes(deposit)) : null}
        settled={
          Number(rental.depositAmount) > 0
            ? t('money.held', { held: formatMoney(rental.depositHeld) })
            : t('money.noDeposit')
        }
        action={take('deposit')}
      />
      {short && <Alert color="saffron">{t(`money.short.${requires}`)}</Alert>}
      {isAdmin && (short || moneyReason !== '') && (
        <Textarea
          label={t('money.reason')}
          description={t('money.reasonHint')}
          {...completeInspectionLimits.moneyReason}
          value={moneyReason}
          onChange={(event) => onChange({ moneyReason: event.currentTarget.value })}
          error={errors['moneyReason']}
        />
      )}
      {taking === 'balance' && today && <RentalPayment number={rental.number} today={today} onClose={close} />}
      {taking === 'deposit' && today && <RentalDeposit number={rental.number} today={today} onClose={close} />}
    </div>
  );
};
