import { Text, Textarea } from '@mantine/core';
import { MethodSelect } from '../reservation/MethodSelect';
import { AmountField } from '../../kit/form/AmountField';
import { FormDialog } from '../../kit/form/FormDialog';
import { reloadWith, useServerForm } from '../../kit/form/useServerForm';
import { formatKm, formatMoney } from '../../platform/format/format';
import type { Fields } from '../../platform/graphql/fields';
import type { PaymentMethod } from '../../platform/graphql/types.generated';
import { amountOrZero, toCentimes } from '../../platform/money/money';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { departRentalLimits, rentalStepLimits } from '../../platform/graphql/limits.generated';
import { DateTimeField } from '../../kit/date/DateTimeField';
import { ReasonField } from '../../kit/form/ReasonField';
import { KmField } from '../../kit/form/KmField';
import { FuelSelect } from './FuelSelect';
import type { RentalProgressFragment } from './RentalProgress.generated';
import type { OfferedStep } from './stageSteps';
import { t } from './texts';
import { useStageSteps } from './useStageSteps';

interface StepProps {
  rental: Fields<RentalProgressFragment>;
  onClose: () => void;
}

interface ReadingDraft {
  at: string;
  km: number | string;
  fuel: string;
  overrideReason: string;
  moneyReason: string;
}

const reasons = ['overrideReason', 'moneyReason'] as const;

/** Records the readings of a vehicle at its departure or return. */
const ReadingForm = ({ rental, step, now, onClose }: StepProps & { step: 'depart' | 'return'; now: string }) => {
  const { depart, giveBack, stored } = useStageSteps();
  const { number, lastKnownKm } = rental;
  const empty: ReadingDraft = { at: now, km: '', fuel: '', overrideReason: '', moneyReason: '' };
  const form = useServerForm<ReadingDraft>({
    initial: { values: empty, version: rental.version },
    validate: ({ at, km, fuel }) => ({
      at: at ? undefined : t('stages.atWrong'),
      km: km === '' ? t('stages.kmWrong') : undefined,
      fuel: fuel ? undefined : t('stages.fuelWrong'),
    }),
    save: ({ at, km, fuel, overrideReason, moneyReason }, version) => {
      const reading = { number, version, at, km: Number(km), fuel: Number(fuel) };
      const words = { ...(overrideReason && { overrideReason }), ...(moneyReason && { moneyReason }) };
      return step === 'depart' ? depart({ ...reading, ...words }) : giveBack(reading);
    },
    reload: reloadWith(
      () => stored(number),
      () => empty,
    ),
    onSaved: onClose,
  });
  const name = t(`stages.step.${step}`);
  // A reason is asked for once the server requires it: papers and money stop a departure only by the agency's settings, and only an Admin
  // may give a reason.
  const requiredReasons = reasons.filter((name) => form.values[name] !== '' || form.errorAt(name) !== undefined);
  return (
    <FormDialog
      title={t('stages.of', { step: name, number })}
      form={form}
      submitLabel={name}
      onClose={onClose}
      size="md"
    >
      <DateTimeField
        label={t('stages.at')}
        pickerTitle={t('stages.pickAt')}
        required
        max={now}
        size="sm"
        {...form.field('at')}
        value={form.values.at}
      />
      <KmField
        required
        label={t('stages.km')}
        description={lastKnownKm === null ? t('stages.kmUnknown') : t('stages.kmKnown', { km: formatKm(lastKnownKm) })}
        {...form.field('km')}
        data-autofocus
      />
      <FuelSelect label={t('stages.fuel')} {...form.field('fuel')} />
      {requiredReasons.map((name) => (
        <Textarea
          key={name}
          label={t(`stages.words.${name}`)}
          description={t(`stages.wordHints.${name}`)}
          required
          {...departRentalLimits[name]}
          {...form.field(name)}
        />
      ))}
    </FormDialog>
  );
};

interface NoShowDraft {
  kept: number | string;
  refundMethod: PaymentMethod;
}

/** Asks what is kept of what was paid when nobody came. */
const NoShowForm = ({ rental, onClose }: StepProps) => {
  const { noShow, stored } = useStageSteps();
  const { number, advance, balance } = rental;
  const draftOf = (of: Fields<RentalProgressFragment>): NoShowDraft => ({
    kept: Number(of.advance ?? 0),
    refundMethod: 'CASH',
  });
  const form = useServerForm<NoShowDraft>({
    initial: { values: draftOf(rental), version: rental.version },
    validate: ({ kept }) => ({ kept: toCentimes(kept) === null ? t('stages.keptWrong') : undefined }),
    save: ({ kept, refundMethod }, version) => noShow({ number, version, kept: amountOrZero(kept), refundMethod }),
    reload: reloadWith(() => stored(number), draftOf),
    onSaved: onClose,
  });
  const rest = (toCentimes(advance ?? '0') ?? 0) > (toCentimes(form.values.kept) ?? 0);
  return (
    <FormDialog
      title={t('stages.noShowOf', { number })}
      form={form}
      submitLabel={t('stages.step.noShow')}
      onClose={onClose}
      size="md"
    >
      <Text size="sm">{t('stages.noShowText')}</Text>
      <Text size="sm" c="dimmed">
        {t('stages.paidNow', { advance: formatMoney(advance), balance: formatMoney(balance) })}
      </Text>
      <AmountField label={t('stages.kept')} required {...form.field('kept')} data-autofocus />
      {rest && <MethodSelect label={t('stages.refund')} {...form.field('refundMethod')} />}
    </FormDialog>
  );
};

/** Closes a rental or undoes its last step, with a reason if the server requires one. */
const ReasonForm = ({ rental, offered, onClose }: StepProps & { offered: OfferedStep }) => {
  const { close, reopen, stored } = useStageSteps();
  const { number, advance, balance } = rental;
  const { step, to, reasonRequired } = offered;
  const form = useServerForm({
    initial: { values: { reason: '' }, version: rental.version },
    validate: ({ reason }) => ({ reason: reasonRequired && !reason.trim() ? t('stages.reasonWrong') : undefined }),
    save: ({ reason }, version) => (step === 'close' ? close : reopen)({ number, version, reason: reason || null }),
    reload: reloadWith(
      () => stored(number),
      () => ({ reason: '' }),
    ),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t(step === 'close' ? 'stages.closeOf' : 'stages.reopenOf', { number })}
      form={form}
      submitLabel={t(step === 'close' ? 'stages.step.close' : 'stages.step.reopen')}
      onClose={onClose}
      size="md"
    >
      <Text size="sm">
        {to === 'PLANNED' || to === 'OUT' || to === 'RETURNED'
          ? t(`stages.reopenText.${to}`)
          : t('stages.paidNow', { advance: formatMoney(advance), balance: formatMoney(balance) })}
      </Text>
      {reasonRequired && (
        <ReasonField label={t('stages.reason')} {...rentalStepLimits.reason} {...form.field('reason')} data-autofocus />
      )}
    </FormDialog>
  );
};

/** Shows the dialog of a step of a rental (docs/rules/rental-life.md#stages). */
export const StageForm = ({ rental, offered, onClose }: StepProps & { offered: OfferedStep }) => {
  const now = useAgencyNow();
  const { step } = offered;
  if (step === 'noShow') return <NoShowForm rental={rental} onClose={onClose} />;
  if (step === 'close' || step === 'reopen') return <ReasonForm rental={rental} offered={offered} onClose={onClose} />;
  return now ? <ReadingForm rental={rental} step={step} now={now} onClose={onClose} /> : null;
};
