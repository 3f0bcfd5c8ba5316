import {
  ActionIcon,
  Button,
  Checkbox,
  NativeSelect,
  SegmentedControl,
  SimpleGrid,
  Text,
  TextInput,
} from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { IconPlus, IconX } from '@tabler/icons-react';
import divided from '../../kit/display/DividedList.module.css';
import { Facts } from '../../kit/display/Facts';
import { AmountField } from '../../kit/form/AmountField';
import type { ServerForm } from '../../kit/form/useServerForm';
import { formatMoney } from '../../platform/format/format';
import { addedChargeLimits, chargeDecisionLimits } from '../../platform/graphql/limits.generated';
import { fromCentimes } from '../../platform/money/money';
import { CashOutsideTill } from '../reservation/CashOutsideTill';
import { MethodSelect } from '../reservation/MethodSelect';
import { StampDuty } from '../reservation/StampDuty';
import { ChargeHead } from './ChargeHead';
import classes from './Settlement.module.css';
import {
  isPriced,
  needsReason,
  openCharges,
  sumsOf,
  type ChargeDraft,
  type ProposedCharge,
  type SettledRental,
  type SettlementDraft,
  type SettlementSums,
} from './settlementDraft';
import { t } from './texts';

type Form = ServerForm<SettlementDraft>;

const sum = (centimes: number): string => formatMoney(fromCentimes(centimes));

const ChargeChoice = ({ charge, form }: { charge: ProposedCharge; form: Form }) => {
  const index = form.values.charges.findIndex(({ chargeId }) => chargeId === charge.id);
  const draft = form.values.charges[index];
  if (!draft) return null;
  const { label } = charge;
  return (
    <li>
      <ChargeHead charge={charge} />
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" verticalSpacing="xs" mt="xs">
        <SegmentedControl
          aria-label={t('charges.decision', { label })}
          data={(['CONFIRM', 'DROP'] as const).map((value) => ({ value, label: t(`charges.${value}`) }))}
          value={draft.decision}
          onChange={(value) => form.setFieldValue(`charges.${index}.decision`, value as ChargeDraft['decision'])}
          className={classes.decision ?? ''}
        />
        {draft.decision === 'CONFIRM' && (
          <AmountField
            aria-label={t('charges.amountOf', { label })}
            description={
              isPriced(charge) ? t('charges.proposed', { amount: formatMoney(charge.amount) }) : t('charges.unpriced')
            }
            {...form.field(`charges.${index}.amount`)}
          />
        )}
        {needsReason(charge, draft) && (
          <TextInput
            aria-label={t('charges.reasonOf', { label })}
            placeholder={t('charges.reason')}
            required
            {...chargeDecisionLimits.reason}
            {...form.field(`charges.${index}.reason`)}
          />
        )}
      </SimpleGrid>
    </li>
  );
};

const AddedCharges = ({ form }: { form: Form }) => {
  const { added } = form.values;
  return (
    <>
      {added.map((_, index) => (
        <div key={index} className={classes.added}>
          <TextInput
            label={t('added.label')}
            description={index === 0 ? t('added.hint') : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...addedChargeLimits.label}
            {...form.field(`added.${index}.label`)}
          />
          <AmountField label={t('charges.amount')} {...form.field(`added.${index}.amount`)} />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('added.remove', { index: String(index + 1) })}
            onClick={() =>
              form.setFieldValue(
                'added',
                added.filter((__, other) => other !== index),
              )
            }
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => form.setFieldValue('added', [...added, { label: '', amount: '' }])}
        >
          {t('added.add')}
        </Button>
      </div>
    </>
  );
};

/** Chooses what the deposit pays, what of it goes back, and whether the rest is paid at once. */
const Money = ({ form, sums }: { form: Form; sums: SettlementSums }) => {
  const { useDeposit, giveBack, pays, method, returnMethod } = form.values;
  const { due, held, most, kept, imprint, money, left } = sums;
  const check = (name: 'useDeposit' | 'giveBack' | 'pays', label: string, checked: boolean) => (
    <Checkbox
      label={label}
      checked={checked}
      onChange={(event) => form.setFieldValue(name, event.currentTarget.checked)}
    />
  );
  return (
    <>
      {held > 0 && due > 0 && check('useDeposit', t('useDeposit'), useDeposit)}
      {held > 0 && due > 0 && useDeposit && (
        <AmountField label={t('kept')} description={t('keptHint', { most: sum(most) })} {...form.field('kept')} />
      )}
      {held > kept && check('giveBack', t('giveBack', { sum: sum(held - kept) }), giveBack)}
      {imprint > 0 && <Text size="sm">{t('imprint', { sum: sum(imprint) })}</Text>}
      {money > 0 && (
        <>
          <NativeSelect
            label={t('returnMethod')}
            data={(['CASH', 'TRANSFER'] as const).map((value) => ({ value, label: t(`methods.${value}`) }))}
            {...form.field('returnMethod')}
          />
          <CashOutsideTill method={returnMethod} />
        </>
      )}
      {left > 0 && check('pays', t('pays', { sum: sum(left) }), pays)}
      {left > 0 && pays && (
        <>
          <MethodSelect label={t('paymentMethod')} {...form.field('method')} />
          <StampDuty amount={left / 100} method={method} />
        </>
      )}
      {left > 0 && !pays && <Text size="sm">{t('staysDue', { sum: sum(left) })}</Text>}
    </>
  );
};

interface SettlementFieldsProps {
  rental: SettledRental;
  form: Form;
}

/** Decides on the charges of a rental and says what is paid, kept and returned (docs/rules/payments.md#the-settlement). */
export const SettlementFields = ({ rental, form }: SettlementFieldsProps) => {
  const open = openCharges(rental);
  const sums = sumsOf(rental, form.values);
  return (
    <>
      {open.length > 0 && (
        <>
          <Text size="sm">{t('charges.lead')}</Text>
          <ul className={divided.list} aria-label={t('charges.label')}>
            {open.map((charge) => (
              <ChargeChoice key={charge.id} charge={charge} form={form} />
            ))}
          </ul>
        </>
      )}
      {rental.stage !== 'CLOSED' && <AddedCharges form={form} />}
      <Facts
        facts={[
          { label: t('sums.paid'), value: formatMoney(rental.settlement.paid) },
          { label: t('sums.due'), value: <b aria-live="polite">{sum(sums.due)}</b> },
          { label: t('sums.held'), value: sum(sums.held) },
        ]}
      />
      <Money form={form} sums={sums} />
    </>
  );
};
