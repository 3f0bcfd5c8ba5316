import { Button, SegmentedControl, SimpleGrid, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog';
import { AmountField } from '../../kit/form/AmountField';
import { FormMessage, ProblemText } from '../../kit/form/FormMessage';
import { reloadWith, useServerForm, type ServerForm } from '../../kit/form/useServerForm';
import { attempt, type Problem } from '../../platform/errors/errors';
import { formatMoney, fullName } from '../../platform/format/format';
import { useFields, useStoredFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { amountOf, fromCentimes, toCentimes } from '../../platform/money/money';
import { formatDateTime } from '../../platform/time/time';
import { settledChargeLimits } from '../../platform/graphql/limits.generated';
import { notify } from '../../kit/notice/notify';
import { useShownPhoto } from '../../domain/inspection/useShownPhoto';
import divided from '../../kit/display/DividedList.module.css';
import classes from './RentalFile.module.css';
import {
  FileChargesFragmentDoc,
  type FileChargeFragment,
  type FileChargesFragment,
} from './ReturnChargesPanel.generated';
import { useKeepDepositForChargeMutation, useSettleReturnChargesMutation } from './ReturnCharges.generated';
import { t } from './texts';

type Charge = Fields<FileChargeFragment>;
type Charges = Fields<FileChargesFragment>;

interface ChargeDraft {
  chargeId: string;
  decision: 'CONFIRM' | 'DROP';
  amount: string | number;
  reason: string;
}

interface Draft {
  charges: ChargeDraft[];
}

const isOpen = ({ status }: Charge): boolean => status === 'PROPOSED';

/** Returns the form's initial values: all proposed charges are confirmed at their amount. The button shows the sum. */
const draftOf = ({ returnCharges }: Charges): Draft => ({
  charges: returnCharges.filter(isOpen).map(({ id, amount }) => ({
    chargeId: id,
    decision: 'CONFIRM',
    amount: Number(amount) > 0 ? Number(amount) : '',
    reason: '',
  })),
});

const priced = ({ amount }: Charge): boolean => Number(amount) > 0;
/** Tells whether the server requires a reason. */
const needsReason = (charge: Charge, { decision, amount }: ChargeDraft): boolean =>
  decision === 'DROP' || (priced(charge) && toCentimes(amount) !== toCentimes(charge.amount));

const Photo = ({ photo, label }: { photo: FileChargeFragment['photos'][number]; label: string }) => {
  const shown = useShownPhoto(photo.sha256, photo.url);
  if (!shown) return null;
  return (
    <a href={shown} target="_blank" rel="noreferrer">
      <img src={shown} alt={t('charges.photo', { label })} className={classes.chargePhoto} />
    </a>
  );
};

const Head = ({ charge }: { charge: Charge }) => {
  const { label, detail, quantity, unitPrice, photos } = charge;
  return (
    <div>
      <Text size="sm" fw={600} className={divided.text ?? ''}>
        {label}
        {quantity > 1 && (
          <Text span size="sm" c="dimmed" fw={400}>
            {' '}
            {t('charges.times', { quantity: String(quantity), price: formatMoney(unitPrice) })}
          </Text>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {detail}
      </Text>
      {photos.length > 0 && (
        <div className={classes.chargePhotos}>
          {photos.map((photo) => (
            <Photo key={photo.sha256} photo={photo} label={label} />
          ))}
        </div>
      )}
    </div>
  );
};

const Choice = ({ charge, index, form }: { charge: Charge; index: number; form: ServerForm<Draft> }) => {
  const { label } = charge;
  const draft = form.values.charges[index];
  if (!draft) return null;
  const confirms = draft.decision === 'CONFIRM';
  return (
    <li>
      <Head charge={charge} />
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" verticalSpacing="xs" mt="xs">
        <SegmentedControl
          aria-label={t('charges.decision', { label })}
          data={(['CONFIRM', 'DROP'] as const).map((value) => ({ value, label: t(`charges.${value}`) }))}
          value={draft.decision}
          onChange={(value) => form.setFieldValue(`charges.${index}.decision`, value as ChargeDraft['decision'])}
          className={classes.chargeDecision ?? ''}
        />
        {confirms && (
          <AmountField
            label={t('charges.amount')}
            aria-label={t('charges.amountOf', { label })}
            description={
              priced(charge) ? t('charges.proposed', { amount: formatMoney(charge.amount) }) : t('charges.unpriced')
            }
            {...form.field(`charges.${index}.amount`)}
          />
        )}
        {needsReason(charge, draft) && (
          <TextInput
            aria-label={t('charges.reasonOf', { label })}
            placeholder={t('charges.reason')}
            required
            {...settledChargeLimits.reason}
            {...form.field(`charges.${index}.reason`)}
          />
        )}
      </SimpleGrid>
    </li>
  );
};

/** Returns the part of the deposit that was kept for a charge, in centimes. */
const deductedFor = ({ lineId }: Charge, { depositEntries }: Charges): number =>
  depositEntries
    .filter((entry) => lineId !== null && entry.lineId === lineId && !entry.corrected)
    .reduce((sum, { amount }) => sum - (toCentimes(amount) ?? 0), 0);

/** Keeps the unpaid part of a charge from the deposit, at most the held sum. */
const KeepButton = ({ charge, file }: { charge: Charge; file: Charges }) => {
  const [keep, { loading }] = useKeepDepositForChargeMutation();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<Problem | null>(null);
  const { label, lineId, confirmedAmount } = charge;
  const { number, version, depositHeld, balance } = file;
  const left = (toCentimes(confirmedAmount) ?? 0) - deductedFor(charge, file);
  const amount = Math.min(left, toCentimes(depositHeld) ?? 0, toCentimes(balance) ?? 0);
  if (!lineId || amount <= 0) return null;
  const sum = formatMoney(fromCentimes(amount));
  const submit = async (): Promise<void> => {
    const input = { number, version, lines: [{ lineId, amount: fromCentimes(amount) }] };
    const problem = await attempt(() => keep({ variables: { input } }));
    setFailed(problem);
    if (problem) return;
    setAsking(false);
    void notify({ message: t('charges.kept', { amount: sum }) });
  };
  return (
    <>
      <Button
        variant="light"
        size="compact-md"
        mt={4}
        aria-label={t('charges.keepOf', { amount: sum, label })}
        onClick={() => {
          setFailed(null);
          setAsking(true);
        }}
      >
        {t('charges.keep', { amount: sum })}
      </Button>
      <ConfirmDialog
        opened={asking}
        message={t('charges.keepQuestion', { amount: sum, label })}
        confirmLabel={t('charges.keepConfirm', { amount: sum })}
        danger={false}
        busy={loading}
        error={failed && <ProblemText problem={failed} />}
        onConfirm={() => void submit()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

const Decided = ({ charge, file }: { charge: Charge; file: Charges }) => {
  const deducted = deductedFor(charge, file);
  const { status, confirmedAmount, reason, decidedAt, decidedBy } = charge;
  const at = decidedAt && formatDateTime(decidedAt);
  const who =
    at && (decidedBy ? t('charges.decided', { at, name: fullName(decidedBy) }) : t('charges.decidedByKey', { at }));
  return (
    <li>
      <div className={classes.line}>
        <Head charge={charge} />
        <b>{status === 'CONFIRMED' ? formatMoney(confirmedAmount) : t('charges.dropped')}</b>
      </div>
      <Text size="xs" c="dimmed" className={divided.text ?? ''}>
        {[reason, who, deducted > 0 && t('charges.keptOf', { amount: formatMoney(fromCentimes(deducted)) })]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {status === 'CONFIRMED' && <KeepButton charge={charge} file={file} />}
    </li>
  );
};

interface SettlementProps {
  file: Charges;
  onReload: () => Promise<Charges | undefined>;
}

const Settlement = ({ file, onReload }: SettlementProps) => {
  const open = file.returnCharges.filter(isOpen);
  const [settle] = useSettleReturnChargesMutation();
  const form = useServerForm<Draft>({
    initial: { values: draftOf(file), version: file.version },
    validate: ({ charges }) =>
      Object.fromEntries(
        charges.flatMap((draft, index) => {
          const charge = open.find(({ id }) => id === draft.chargeId);
          const unsaid = charge && needsReason(charge, draft) && !draft.reason.trim();
          const unpaid = draft.decision === 'CONFIRM' && (toCentimes(draft.amount) ?? 0) <= 0;
          return [
            ...(unpaid ? [[`charges.${index}.amount`, t('charges.amountMissing')]] : []),
            ...(unsaid ? [[`charges.${index}.reason`, t('charges.reasonMissing')]] : []),
          ];
        }),
      ) as Record<string, string>,
    save: ({ charges }, version) => {
      const decided = charges.map(({ amount, reason, ...charge }) => ({
        ...charge,
        amount: charge.decision === 'CONFIRM' ? amountOf(amount) : null,
        reason: reason.trim() || null,
      }));
      return attempt(() => settle({ variables: { input: { number: file.number, version, charges: decided } } }));
    },
    reload: reloadWith(onReload, draftOf),
    onSaved: () => void notify({ message: t('charges.saved') }),
  });
  const confirmed = form.values.charges.filter(({ decision }) => decision === 'CONFIRM');
  const sum = confirmed.reduce((total, { amount }) => total + (toCentimes(amount) ?? 0), 0);
  return (
    <form {...form.element}>
      <Text size="sm">{t('charges.lead')}</Text>
      <FormMessage form={form} />
      <ul className={divided.list} aria-label={t('charges.label')}>
        {open.map((charge) => {
          const index = form.values.charges.findIndex(({ chargeId }) => chargeId === charge.id);
          return <Choice key={charge.id} charge={charge} index={index} form={form} />;
        })}
      </ul>
      <Button type="submit" loading={form.busy} mt="xs">
        {t('charges.submit', { count: confirmed.length, amount: formatMoney(fromCentimes(sum)) })}
      </Button>
    </form>
  );
};

interface ReturnChargesPanelProps {
  file: Holding<FileChargesFragment>;
  /** Queries the file again. */
  onReload: () => Promise<unknown>;
}

/** Shows the charges at the return: undecided ones with their form, and decided ones (docs/rules/rental-life.md#charges-at-the-return). */
export const ReturnChargesPanel = ({ file: record, onReload }: ReturnChargesPanelProps) => {
  const file = useFields(FileChargesFragmentDoc, record);
  const reload = useStoredFields(FileChargesFragmentDoc, record, onReload);
  const decided = file.returnCharges.filter((charge) => !isOpen(charge));
  return (
    <>
      {decided.length < file.returnCharges.length && <Settlement file={file} onReload={reload} />}
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
