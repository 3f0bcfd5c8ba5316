import { useState } from 'react';
import { FormDialog } from '../../kit/form/FormDialog';
import { reloadWith, useServerForm } from '../../kit/form/useServerForm';
import { notify } from '../../kit/notice/notify';
import { useLoadFailure } from '../../kit/notice/useLoadFailure';
import { useWhen } from '../../platform/effect/useWhen';
import { attempt } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import { SettlementFields } from './SettlementFields';
import { useRentalSettlementQuery, useSettleRentalMutation } from './Settlement.generated';
import {
  draftOf,
  inputOf,
  isSettled,
  problemsOf,
  submitLabel,
  sumsOf,
  type SettledRental,
  type SettlementDraft,
} from './settlementDraft';
import { t } from './texts';

interface SettlementDialogProps {
  number: string;
  /** Whether what the deposit does not pay is paid at once, unless the form says otherwise. */
  paying?: boolean;
  onClose: () => void;
}

const SettlementForm = ({
  rental,
  paying = false,
  onReload,
  onClose,
}: Pick<SettlementDialogProps, 'paying' | 'onClose'> & {
  rental: SettledRental;
  onReload: () => Promise<SettledRental | null | undefined>;
}) => {
  const [settle] = useSettleRentalMutation({ refetchQueries: ['Deposits', 'RentalDetails', 'RentalFile'] });
  const form = useServerForm<SettlementDraft>({
    initial: { values: { ...draftOf(rental), pays: paying }, version: rental.version },
    validate: (draft) => problemsOf(rental, draft),
    save: (draft, version) =>
      attempt(async () => {
        const { data } = await settle({ variables: { input: inputOf(rental, draft, version) } });
        const balance = data?.settleRental.balance ?? '0';
        void notify({
          message: Number(balance) > 0 ? t('doneDue', { balance: formatMoney(balance) }) : t('done'),
        });
      }),
    reload: reloadWith(onReload, draftOf),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('title', { number: rental.number })}
      form={form}
      submitLabel={submitLabel(sumsOf(rental, form.values), form.values.pays)}
      onClose={onClose}
    >
      <SettlementFields rental={rental} form={form} />
    </FormDialog>
  );
};

/**
 * Settles a rental in one step: decides on the proposed charges, pays them of the deposit, returns the rest and takes what is missing
 * (docs/rules/payments.md#the-settlement). Closes at once if nothing is left to settle.
 */
export const SettlementDialog = ({ number, paying = false, onClose }: SettlementDialogProps) => {
  const { data, error, refetch } = useRentalSettlementQuery({ variables: { number }, fetchPolicy: 'network-only' });
  const rental = data?.reservation;
  // Decided once: the answer of the form's own mutation leaves nothing to settle either.
  const [shown, setShown] = useState<boolean | null>(null);
  if (rental && shown === null) setShown(!isSettled(rental));
  useLoadFailure(rental ? undefined : error, t('failed'), onClose);
  useWhen(shown === false, onClose);
  if (!rental || !shown) return null;
  const reload = async () => (await refetch()).data?.reservation;
  return <SettlementForm rental={rental} paying={paying} onReload={reload} onClose={onClose} />;
};
