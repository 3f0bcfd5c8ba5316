import { Checkbox, Text, TextInput } from '@mantine/core';
import { attempt, type Problem } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import { amountOrZero, fromCentimes, toCentimes } from '../../platform/money/money';
import { keptChargeLimits } from '../../platform/graphql/limits.generated';
import { AmountField } from '../../kit/form/AmountField';
import { FormDialog } from '../../kit/form/FormDialog';
import { reloadWith, useServerForm, type FieldErrors, type ServerForm } from '../../kit/form/useServerForm';
import { notify } from '../../kit/notice/notify';
import divided from '../../kit/display/DividedList.module.css';
import classes from './Deposit.module.css';
import { useKeepDepositMutation, useUnpaidItemsQuery, type UnpaidFieldsFragment } from './Deposit.generated';
import { t } from './texts';

type Item = UnpaidFieldsFragment['unpaidItems'][number];

interface Draft {
  lines: { chosen: boolean; amount: number | string }[];
  charges: [{ label: string; amount: number | string }];
}

const centimes = (amount: number | string | null | undefined): number => toCentimes(amount) ?? 0;

/** Returns the initial values: the charges are chosen as far as the deposit and the balance reach; the rent is offered. */
const draftOf = ({ unpaidItems, depositHeld, balance }: UnpaidFieldsFragment): Draft => {
  let rest = Math.min(centimes(depositHeld), centimes(balance));
  return {
    lines: unpaidItems.map(({ lineId, open }) => {
      const amount = Math.min(centimes(open), rest);
      const chosen = lineId !== null && amount > 0;
      if (chosen) rest -= amount;
      return { chosen, amount: (amount > 0 ? amount : Math.min(centimes(open), centimes(depositHeld))) / 100 };
    }),
    charges: [{ label: '', amount: '' }],
  };
};

const makesCharge = ({ charges: [{ label, amount }] }: Draft): boolean => label.trim() !== '' || amount !== '';

const sumOf = (draft: Draft): number =>
  draft.lines.reduce((sum, { chosen, amount }) => sum + (chosen ? centimes(amount) : 0), 0) +
  centimes(draft.charges[0].amount);

const problemsOf = (draft: Draft, items: readonly Item[]): FieldErrors => {
  const [charge] = draft.charges;
  const problems = draft.lines.flatMap(({ chosen, amount }, index): [string, string][] => {
    const open = items[index]?.open;
    if (!chosen) return [];
    if (centimes(amount) <= 0) return [[`lines.${index}.amount`, t('amountWrong')]];
    return centimes(amount) > centimes(open)
      ? [[`lines.${index}.amount`, t('amountBeyond', { open: formatMoney(open) })]]
      : [];
  });
  const none = !makesCharge(draft) && draft.lines.every(({ chosen }) => !chosen);
  return {
    ...Object.fromEntries(problems),
    ...(none && { 'charges.0.label': t('nothingChosen') }),
    ...(makesCharge(draft) && {
      'charges.0.label': charge.label.trim() ? undefined : t('reasonWrong'),
      'charges.0.amount': centimes(charge.amount) > 0 ? undefined : t('amountWrong'),
    }),
  };
};

/** Puts the errors of the lines that were sent at the fields of the form, which shows further ones. */
const atTheirFields = (problem: Problem | null, sent: readonly number[]): Problem | null =>
  problem && {
    ...problem,
    fields: Object.fromEntries(
      Object.entries(problem.fields).map(([path, message]) => [
        path.replace(/^lines\.(\d+)\.\w+$/, (_, index: string) => `lines.${sent[Number(index)]}.amount`),
        message,
      ]),
    ),
  };

const ItemChoice = ({ item, index, form }: { item: Item; index: number; form: ServerForm<Draft> }) => {
  const { label, amount, open } = item;
  const chosen = form.values.lines[index]?.chosen ?? false;
  const partly = centimes(open) < centimes(amount);
  return (
    <li className={classes.choice}>
      <Checkbox
        label={label}
        description={partly ? t('openOf', { open: formatMoney(open), amount: formatMoney(amount) }) : formatMoney(open)}
        checked={chosen}
        onChange={(event) => form.setFieldValue(`lines.${index}.chosen`, event.currentTarget.checked)}
      />
      {chosen && <AmountField aria-label={t('amountFor', { label })} {...form.field(`lines.${index}.amount`)} />}
    </li>
  );
};

interface KeepFormProps {
  number: string;
  onClose: () => void;
}

const KeepFields = ({
  number,
  unpaid,
  onReload,
  onClose,
}: KeepFormProps & {
  unpaid: UnpaidFieldsFragment;
  onReload: () => Promise<UnpaidFieldsFragment | null | undefined>;
}) => {
  const [keep] = useKeepDepositMutation({ refetchQueries: ['Deposits'] });
  const { unpaidItems: items, depositHeld, balance, stage } = unpaid;
  const form = useServerForm<Draft>({
    initial: { values: draftOf(unpaid), version: unpaid.version },
    validate: (draft) => problemsOf(draft, items),
    save: async (draft, version) => {
      const sent = draft.lines.flatMap(({ chosen }, index) => (chosen ? [index] : []));
      const lines = sent.map((index) => ({
        lineId: items[index]?.lineId ?? null,
        amount: amountOrZero(draft.lines[index]?.amount ?? 0),
      }));
      const charges = makesCharge(draft)
        ? draft.charges.map(({ label, amount }) => ({ label, amount: amountOrZero(amount) }))
        : [];
      const problem = await attempt(async () => {
        const { data } = await keep({ variables: { input: { number, version, lines, charges } } });
        void notify({ message: t('kept', { held: formatMoney(data?.keepDeposit.depositHeld) }) });
      });
      return atTheirFields(problem, sent);
    },
    reload: reloadWith(onReload, draftOf),
    onSaved: onClose,
  });
  const sum = sumOf(form.values);
  return (
    <FormDialog title={t('keepTitle', { number })} form={form} submitLabel={t('keep')} onClose={onClose} size="md">
      <Text size="sm" c="dimmed">
        {t('heldAndDue', { held: formatMoney(depositHeld), due: formatMoney(items.length > 0 ? balance : '0') })}
      </Text>
      {items.length > 0 && (
        <ul className={divided.list} aria-label={t('unpaidLabel')}>
          {items.map((item, index) => (
            <ItemChoice key={item.lineId} item={item} index={index} form={form} />
          ))}
        </ul>
      )}
      {stage !== 'CLOSED' && (
        <div className={classes.newCharge}>
          <Text size="sm" fw={600}>
            {t('newCharge')}
          </Text>
          <TextInput
            label={t('reason')}
            description={t('reasonHint')}
            {...keptChargeLimits.label}
            {...form.field('charges.0.label')}
          />
          <AmountField label={t('amountKept')} {...form.field('charges.0.amount')} />
        </div>
      )}
      <Text fw={600} aria-live="polite">
        {t('keptSum', { sum: formatMoney(fromCentimes(sum)) })}
      </Text>
    </FormDialog>
  );
};

/** Keeps a part of a deposit for open charges that are chosen, or for a new one (docs/rules/payments.md#what-a-deposit-pays). */
export const KeepForm = ({ number, onClose }: KeepFormProps) => {
  const { data, refetch } = useUnpaidItemsQuery({ variables: { number }, fetchPolicy: 'network-only' });
  const unpaid = data?.reservation;
  if (!unpaid) return null;
  const reload = async () => (await refetch()).data?.reservation;
  return <KeepFields number={number} unpaid={unpaid} onReload={reload} onClose={onClose} />;
};
