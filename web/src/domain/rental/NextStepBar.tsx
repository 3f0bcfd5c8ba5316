import { Button } from '@mantine/core';
import { IconCarGarage, IconCash, IconCheck, IconFileInvoice, IconKey, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionMenu, linkTo, type Action, type MenuAction } from '../../kit/dropdown/ActionMenu';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { focusOnSight } from '../../platform/effect/focusOnSight';
import { formatMoney } from '../../platform/format/format';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { paths } from '../../platform/url/paths';
import { IssueInvoiceDialog } from './IssueInvoiceDialog';
import { NextStepFragmentDoc, type NextStepFragment } from './NextStep.generated';
import { PaymentForm } from './PaymentForm';
import { rentalSteps, type RentalStep } from './rentalSteps';
import { t } from './texts';

const SettlementDialog = lazyPart(async () => (await import('../settlement/SettlementDialog')).SettlementDialog, {
  over: true,
});

interface NextStepBarProps {
  rental: Holding<NextStepFragment>;
  /** How a request is accepted from here: the address of a page, or a function to call. */
  accept: { to: string } | { onClick: () => void };
  /** What else can be done from here. */
  others: readonly MenuAction[];
  /** The button that takes the focus when the bar appears; null for none. */
  focused?: 'step' | 'menu' | null;
  className: string;
  /** Queries the reservation again. */
  onReload: () => Promise<unknown>;
}

/** Shows the next step of a reservation as the only filled button, and everything else in a menu (docs/rules/back-office.md#next-step). */
export const NextStepBar = ({
  rental: record,
  accept,
  others,
  focused = null,
  className,
  onReload,
}: NextStepBarProps) => {
  const rental = useFields(NextStepFragmentDoc, record);
  const { number, stage, signatureKey, balance } = rental;
  const [dialog, setDialog] = useState<'collect' | 'invoice' | null>(null);
  const today = useAgencyNow()?.slice(0, 10);
  const close = (): void => setDialog(null);

  const actions: Readonly<Record<RentalStep, Action>> = {
    accept: { label: t('next.accept'), icon: IconCheck, ...accept },
    sign: { label: t('next.sign'), icon: IconSignature, to: paths.signatureFor(number, signatureKey), newTab: true },
    depart: {
      label: t('next.depart'),
      icon: IconKey,
      to: paths.inspectionFor(number, { kind: 'DEPARTURE', legId: null }),
    },
    return: {
      label: t('next.return'),
      icon: IconCarGarage,
      to: paths.inspectionFor(number, { kind: 'RETURN', legId: null }),
    },
    collect: {
      label: t('next.collect', { amount: formatMoney(balance) }),
      icon: IconCash,
      onClick: () => setDialog('collect'),
    },
    invoice: { label: t('next.invoice'), icon: IconFileInvoice, onClick: () => setDialog('invoice') },
  };
  const [next, ...later] = rentalSteps(rental).map((step) => actions[step]);
  const menu = [...later, ...others];
  const look = next && {
    leftSection: <next.icon size={18} aria-hidden />,
    ref: focused === 'step' ? focusOnSight : null,
  };
  if (!next && menu.length === 0) return null;

  return (
    <div className={className}>
      {menu.length > 0 && <ActionMenu label={t('next.others')} actions={menu} focused={focused === 'menu'} />}
      {next &&
        ('to' in next ? (
          <Button {...look} {...linkTo(next)}>
            {next.label}
          </Button>
        ) : (
          <Button {...look} onClick={next.onClick}>
            {next.label}
          </Button>
        ))}
      {dialog === 'collect' && stage === 'RETURNED' && <SettlementDialog number={number} paying onClose={close} />}
      {dialog === 'collect' && stage !== 'RETURNED' && today && (
        <PaymentForm number={number} ledger={rental} today={today} onReload={onReload} onClose={close} />
      )}
      {dialog === 'invoice' && <IssueInvoiceDialog number={number} onClose={close} />}
    </div>
  );
};
