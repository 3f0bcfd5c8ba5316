import { SignaturePadField } from '../../kit/signature/SignaturePadField';
import { ContractSummary, type Slot } from './ContractSummary';
import { ReadContract } from './ReadContract';
import classes from './SignForm.module.css';
import { useSignContractMutation } from './SignatureSlot.generated';
import { t } from './texts';
import { useSigning } from './useSigning';

interface SignFormProps {
  slot: Slot;
  linkKey: string | null;
  /** Called once signed, or if closed meanwhile. */
  onLeave: () => void;
}

/** The server says that this contract cannot be signed (any more), so that trying again is useless. */
const closedCodes = ['SIGNATURE.CLOSED', 'RESERVATION.NOT_FOUND'];

/** Shows the contract's summary with the pad below it. */
export const SignForm = ({ slot, linkKey, onLeave }: SignFormProps) => {
  const [sign, { loading }] = useSignContractMutation();
  const { problem, submit } = useSigning({
    sign: (image) => sign({ variables: { input: { number: slot.number, image } } }),
    done: t('done'),
    closedCodes,
    onLeave,
  });
  return (
    <>
      <header>
        <h1 className={classes.title}>
          {t('number')} <span>{slot.number}</span>
        </h1>
        <p className={classes.lead}>{t('lead')}</p>
      </header>
      <ContractSummary slot={slot} />
      <ReadContract slot={slot} linkKey={linkKey} />
      <SignaturePadField
        busy={loading}
        problem={problem}
        consent={t('consent')}
        onSubmit={(picture) => void submit(picture)}
      />
    </>
  );
};
